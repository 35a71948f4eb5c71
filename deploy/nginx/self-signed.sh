#!/bin/sh
# Makes a certificate that nobody trusts in $TLS, if there is none: nginx needs one before
# Let's Encrypt can ask nginx.
set -eu
umask 077
mkdir -p "${TLS:?}"
[ -e "$TLS/fullchain.pem" ] || openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 \
    -nodes -days 30 -subj "/CN=${SITE_DOMAIN:?}" -addext "subjectAltName=DNS:$SITE_DOMAIN,DNS:${CMS_DOMAIN:?},DNS:${PREVIEW_DOMAIN:?}" \
    -keyout "$TLS/privkey.pem" -out "$TLS/fullchain.pem"
