#!/bin/sh
# Installs the systemd units, their settings and nginx's configuration, and starts everything, as
# root in /srv/site. Run it again after an upgrade and after a change of .env.
set -eu
cd /srv/site
for setting in SITE_DOMAIN CMS_DOMAIN PREVIEW_DOMAIN; do
    export "$setting=$(sed -n "s/^$setting=//p" .env)"
done
export RELEASES=/srv/site/releases TLS=/etc/website/tls ACME_ROOT=/var/www/acme \
    HTTP_PORT=80 HTTPS_PORT=443 CMS_UPSTREAM=127.0.0.1:1337 PREVIEW_UPSTREAM=127.0.0.1:9001
install --directory "$ACME_ROOT"
install --directory --owner website --mode 700 /var/backups/website
install --directory --owner website --group website releases cms/private cms/public/uploads
sh deploy/nginx/self-signed.sh
sh deploy/unit-settings.sh /etc/website < .env
# nginx starts when there is a release: the configuration includes the release's.
rm -f /etc/nginx/sites-enabled/default
sh deploy/nginx/render.sh > /etc/nginx/sites-available/website.conf
install --mode 644 deploy/systemd/website-* /etc/systemd/system/
# The publisher's unit before 2026-12.
systemctl disable --now website-builder 2> /dev/null || :
rm -f /etc/systemd/system/website-builder.service /etc/website/builder.env
systemctl daemon-reload
systemctl enable --now website-backup.timer website-certificate.timer website-nginx.path
systemctl enable website-content website-preview website-publisher
systemctl restart website-content website-preview website-publisher
# With a release, nginx reads what an upgrade has changed.
systemctl start website-nginx
