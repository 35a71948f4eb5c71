#!/bin/sh
# Installs the website, its systemd units with their settings, and nginx's configuration, and
# starts everything, as root. Run it again after an upgrade and after a change of .env.
set -eu
cd /usr/local/lib/website
for setting in SITE_DOMAIN CMS_DOMAIN PREVIEW_DOMAIN ASSISTANTS_PUBLIC; do
    export "$setting=$(sed -n "s/^$setting=//p" .env)"
done
export RELEASES=/var/lib/website-publisher/releases RULES=/etc/nginx/website TLS=/etc/website/tls \
    ACME_ROOT=/var/www/acme ACCESS_LOG=/var/log/nginx/access.log ERROR_LOG=/var/log/nginx/error.log \
    HTTP_PORT=80 HTTPS_PORT=443 CMS_UPSTREAM=127.0.0.1:1337 PREVIEW_UPSTREAM=127.0.0.1:9001
for user in setup content preview publisher; do
    adduser --quiet --system --group --no-create-home --home "/var/lib/website-$user" "website-$user"
done
sh deploy/setup.sh
install --directory "$ACME_ROOT"
install --directory --owner website-content --mode 700 /var/backups/website
sh deploy/nginx/placeholders.sh
sh deploy/unit-settings.sh /etc/website < .env
sh deploy/nginx/render.sh > /etc/nginx/sites-available/website.conf
rm -f /etc/nginx/sites-enabled/default
ln -sf ../sites-available/website.conf /etc/nginx/sites-enabled/website.conf
install --mode 644 deploy/systemd/website-* /etc/systemd/system/
systemctl daemon-reload
systemctl enable --now website-backup.timer website-certificate.timer website-nginx.path
systemctl enable website-content website-preview website-publisher
systemctl restart website-content website-preview website-publisher
systemctl start website-nginx
[ -e /etc/letsencrypt/live/website ] || systemctl start --no-block website-certificate
