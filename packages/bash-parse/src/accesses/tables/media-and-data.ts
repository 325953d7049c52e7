import type { ProgramTable } from "./program-table.ts";

/** Media, databases and documents. Sources: FFmpeg 7, ImageMagick 7, PostgreSQL 16, SQLite 3.46, MySQL 8 manuals. */
export const mediaAndData: ProgramTable = {
  "ffmpeg|avconv":
    "w.named* w; style: words; r: i attach filter_script filter_complex_script dump_attachment; w: progress passlogfile vstats_file; -: f c codec vf af filter filter_complex lavfi map ss t to r s b crf preset q qscale ar ac pix_fmt aspect metadata loglevel v threads itsoffset frames vframes c:v c:a c:s b:v b:a vcodec acodec q:v q:a g profile:v tune level movflags stream_loop loop hwaccel framerate video_size pattern_type start_number fs; urls:",
  "ffprobe|ffplay": "r*; style: words; r: i; -: v of show_entries select_streams print_format loglevel f; urls:",
  "mediainfo|mpv|vlc|mplayer|play|mkvinfo|id3v2|metaflac|vorbiscomment|exiv2|identify|display|feh|eog|imv|sxiv|evince|okular|zathura|mupdf|xpdf|pdfinfo|pdffonts":
    "r*; urls:",
  "convert|magick|composite|montage|gm|stream":
    "r* w; style: words; -: resize crop quality density rotate background gravity extent geometry format fill stroke pointsize font-size annotate draw compose level gamma blur sharpen threshold colors depth type colorspace alpha channel define set size tile border bordercolor strokewidth fuzz delay loop dispose units compress interlace sampling-factor page modulate brightness-contrast sigmoidal-contrast unsharp thumbnail scale sample; r: font mask clip-mask profile texture; urls:",
  mogrify: "b*; style: words; w: path; -: resize crop quality density rotate background gravity extent format geometry",
  "sox|rec|lame|flac|oggenc|opusenc|cwebp|dwebp|gifsicle|optipng|pngquant|jpegoptim|jpegtran|pngcrush|oxipng|zopflipng|gifski|avifenc|avifdec|cjxl|djxl|heif-convert|potrace|inkscape|rsvg-convert|cairosvg|svgexport|gs|ps2pdf|pdf2ps|pdftotext|pdftoppm|pdftocairo|pdfimages|pdfseparate|pdfunite|qpdf|pdftk|img2pdf|ocrmypdf|tesseract|wkhtmltopdf|wkhtmltoimage|weasyprint|prince|libreoffice|soffice|unoconv|ebook-convert|calibredb|handbrakecli|HandBrakeCLI|mkvmerge|mkvextract|MP4Box|AtomicParsley|vips|gmic|darktable-cli|rawtherapee-cli|blender|openscad|freecad|kicad-cli|gimp|krita|scrot|maim|grim|import|screencapture|flameshot|whisper|espeak|piper":
    "u.named*; w: --output --outdir --out --export-filename --ext-dir; u.named: -o -O; -: --quality --format --dpi --lang; urls:",
  "sqlite3|sqlite|litecli|duckdb|rqlite":
    "u u.sql*; around: sql-client; x: init f; u.sql: cmd c s; -: separator newline nullvalue maxsize mmap vfs; style: words",
  "psql|pgcli|createdb|dropdb|pg_isready|vacuumdb|reindexdb|clusterdb|createuser|dropuser|pgbench":
    "-*; around: sql-client; x: -f --file; w: -o -L --output --log-file; u.sql: -c --command; -: -d -h -p -U -v -F -R -P -T --dbname --host --port --username --set --variable; urls:",
  "pg_dump|pg_dumpall|pg_basebackup":
    "-*; w: -f -D --file --pgdata; -: -d -h -p -U -t -T -n -N -F -j -Z --dbname --host --port --username --table --schema --format --jobs --exclude-table",
  pg_restore:
    "r; w: -f --file; r: -L --use-list; -: -d -h -p -U -t -n -j -F -I -T -P --dbname --host --port --username --table --schema",
  "pg_ctl|initdb|pg_upgrade|postgres|mysqld|mongod|redis-server|pg_resetwal|pg_controldata":
    "u.named*; w: -D -l --pgdata --log --datadir --dbpath --logpath; r: -c -f --config",
  "mysql|mariadb|mycli|mysqladmin|mysqlcheck|mysqlimport|mysqlshow":
    "-*; around: sql-client; r: --defaults-file --defaults-extra-file --ssl-ca --ssl-cert --ssl-key; w: --tee; u.sql: -e --execute; -: -u -h -P -D -S --user --host --port --database --socket --default-character-set",
  "mysqldump|mariadb-dump":
    "-*; r: --defaults-file --defaults-extra-file; w: -r -T --result-file --tab --log-error; -: -u -h -P -S -w --user --host --port --socket --where --ignore-table",
  "redis-cli|mongosh|mongo|cqlsh|clickhouse|clickhouse-client|influx|etcdctl|cypher-shell|usql|sqlcmd|bcp|isql|osql|sqlplus|bq|snowsql|trino|presto|hive|beeline|spark-sql|impala-shell|neo4j-admin|arangosh|couchbase-cli|nats|rabbitmqctl|kafka-topics|kafka-console-producer|kafka-console-consumer|kcat|kafkacat|mosquitto_pub|mosquitto_sub":
    "-*; r: -f --file --cacert --cert --key --tls-cert --config --queries-file; w: -o --output --rdb; u.sql: -q --query; -: -h -p -a -n -u -t -d -x --host --port --user --eval --db",
  "mongodump|mongoexport":
    "-*; w: -o --out --archive; r: --config; -: -d -c -q -u -p -h --db --collection --query --uri --host --port",
  "mongorestore|mongoimport":
    "r.named; r: --file --dir --archive --config; -: -d -c -u -p -h --db --collection --uri --host --port --type",
  "flyway|liquibase|dbmate|migrate|atlas|sqitch":
    "r.shaped*; r: -c -d --config --configFiles --path --migrations-dir --dir --changelog-file; w: -s --schema-file; -: -u -e --url --env",
  "csvkit|visidata|vd|sc-im|datamash|gnumeric|ssconvert|xlsx2csv":
    "r.named w.named; w: -o --output; -: -d -t -f -g; urls:",
  "spark-submit|pyspark|hadoop|hdfs|flink|sqoop":
    "r.named*; r: --py-files --files --jars --properties-file --archives; -: --master --deploy-mode --class --conf --name",
};
