#!/bin/sh
# Backs up the database, the media and the CVs into $BACKUPS_DIR/<time>, and deletes all but the
# newest 14. Run in the folder cms. A backup that did not end well has another name.
set -eu
umask 077
name=$(date -u +%Y%m%dT%H%M%SZ)
rm -rf "${BACKUPS_DIR:?}"/unfinished-*
node dist/src/server/commands/backup.js backup "$BACKUPS_DIR/unfinished-$name" > /dev/null
mv "$BACKUPS_DIR/unfinished-$name" "$BACKUPS_DIR/$name"
echo "Backed up to $BACKUPS_DIR/$name."
find "$BACKUPS_DIR" -mindepth 1 -maxdepth 1 -name '2*Z' | sort | head -n -14 | xargs -r rm -rf
