#!/bin/sh
# Prints the settings of a website on one machine, with new secrets:
#     sh deploy/settings.sh www.example.com cms.example.com preview.example.com me@example.com > .env
# The three names lead to this machine; Let's Encrypt writes to the address.
set -eu
[ $# -eq 4 ] || {
    echo "Usage: sh deploy/settings.sh <site> <CMS> <previews> <email address>" >&2
    exit 1
}
# The file that the shell has opened for it: its owner alone reads the secrets.
[ ! -f /dev/stdout ] || chmod 600 /dev/stdout
secret() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
password=$(secret)

cat <<END
SITE_DOMAIN=$1
CMS_DOMAIN=$2
PREVIEW_DOMAIN=$3
ACME_EMAIL=$4

SITE_URL=https://$1
SITE_ORIGINS=https://$1
CMS_PUBLIC_URL=https://$2
GATSBY_API_URL=https://$2
STRAPI_API_URL=http://127.0.0.1:1337
PREVIEW_URL=https://$3
PUBLISHER_URL=http://127.0.0.1:9002
CMS_TRUST_PROXY=true
# false starts without the sample content.
CMS_SEED=true

DATABASE_PASSWORD=$password
DATABASE_URL=postgres://website:$password@127.0.0.1:5432/website

# Containers have folders of their own.
CMS_PUBLIC_DIR=/var/lib/website-content/public
CV_FOLDER=/var/lib/website-content/cvs
RELEASES_DIR=/var/lib/website-publisher/releases

# .env.example explains these and all others.
MAIL_SMTP_URL=
MAIL_FROM=
MAIL_SALES=
MAIL_HR=

END
for name in APP_KEYS API_TOKEN_SALT TRANSFER_TOKEN_SALT ADMIN_JWT_SECRET \
    ENCRYPTION_KEY STRAPI_TOKEN PREVIEW_SECRET PUBLISHER_SECRET; do
    echo "$name=$(secret)"
done
