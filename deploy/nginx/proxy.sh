#!/bin/sh
# Runs nginx in a container, as soon as there is a release to serve.
set -eu
cd /srv/site/deploy/nginx
sh self-signed.sh
until [ -e "${RELEASES:?}/current/hosts/nginx/server.conf" ]; do sleep 2; done
sh render.sh > /tmp/website.conf
export NGINX_CONF=/srv/site/deploy/nginx/container.conf SITE_CONF=/tmp/website.conf RELOADED=/tmp/reloaded
while sleep 10; do sh reload.sh || true; done &
exec nginx -c "$NGINX_CONF" -g 'daemon off;'
