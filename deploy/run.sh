#!/bin/sh
# Runs a command as the user of a unit, with the settings that the unit reads:
#     sh deploy/run.sh content npm run restore -- /var/backups/website/<time>
#     sh deploy/run.sh publisher node publisher/main.ts rollback
set -eu
unit=${1:?"Usage: sh deploy/run.sh content|preview|publisher <command>"}
shift
folder=/srv/site
[ "$unit" != publisher ] || folder=/var/lib/website-publisher/work
exec systemd-run --quiet --collect --pipe --wait --uid="website-$unit" --gid="website-$unit" \
    --working-directory="$folder" --property=EnvironmentFile="/etc/website/$unit.env" \
    --property=UMask="$([ "$unit" = publisher ] && echo 0022 || echo 0077)" "$@"
