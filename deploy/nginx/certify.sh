#!/bin/sh
# Gets the certificate of the three names from Let's Encrypt, or renews it when its last month
# has begun, and puts it where nginx reads it.
set -eu
umask 077
certbot certonly --non-interactive --quiet --agree-tos --keep-until-expiring \
    --email "${ACME_EMAIL:?}" --cert-name website \
    --webroot --webroot-path "${ACME_ROOT:?}" \
    --domain "${SITE_DOMAIN:?}" --domain "${CMS_DOMAIN:?}" --domain "${PREVIEW_DOMAIN:?}" \
    --config-dir "${CERTBOT_DIR:?}" --work-dir "$CERTBOT_DIR/work" --logs-dir "$CERTBOT_DIR/logs"
for file in fullchain.pem privkey.pem; do
    # Another file makes nginx reload.
    cmp -s "$CERTBOT_DIR/live/website/$file" "${TLS:?}/$file" && continue
    cp -L "$CERTBOT_DIR/live/website/$file" "$TLS/$file.new"
    mv "$TLS/$file.new" "$TLS/$file"
done
