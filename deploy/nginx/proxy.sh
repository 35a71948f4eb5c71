#!/bin/sh
# Runs nginx in a container.
set -eu
cd /srv/site/deploy/nginx
sh placeholders.sh
sh render.sh > /tmp/website.conf
export NGINX_CONF=/srv/site/deploy/nginx/container.conf SITE_CONF=/tmp/website.conf RELOADED=/tmp/reloaded
while sleep 10; do sh reload.sh || true; done &
exec nginx -c "$NGINX_CONF" -g 'daemon off;'
