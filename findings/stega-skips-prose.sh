#!/usr/bin/env bash
# Texts of a page that carry their source in invisible characters, by @vercel/stega.
#
# Its README: the value "auto" of `skip`, which is the default, "will only skip encoding when the `string` is
# an ISO date string or a URL". Guess: "Note: we moved" and "1/2" are neither, and carry the source as "Hello"
# does.
# Seen (0.1.2 and 1.1.0): they carry nothing. `new URL` takes an ASCII word before a colon for a scheme, and
# Date.parse reads "1/2" and "12.5.2026". Nor do "Q: Why?" and "/ month" carry it, but "Our note: we moved"
# does. So it depends on a heading's first word whether a visual editor knows its field.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund old@npm:@vercel/stega@0.1.2 @vercel/stega@1.1.0
cat >try.mjs <<'CODE'
import assert from "node:assert/strict";
import * as current from "@vercel/stega";
import * as old from "old";

const source = { field: "title" };
const carrying = ["Hello", "Our note: we moved", "Step 1/2", "2026"];
const skipped = ["Note: we moved", "Q: Why?", "/ month", "1/2", "12.5.2026"];
for (const { vercelStegaCombine, vercelStegaDecode } of [old, current]) {
  const read = (text) => vercelStegaDecode(vercelStegaCombine(text, source));
  for (const text of [...carrying, ...skipped]) console.log(JSON.stringify(text), "carries", read(text));
  for (const text of carrying) assert.deepEqual(read(text), source);
  for (const text of skipped) assert.equal(vercelStegaCombine(text, source), text);
}
CODE
node try.mjs
