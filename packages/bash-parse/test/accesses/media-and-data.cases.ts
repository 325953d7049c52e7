import type { AccessCase } from "./access-case.ts";

export const mediaAndDataCases: readonly AccessCase[] = [
  { cmd: "ffmpeg -i a.mp4 -vf 'scale=1:2' out.mp4", want: ["read a.mp4 [option]", "write out.mp4"] },
  {
    cmd: "ffmpeg -y -i a b.mp4 -c copy /tmp/c.mp4",
    want: ["read a [option]", "write b.mp4 (name)", "write /tmp/c.mp4"],
  },
  { cmd: "convert a.png -resize 50% b.png", want: ["read a.png", "write b.png"] },
  { cmd: "identify a.png", want: ["read a.png"] },
  { cmd: "mogrify -resize 50% a.png", want: ["read a.png", "write a.png"] },
  { cmd: "psql -f x.sql -d db", want: ["execute x.sql [option]"] },
  { cmd: "psql -c 'select 1'", want: [] },
  { cmd: "pg_dump -f o.sql db", want: ["write o.sql [option]"] },
  { cmd: "sqlite3 a.db 'select 1'", want: ["unknown a.db"] },
  { cmd: "mysql -u r db < dump.sql", want: ["read dump.sql [redirect]"] },
  { cmd: "redis-cli get /x", want: [] },
  {
    cmd: "ffmpeg -i a -i b -filter_complex x -map 0:v o.mkv",
    want: ["read a [option]", "read b [option]", "write o.mkv"],
  },
  { cmd: "ffprobe -v error a", want: ["read a"] },
  { cmd: "magick a.png b.png", want: ["read a.png", "write b.png"] },
  { cmd: "pdftotext a.pdf b.txt", want: ["unknown a.pdf (name)", "unknown b.txt (name)"] },
  { cmd: "psql -d x < d.sql", want: ["read d.sql [redirect]"] },
  { cmd: "pg_restore -d x f", want: ["read f"] },
  { cmd: "sqlite3 x.db < s.sql", want: ["unknown x.db", "read s.sql [redirect]"] },
  { cmd: "mysqldump db > o", want: ["write o [redirect]"] },
  { cmd: "mongodump --out d", want: ["write d [option]"] },
  { cmd: "redis-cli -h h get k", want: [] },
  { cmd: "ffmpeg -i a -report o.mp4", want: ["read a [option]", "write o.mp4"] },
];
