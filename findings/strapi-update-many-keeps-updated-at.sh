#!/usr/bin/env bash
# The time of a record's last change in Strapi, after `updateMany`.
#
# Guess: `db.query(uid).updateMany()` sets `updatedAt` as `update()` does, since its documentation names no
# difference.
# Seen: Strapi 5.54.0 leaves `updatedAt` as it was: before an update of many, its own subscriber looks for a
# list of data, and gets one object. The content manager calls a draft "Modified" if its `updatedAt` is later
# than that of the published version, so that a draft that was changed in this way stays "Published", with
# Publish disabled.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @strapi/strapi@5.54.0 better-sqlite3@13.2.0 react@18.3.1 \
  react-dom@18.3.1 react-router-dom@6.30.6 styled-components@6.1.19
mkdir -p config src/api/note/content-types/note public/uploads database/migrations
cat >config/database.js <<'CODE'
module.exports = () => ({
  connection: { client: "sqlite", connection: { filename: "notes.db" }, useNullAsDefault: true },
});
CODE
cat >config/server.js <<'CODE'
module.exports = () => ({ host: "127.0.0.1", port: 1337, app: { keys: ["a-key", "another-key"] } });
CODE
cat >config/admin.js <<'CODE'
module.exports = () => ({
  auth: { secret: "a-secret" },
  apiToken: { salt: "a-salt" },
  transfer: { token: { salt: "another-salt" } },
  secrets: { encryptionKey: "an-encryption-key-of-32-letters!" },
});
CODE
cat >src/api/note/content-types/note/schema.json <<'CODE'
{
  "kind": "collectionType",
  "collectionName": "notes",
  "info": { "singularName": "note", "pluralName": "notes", "displayName": "Note" },
  "options": { "draftAndPublish": true },
  "attributes": { "title": { "type": "string" } }
}
CODE
cat >try.cjs <<'CODE'
const assert = require("node:assert/strict");
const { createStrapi } = require("@strapi/strapi");

const uid = "api::note.note";

const run = async () => {
  const strapi = await createStrapi({ appDir: __dirname, distDir: __dirname }).load();
  const query = strapi.db.query(uid);
  const { documentId } = await strapi.documents(uid).create({ data: { title: "First" } });
  await strapi.documents(uid).publish({ documentId });
  const where = { documentId, publishedAt: null };
  const versions = async () => {
    const draft = await query.findOne({ where });
    const published = await query.findOne({ where: { documentId, publishedAt: { $notNull: true } } });
    const metadata = strapi.plugin("content-manager").service("document-metadata");

    return [draft.title, metadata.getStatus(draft, [published])];
  };
  await new Promise((resolve) => setTimeout(resolve, 1500));

  await query.updateMany({ where, data: { title: "Second" } });
  const afterMany = await versions();
  await query.update({ where, data: { title: "Third" } });
  const afterOne = await versions();
  console.log({ updateMany: afterMany, update: afterOne });
  assert.deepEqual(afterMany, ["Second", "published"]);
  assert.deepEqual(afterOne, ["Third", "modified"]);
  await strapi.destroy();
};

run().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
CODE
STRAPI_TELEMETRY_DISABLED=true node try.cjs
