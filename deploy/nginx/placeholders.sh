#!/bin/sh
# Makes what nginx needs to start before the first release and certificate: in $RULES a site that
# answers 503, and in $TLS a certificate that nobody trusts.
set -eu
mkdir -p "${RULES:?}"
[ -e "$RULES/server.conf" ] || {
    : > "$RULES/http.conf"
    echo 'return 503;' > "$RULES/server.conf"
}
umask 077
mkdir -p "${TLS:?}"
[ -e "$TLS/fullchain.pem" ] || openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 \
    -nodes -days 30 -subj "/CN=${SITE_DOMAIN:?}" -addext "subjectAltName=DNS:$SITE_DOMAIN,DNS:${CMS_DOMAIN:?},DNS:${PREVIEW_DOMAIN:?}" \
    -keyout "$TLS/privkey.pem" -out "$TLS/fullchain.pem"
