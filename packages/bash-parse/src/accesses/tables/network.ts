import type { ProgramTable } from "./program-table.ts";

/** Network clients. Sources: curl 8.5, wget 1.21, OpenSSH 9.6, OpenSSL 3, nmap 7.9, tcpdump 4.99 manuals. */
export const network: ProgramTable = {
  curl: "r.url*; reader: downloads; w: -o -D -c --output --dump-header --cookie-jar --trace --trace-ascii --stderr --libcurl --etag-save --alt-svc --hsts; w: --output-dir; r: -K -T -E --config --upload-file --cert --key --cacert --capath --netrc-file --etag-compare --pubkey --crlfile --proxy-cert --proxy-key --proxy-cacert --engine-file --pinnedpubkey-file; r: --unix-socket --abstract-unix-socket; r.at: -d -H --data --data-binary --data-ascii --header --proxy-header --json; u.writeout: -w --write-out; r.form: -F --form; r.urlencode: --data-urlencode --url-query; r.cookie: -b --cookie; -: -X -A -e -u -x -m -r -Y -y -z -C -h -t -U -Q -P --data-raw --request --user-agent --referer --user --proxy --max-time --connect-timeout --retry --retry-delay --retry-max-time --range --url --resolve --connect-to --interface --limit-rate --max-redirs --form-string --ciphers --tls-max --dns-servers --noproxy --proxy-user --max-filesize --oauth2-bearer --aws-sigv4 --continue-at --time-cond --speed-limit --speed-time --cert-type --key-type --pass --local-port --keepalive-time --pinnedpubkey --happy-eyeballs-timeout-ms --expect100-timeout --parallel-max --rate --variable --help; flags: --silent --show-error --fail --location --include --head --verbose --insecure --compressed --get --globoff --remote-name --remote-header-name --create-dirs --http1.1 --http2 --progress-bar --fail-with-body --no-buffer --ipv4 --ipv6; urls:",
  wget: "r.url*; reader: downloads; w: -O -o -a -P --output-document --output-file --append-output --directory-prefix --save-cookies --rejected-log --warc-file --hsts-file; r: -i --input-file --load-cookies --post-file --body-file --certificate --private-key --ca-certificate --ca-directory --config; -: -t -T -w -U -e -Q -A -R -D -l -B -I -X --tries --timeout --wait --user-agent --header --execute --quota --accept --reject --domains --level --base --user --password --post-data --method --body-data --limit-rate --referer --max-redirect --cut-dirs --include-directories --exclude-directories --connect-timeout --read-timeout --dns-timeout --retry-on-http-error --progress; urls:",
  wget2:
    "r.url*; reader: downloads; w: -O -o -P --output-document --output-file --directory-prefix; r: -i --input-file; -: -t -T -U --header; urls:",
  "http|https|httpie|xh|xhs|curlie":
    "r.httpie*; w: -o --output; r: --cert --cert-key --verify --session --session-read-only --download-file; -: -a -A -p -s --auth --auth-type --print --style --timeout --proxy --follow --form --raw",
  "aria2c|axel":
    "r.url*; here: w; w: -o -d -l --out --dir --log --save-session; r: -i --input-file --load-cookies -T --torrent-file; -: -x -s -j -k -n -H -U --header --max-connection-per-server --split; urls:",
  "yt-dlp|youtube-dl|gallery-dl|you-get":
    "r.url*; here: w; w: -o -P --output --paths; r: -a --batch-file --cookies --config-location; -: -f -S --format --merge-output-format --audio-format --audio-quality --playlist-items --sub-langs -u -p; urls:",
  "lynx|w3m|links|elinks|browsh": "r.url*; w: -o -cmd_log; -: -width -cols; urls:",
  "httrack|wpull": "r.url*; here: w; w: -O; w: -o",
  ssh: "-*; stop:; r: -i -F -I; w: -E; r: -S; r.sshoption: -o; -: -l -p -L -R -D -W -J -b -c -e -m -O -Q -w -B -P",
  "slogin|mosh|autossh|sshpass|et":
    "-*; stop:; r: -i -F -f; r.sshoption: -o; r.command: --ssh; -: -l -p -L -R -D -J -M --server",
  scp: "r.host* w.host; into: -; all: -r; r: -i -F -S; r.sshoption: -o; -: -P -c -l -J -D -X",
  sftp: "- w; r: -i -F -b -S; r.sshoption: -o; -: -P -c -l -J -B -R -s -D",
  "ssh-keygen":
    "-*; around: ssh-keygen; b: -f; r: -D -s -w; -: -t -b -C -N -P -m -O -I -n -V -z -E -F -R -a -Z -r -Y; if -s -k -Q: b*; if -Y: u.named*",
  "ssh-copy-id": "-*; r: -i -F; r.sshoption: -o; -: -p -t",
  "ssh-add|ssh-agent": "r.named*; -: -t -E -e -s -a",
  "ssh-keyscan": "-*; r: -f; -: -p -t -T",
  openssl:
    "-*; style: words; r: in inkey key cert CAfile CApath signature verify config extfile certfile CA CAkey signkey rand content peerkey kdfopt chain passin_file data; w: out keyout CAserial writerand outdir; r.shaped: passin passout pass; -: subj days newkey connect servername pkeyopt algorithm name nameopt digest md cipher k K iv S iter keyform inform outform addext reqexts extensions set_serial host port alpn starttls cipherlist groups curves serial",
  "openssl dgst|sha256|sha1|md5|sha512|sha384":
    "r*; style: words; r: sign verify prverify signature; w: out; -: hmac mac macopt passin keyform sigopt",
  "openssl rand": "-*; style: words; w: out writerand; r: rand",
  "openssl verify": "r*; style: words; r: CAfile CApath untrusted trusted CRLfile; -: purpose verify_depth",
  "openssl *":
    "-*; style: words; r: in inkey key cert CAfile CApath signature config extfile certfile CA CAkey signkey rand content peerkey; w: out keyout CAserial writerand outdir; r.shaped: passin passout pass; -: subj days newkey connect servername pkeyopt algorithm name md k K iv S iter keyform inform outform addext reqexts extensions set_serial host port alpn starttls",
  "gpg|gpg2|gpgv":
    "r.named*; flags: --import --verify --encrypt --decrypt --sign --detach-sign --clear-sign --clearsign --armor --batch --yes --symmetric --quiet --verbose --no-tty --dearmor --show-keys --with-colons; w: -o --output --log-file; r: --homedir --keyring --options --secret-keyring --trustdb-name; -: -u -r -R --recipient --local-user --passphrase --keyserver --cipher-algo --digest-algo --batch-arg --default-key --pinentry-mode --status-fd --command-fd --trust-model; r: --passphrase-file; if --list-keys --list-secret-keys -k -K --export --fingerprint --delete-keys --recv-keys --edit-key --armor-list: -*; urls:",
  "age|rage": "r; w: -o --output; r: -i --identity -R --recipients-file; -: -r --recipient",
  "age-keygen|rage-keygen": "r; w: -o --output",
  sops: "b; w: --output; r: --config; -: --age --pgp --kms --set --extract --input-type --output-type --encrypted-regex; if -d --decrypt -e --encrypt: r; if -i --in-place: b",
  "minisign|signify|cosign": "u.named*; r: -m -s -p -x",
  "nc|ncat|netcat|telnet|ftp|tftp|lftp|whois|dig|host|nslookup|ping|ping6|traceroute|traceroute6|tracepath|mtr|arp|arping|ip|ifconfig|route|netstat|ss|nmcli|iwconfig|iw|iptables|ip6tables|nft|ufw|resolvectl|hostname|dnsdomainname|getent|ethtool|tc|bridge|wg|speedtest|speedtest-cli|fping|iperf|iperf3|ab|wrk|hey|siege|vegeta":
    "-*; r: -f -T --ssl-cert --ssl-key; w: -o --output",
  socat: "u.address*; -: -b -t -T -x -L -l",
  dog: "-*",
  nmap: "-*; r: -iL --excludefile --datadir; w: -oN -oX -oG -oA -oS --resume; style: prefix; -: -p -e -S -g -D -T --script --script-args --exclude --top-ports --dns-servers --max-retries --host-timeout --min-rate --max-rate -iR",
  "masscan|zmap": "-*; w: -oL -oX -oJ -oG -o --output-file; r: -iL -c --excludefile",
  "tcpdump|tshark|dumpcap|ngrep": "-*; w: -w; r: -r -F -I -O; -: -i -c -s -G -C -W -z -Z -Y -f -T -e -d -a",
  "wireguard|wg-quick": "- r.named",
  grpcurl:
    "-*; style: words; r: cacert cert key proto protoset import-path; -: d H rpc-header max-time authority servername",
  "websocat|wscat": "-*",
  "mail|mailx|sendmail|mutt|msmtp|swaks":
    "-*; r: -a -A -F -C --attach --body-file; -: -s -r -c -b -S -t -f --to --from --server",
};
