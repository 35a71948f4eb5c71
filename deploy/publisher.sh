#!/bin/sh
# Runs the publisher. Gatsby writes beside its sources, which cannot be written: it gets a copy of
# them in $WORK, with the packages linked.
set -eu
cd /srv/site
# What it builds from may be confidential.
mkdir -p "${WORK:?}"
chmod 700 "$WORK"
for entry in brand common src static publisher cms/src/api cms/src/components gatsby-*.ts* package.json package-lock.json tsconfig.json; do
    rm -rf "${WORK:?}/$entry"
    mkdir -p "$WORK/$(dirname "$entry")"
    cp -R "$entry" "$WORK/$entry"
done
ln -sfn /srv/site/node_modules "$WORK/node_modules"
cd "$WORK"
exec node publisher/main.ts run
