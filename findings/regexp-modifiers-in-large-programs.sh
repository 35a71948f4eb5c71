#!/usr/bin/env bash
# Modifiers in regular expressions, /(?i:…)/, in a program that has much code.
#
# Guess: whether /x(?i:ab|bb)/ matches "xBB" depends on the expression and the text alone.
# Seen (Node 24.21.0, 25.9.0 and 26.10.0; V8 13.6 to 14.6): it matches at first. Once the program has more
# than 16 MB of executable code, of which 1 MB is of regular expressions, one that is compiled then does not
# match, and there is no error. Above these limits V8 compiles without optimizing. Without modifiers, as in
# /x(?:ab|bb)/i, it matches as before, as it does with node --no-regexp-optimization from the start.
# Bundlers and site generators reach 16 MB. There it was met: Shiki's JavaScript engine writes grammars
# with modifiers, so that "CREATE TABLE job" lost the color of its name halfway through a build.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts=false \
  node24@npm:node@24.21.0 node25@npm:node@25.9.0 node26@npm:node@26.10.0
cat >try.cjs <<'CODE'
const assert = require("node:assert/strict");
const { getHeapStatistics } = require("node:v8");

let number = 0;
// A number in each makes V8 compile it again.
const matches = (source, flags) => {
  number += 1;
  return new RegExp(`${source}|never ${number}`, flags).test("xBB");
};
const look = () => ({ modifier: matches("x(?i:ab|bb)", ""), flag: matches("x(?:ab|bb)", "i") });

const before = look();
while (getHeapStatistics().total_heap_size_executable < 17.5e6) {
  const many = Array.from({ length: 300 }, (_, index) => `[a-c]{1,3}${number}x${index}`).join("|");
  number += 1;
  const long = new RegExp(many, "i");
  for (let times = 0; times < 3; times += 1) long.test("abc");
}
const after = look();
console.log(process.version, { before, after });
assert.deepEqual(before, { modifier: true, flag: true });
assert.deepEqual(after, { modifier: process.execArgv.includes("--no-regexp-optimization"), flag: true });
CODE
for version in 24 25 26; do
  "node_modules/node$version/bin/node" try.cjs
done
node_modules/node24/bin/node --no-regexp-optimization try.cjs
