#!/bin/sh
# Prints nginx's configuration: the template with the environment's names, and with no other.
set -eu
# shellcheck disable=SC2016
envsubst '$RELEASES $RULES $TLS $ACCESS_LOG $ERROR_LOG $ACME_ROOT $HTTP_PORT $HTTPS_PORT $SITE_DOMAIN $CMS_DOMAIN $PREVIEW_DOMAIN $CMS_UPSTREAM $PREVIEW_UPSTREAM $ASSISTANTS_PUBLIC' \
    < "$(dirname "$0")/website.conf.template"
