#!/bin/sh
# Copies what is committed here to /srv/site and prepares it there (npm run setup), as a user that
# no unit has: packages then run code that can change neither this folder, whose programs root
# runs, nor the units' data. install.sh runs it.
set -eu
CMS_PUBLIC_URL=$(sed -n 's/^CMS_PUBLIC_URL=//p' .env)
# The admin panel is built for one address.
export CMS_PUBLIC_URL
in_site() { su --shell /bin/sh website-setup --command "umask 022 && cd /srv/site && $1"; }

install --directory --owner website-setup --group website-setup /srv/site /var/lib/website-setup
# Not packages and what is compiled: a short upgrade keeps them.
old=$({ git ls-tree --name-only HEAD | grep -vx cms; git ls-tree --name-only HEAD cms/; } | tr '\n' ' ')
in_site "rm -rf .env $old"
git archive HEAD | in_site "tar -xf -"
# The secrets that it writes are for the build alone.
in_site "npm run setup && rm -f .env"
