import type { AccessCase } from "./access-case.ts";

export const createdNameCases: readonly AccessCase[] = [
  { cmd: "cp -a a b; cat b/l", want: ["read a …", "write b …", "read b/l ?"] },
  {
    cmd: "mv a.ts src/ && cat src/a.ts/x",
    want: ["read a.ts …", "write a.ts …", "write src/", "write src/a.ts …", "read src/a.ts/x ?"],
  },
  { cmd: "mv d e; cat e/l", want: ["read d …", "write d …", "write e", "read e/l ?"] },
  { cmd: "ln -s ~ h; echo x > h", want: ["read ~", "write h", "write h ? [redirect]"] },
  { cmd: "git clone https://h/o/r /opt/r && cat /opt/r/x", want: ["write /opt/r", "read /opt/r/x ?"] },
  {
    cmd: "git clone git@h:o/r.git && cd r && cat a",
    want: ["write r … [directory]", "read r [directory]", "read a ? in r"],
  },
  {
    cmd: "tar xzf a.tgz && cat d/x",
    want: ["read a.tgz [option]", "write . [directory]", "write . ? below . [directory]", "read d/x ?"],
  },
  {
    cmd: "tar xzf a.tgz -C d && cat d/x && cat y",
    want: ["read a.tgz [option]", "write d [directory]", "write d ? below d [directory]", "read d/x ?", "read y"],
  },
  { cmd: "mount --bind /etc m && cat m/passwd", want: ["read /etc", "write m", "read m/passwd ?"] },
  { cmd: "cp -r ~/.ssh k; cat k/id", want: ["read ~/.ssh …", "write k …", "read k/id ?"] },
  { cmd: "rsync -a a/ b && cat b/x", want: ["read a/ …", "write b …", "read b/x ?"] },
  { cmd: "ln -s ~ h; cat ./h/x; cat $PWD/h/x", want: ["read ~", "write h", "read ./h/x ?", "read ./h/x ?"] },
  { cmd: "ln -s ~ h; cat */x", want: ["read ~", "write h", "read */x ?"] },
  { cmd: "for i in 1 2; do cat h/x; ln -s ~ h; done", want: ["read h/x ?", "read ~", "write h"] },
  {
    cmd: "tar xf a.tar -C d && cat d/x",
    want: ["read a.tar [option]", "write d [directory]", "write d ? below d [directory]", "read d/x ?"],
  },
  {
    cmd: "unzip a.zip && cat x/y",
    want: ["read a.zip", "write . [directory]", "write . ? below . [directory]", "read x/y ?"],
  },
  { cmd: "mv d e && cat e/*", want: ["read d …", "write d …", "write e", "read e/* ?"] },
  { cmd: "mv d e && cat */x", want: ["read d …", "write d …", "write e", "read */x ?"] },
  { cmd: "cat h/x; ln -s ~ h", want: ["read h/x", "read ~", "write h"] },
  { cmd: "touch a; cat a/b", want: ["write a", "read a/b"] },
  { cmd: "cp a b; cat b", want: ["read a", "write b", "read b"] },
  {
    cmd: "mv a.ts src/ && cat src/b.ts",
    want: ["read a.ts …", "write a.ts …", "write src/", "write src/a.ts …", "read src/b.ts"],
  },
  { cmd: "ln -s a b && cat c", want: ["read a", "write b", "read c"] },
  { cmd: "cp -r a b; cat bc/x", want: ["read a …", "write b …", "read bc/x"] },
  { cmd: "cp -r a /srv/b; cat ../srv/b/x", want: ["read a …", "write /srv/b …", "read ../srv/b/x ?"] },
  {
    cmd: "ln -s ~ h && cd h && cat .ssh/id",
    want: ["read ~", "write h", "read h ? [directory]", "read .ssh/id ? in h"],
  },
];
