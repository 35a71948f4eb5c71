#!/bin/sh
# Writes the settings that each unit reads, from .env on its input, to <folder>/<unit>.env:
#     sh deploy/unit-settings.sh /etc/website < .env
# systemd reads them as root: nobody else may.
set -eu
umask 077
folder=${1:?}
settings=$(cat)
write() {
    rm -f "$folder/$1.env"
    printf '%s\n' "$settings" | grep -E "^($2|NODE_[A-Z_]+|TZ)=" > "$folder/$1.env"
}
build='SITE_URL|STRAPI_(API_URL|TOKEN|TIMEOUT)|SITE_IS_SAMPLE|STYLE_GUIDE|GATSBY_[A-Z_]+|HSTS_PRELOAD|CSP_STYLE_HASHES'

write content "HOST|ASSISTANTS|CMS_[A-Z_]+|SITE_ORIGINS|DATABASE_(URL|FILE)|RATE_LIMIT_[A-Z_]+|CHALLENGE(_COST)?\
|CV_[A-Z0-9_]+|CLAMAV|LEADS_[A-Z_]+|MAIL_[A-Z_]+|MEDIA_S3_[A-Z_]+|METRICS_TOKEN|PREVIEW_(URL|SECRET)\
|PUBLISHER_(URL|MODE|SECRET|TOKEN|QUIET_SECONDS)|CHECK_LINKS|VERSIONS_(PER_RECORD|MONTHS)|APP_KEYS|(API_TOKEN|TRANSFER_TOKEN)_SALT\
|ADMIN_JWT_SECRET|ENCRYPTION_KEY|STRAPI_(TOKEN|TELEMETRY_DISABLED)"
write preview "$build|PREVIEW_(HOST|PORT|URL|SECRET)|CMS_PUBLIC_URL|RELEASES_DIR"
write publisher "$build|SITE_PORT|PUBLISHER_(HOST|PORT|SECRET|QUIET_SECONDS|WARM|(CHECK|IDLE)_MINUTES)|RELEASES_DIR|ALLOW_PAGE_LOSS"
write certificate '(SITE|CMS|PREVIEW)_DOMAIN|ACME_EMAIL'
