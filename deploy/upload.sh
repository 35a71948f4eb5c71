#!/bin/sh
# Uploads the current release, with the bundles of earlier ones for open tabs:
#     sh deploy/upload.sh cloudflare <project> | netlify <site>
set -eu
host=${1:-} name=${2:-}
release=$(readlink -f releases/current)
case $host:$name in
    *:) echo "Say where: sh deploy/upload.sh cloudflare|netlify <name>" >&2; exit 1 ;;
    cloudflare:* | netlify:*) ;;
    *) echo "There is no host $host: choose cloudflare or netlify." >&2; exit 1 ;;
esac

upload=$(mktemp -d)
trap 'rm -rf "$upload"' EXIT
cp -R releases/earlier/. "$release/site/." "$upload"
# Both compress by themselves.
find "$upload" \( -name '*.br' -o -name '*.gz' \) -delete
cp "$release/hosts/$host/_headers" "$release/hosts/$host/_redirects" "$upload"
# The first rule that fits an address holds.
[ "$host" = cloudflare ] || {
    sed "s/SITE/$name/" "$release/hosts/netlify/from-own-name"
    cat "$release/hosts/netlify/_redirects"
} > "$upload/_redirects"
# Every package of the host's program is locked, and none runs an install script.
program=$(dirname "$0")/uploaders/$host
npm ci --prefix "$program" --ignore-scripts --no-audit --no-fund
case $host in
    cloudflare) npx --prefix "$program" --no-install wrangler pages deploy "$upload" --project-name "$name" --branch main ;;
    netlify) npx --prefix "$program" --no-install netlify deploy --prod --no-build --dir "$upload" --site "$name" ;;
esac
