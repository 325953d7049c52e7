import { describe, expect, it } from "vitest";
import { isDevice } from "../../src/accesses/devices.ts";

describe("4.8 devices", () => {
  it.each([
    ["/dev/null", "write", true],
    ["/dev/null", "read", true],
    ["/dev/stdin", "read", true],
    ["/dev/stderr", "write", true],
    ["/dev/fd/3", "write", true],
    ["/dev/tty", "unknown", true],
    ["/dev/urandom", "read", true],
    ["/dev/zero", "read", true],
    ["/proc/meminfo", "read", true],
    ["/dev/urandom", "write", false],
    ["/dev/zero", "unknown", false],
    ["/dev/fd/", "read", false],
    ["/dev/fd/3/x", "read", false],
    ["/dev/sda", "write", false],
    ["/dev/null.txt", "write", false],
    ["/proc/1/environ", "read", false],
    ["dev/null", "write", false],
    ["/dev/tcp/h/80", "write", false],
  ] as const)("%s %s: %s", (path, access, want) => {
    expect(isDevice(path, access)).toBe(want);
  });
});
