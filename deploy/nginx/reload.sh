#!/bin/sh
# Tells nginx to read its configuration again when the current release has another one, the site's
# own ($SITE_CONF) is another, or there is another certificate. A release alone needs no reload.
# $RELOADED remembers what it has read.
set -eu
[ -e "${RELEASES:?}/current" ] || exit 0
now=$(cat "$RELEASES"/current/hosts/nginx/*.conf "${SITE_CONF:?}" "${TLS:?}"/*.pem | sha256sum)
[ "$now" = "$(cat "${RELOADED:?}" 2> /dev/null)" ] && exit
nginx -t -q ${NGINX_CONF:+-c "$NGINX_CONF"}
nginx -s reload ${NGINX_CONF:+-c "$NGINX_CONF"}
echo "$now" > "$RELOADED"
