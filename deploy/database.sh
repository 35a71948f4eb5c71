#!/bin/sh
# Makes the role and the database of .env, which it reads from its input:
#     su postgres --command 'sh deploy/database.sh' < .env
set -eu
password=$(sed -n 's/^DATABASE_PASSWORD=//p')
[ -n "$password" ] || {
    echo "There is no DATABASE_PASSWORD in what was given: run deploy/settings.sh." >&2
    exit 1
}
cd /
psql --quiet --set ON_ERROR_STOP=1 <<END
create role website login password '$password';
create database website owner website;
END
