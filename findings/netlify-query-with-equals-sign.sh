#!/usr/bin/env bash
# A query as condition of a redirect in Netlify's _redirects file, whose value has an equals sign.
#
# An address of an old site is /list?filter=size=l. Netlify's documentation has the line
# "/list filter=value /new/ 301" for queries. Guess: the parser splits at the first equals sign, as URLs do,
# so the value is "size=l", or it refuses the line.
# Seen: @netlify/redirect-parser 16.1.1 reads the value "size" and drops the rest without an error, so the
# redirect is for other requests than those of the old address. A word without an equals sign, such as ":x",
# becomes a parameter without a value.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @netlify/redirect-parser@16.1.1
printf '/list filter=size=l /new/ 301\n/other :x /new/ 301\n' >_redirects
cat >try.mjs <<'CODE'
import assert from "node:assert/strict";
import { parseAllRedirects } from "@netlify/redirect-parser";

const { redirects, errors } = await parseAllRedirects({ redirectsFiles: ["_redirects"] });
const read = redirects.map(({ from, query, to }) => ({ from, query, to }));
console.log(read, errors);
assert.deepEqual(errors, []);
assert.deepEqual(read, [
  { from: "/list", query: { filter: "size" }, to: "/new/" },
  { from: "/other", query: { ":x": undefined }, to: "/new/" },
]);
CODE
node try.mjs
