#!/bin/sh
# Writes the current release's rules as nginx's configuration into $RULES, and tells nginx to read
# its configuration again when these, the site's own ($SITE_CONF) or the certificate changed. What
# is refused is reported once, and nginx keeps what it has. $RELOADED remembers what was tried.
set -eu
new=${RULES:?}.new
rm -rf "$new"
problem=$(node "$(dirname "$0")/../../publisher/release/hosts/write-nginx.ts" "${RELEASES:?}" "$new" 2>&1) || new=$RULES
now=$({ echo "$problem"; cat "$new"/*.conf "${SITE_CONF:?}" "${TLS:?}"/*.pem; } | sha256sum)
[ "$now" = "$(cat "${RELOADED:?}" 2> /dev/null)" ] && exit
echo "$now" > "$RELOADED"
[ "$new" != "$RULES" ] || echo "$problem" >&2

rm -rf "$RULES.old"
cp -R "$RULES" "$RULES.old"
[ "$new" = "$RULES" ] || cp "$new"/*.conf "$RULES"
nginx -t -q ${NGINX_CONF:+-c "$NGINX_CONF"} || {
    cp "$RULES.old"/*.conf "$RULES"
    exit 1
}
nginx -s reload ${NGINX_CONF:+-c "$NGINX_CONF"}
