import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rawMembers } from "../../src/jsonl/raw-members.ts";
import { readRequest } from "../../src/jsonl/read-request.ts";
import { requests } from "./read-request.cases.ts";

describe("one line of a stream", () => {
  it.each(requests)("%s", (_it, line, want) => {
    expect(readRequest(line)).toEqual(want);
  });
});

describe("raw members", () => {
  it("say the same as JSON.parse, for every object and any indentation", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat({ max: 3 }), (object, indent) => {
        // JSON.stringify gives each key once, so that the members can be read back one by one.
        const members = rawMembers(JSON.stringify(object, null, indent));
        const again = Object.fromEntries(members.map(({ key, raw }) => [key, JSON.parse(raw) as unknown]));
        expect(again).toEqual(JSON.parse(JSON.stringify(object)));
        expect(members.map(({ key }) => key)).toEqual(Object.keys(object));
      }),
    );
  });
});
