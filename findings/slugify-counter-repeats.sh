#!/usr/bin/env bash
# Addresses of a page's headings from @sindresorhus/slugify, two of which are the same words.
#
# Its README recommends the counter "to generate unique HTML `id`'s to ensure anchors will link to the right
# headline". Guess: the headings "Example", "Example" and "Example 2" get three ids, the third
# "example-2-2", because the code has a case for words that end with a number.
# Seen (1.1.2 and 3.0.1): "example-2" twice, in any order of the headings, so a link to the second heading
# with this id leads to the first.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund old@npm:@sindresorhus/slugify@1.1.2 @sindresorhus/slugify@3.0.1
cat >try.mjs <<'CODE'
import assert from "node:assert/strict";
import { slugifyWithCounter } from "@sindresorhus/slugify";
import old from "old";

const orders = [
  ["Example", "Example", "Example 2"],
  ["Example 2", "Example", "Example"],
  ["Example", "Example 2", "Example"],
];
for (const [version, counter] of [
  ["1.1.2", old.counter],
  ["3.0.1", slugifyWithCounter],
]) {
  const ids = orders.map((headings) => {
    const idOf = counter();
    return headings.map((heading) => idOf(heading));
  });
  console.log(version, ids);
  assert.deepEqual(ids, [
    ["example", "example-2", "example-2"],
    ["example-2", "example", "example-2"],
    ["example", "example-2", "example-2"],
  ]);
}
CODE
node try.mjs
