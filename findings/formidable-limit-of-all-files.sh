#!/usr/bin/env bash
# The option `maxFileSize` of formidable 2, which koa-body and with it Strapi use for uploads.
#
# Guess: it limits each file, as its name and its documentation ("limit the size of uploaded file") say, and a
# refused upload is an HTTP error that a framework understands.
# Seen: formidable 2.1.5 adds up the bytes of all files of a request: two files of 600 bytes are refused at a
# limit of 1,000. Its error has the code in `httpCode`, and neither `status` nor `statusCode`, so that Koa
# answers 500 to an upload that is too large unless somebody translates it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund formidable@2.1.5
cat >try.cjs <<'CODE'
const assert = require("node:assert/strict");
const { createServer } = require("node:http");
const formidable = require("formidable");

const upload = async (sizes) => {
  const server = createServer((request, response) =>
    formidable({ multiples: true, maxFileSize: 1000, uploadDir: __dirname }).parse(request, (error) =>
      response.end(
        JSON.stringify(
          error && { httpCode: error.httpCode, status: error.status ?? null, statusCode: error.statusCode ?? null },
        ),
      ),
    ),
  );
  await new Promise((resolve) => server.listen(0, resolve));
  const form = new FormData();
  for (const size of sizes) form.append("files", new Blob([Buffer.alloc(size, "a")]), "a.txt");
  const response = await fetch(`http://127.0.0.1:${server.address().port}`, { method: "POST", body: form });
  const error = JSON.parse(await response.text());
  server.close();

  return error;
};

const run = async () => {
  const [one, two] = [await upload([600]), await upload([600, 600])];
  console.log({ "a file of 600 bytes": one, "two of them": two });
  assert.equal(one, null);
  assert.deepEqual(two, { httpCode: 413, status: null, statusCode: null });
};

run().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
CODE
node try.cjs
