import type { AccessCase } from "./access-case.ts";

export const redirectCases: readonly AccessCase[] = [
  { cmd: "cat < in > out", want: ["read in [redirect]", "write out [redirect]"] },
  { cmd: "cat 2>err.log a", want: ["read a", "write err.log [redirect]"] },
  { cmd: "cat a >> log", want: ["read a", "write log [redirect]"] },
  { cmd: "cat a &> all.log", want: ["read a", "write all.log [redirect]"] },
  { cmd: "cat a >& all.log", want: ["read a", "write all.log [redirect]"] },
  { cmd: "cat a 2>&1", want: ["read a"] },
  { cmd: "cat a >&2", want: ["read a"] },
  { cmd: "cat a <&3", want: ["read a"] },
  { cmd: "cat a >| f", want: ["read a", "write f [redirect]"] },
  { cmd: "cat <> f", want: ["read f [redirect]", "write f [redirect]"] },
  { cmd: "cat <<< word", want: [] },
  { cmd: "cat > f <<EOF\nhi\nEOF", want: ["write f [redirect]"] },
  { cmd: "> f", want: ["write f [redirect]"] },
  { cmd: ": > f", want: ["write f [redirect]"] },
  { cmd: 'cat < "$X"', want: ["read $X ? [redirect]"] },
  { cmd: "echo x >&$fd", want: ["write $fd ? [redirect]"] },
  { cmd: "echo x 2>&$fd", want: [] },
];
