#!/usr/bin/env bash
# The colors of a PNG that is uploaded to Strapi's media library with "Size optimization", its default.
#
# Guess: optimizing a PNG compresses it without loss, as the format does; quality is for JPEG and WebP.
# Seen: Strapi 5.54.0 passes `quality: 80` for each format, and sharp takes a quality of a PNG as the wish for
# a palette: a picture of 16,384 colors is stored with 256. The result is smaller, so Strapi keeps it in place
# of the upload, which is not stored anywhere. Gradients get bands that no size or format of the website can
# take away again.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @strapi/strapi@5.54.0 better-sqlite3@13.2.0 react@18.3.1 \
  react-dom@18.3.1 react-router-dom@6.30.6 styled-components@6.1.19
mkdir -p config src/api public/uploads database/migrations
cat >config/database.js <<'CODE'
module.exports = () => ({
  connection: { client: "sqlite", connection: { filename: "files.db" }, useNullAsDefault: true },
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
cat >try.cjs <<'CODE'
const assert = require("node:assert/strict");
const { statSync } = require("node:fs");
const { join } = require("node:path");
const { createRequire } = require("node:module");
const { createStrapi } = require("@strapi/strapi");
const sharp = createRequire(require.resolve("@strapi/upload/package.json"))("sharp");

const width = 128;
const height = 128;

const countColors = async (file) => {
  const pixels = await sharp(file).removeAlpha().raw().toBuffer();
  const colors = new Set();
  for (let at = 0; at < pixels.length; at += 3) colors.add(pixels.readUIntBE(at, 3));

  return colors.size;
};

const run = async () => {
  const strapi = await createStrapi({ appDir: __dirname, distDir: __dirname }).load();
  const uploads = strapi.plugin("upload").service("upload");
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    pixels.set([(at % width) * 2, Math.floor(at / width) * 2, 90], at * 3);
  }
  const filepath = join(__dirname, "gradient.png");
  await sharp(pixels, { raw: { width, height, channels: 3 } }).png().toFile(filepath);
  const before = await countColors(filepath);
  const { size } = statSync(filepath);

  const { sizeOptimization } = await uploads.getSettings();
  const [{ url }] = await uploads.upload({
    data: {},
    files: { filepath, originalFilename: "gradient.png", mimetype: "image/png", size },
  });
  const after = await countColors(join(__dirname, "public", url));
  console.log({ sizeOptimization, before, after });
  assert.equal(sizeOptimization, true);
  assert.equal(before, width * height);
  assert.ok(after <= 256);
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
