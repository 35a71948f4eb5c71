#!/usr/bin/env bash
# `site.buildTime` of a Gatsby that stays, such as a preview server that sources its content again on request.
#
# Gatsby's node `Site` is created again whenever content is sourced, with the field `buildTime`.
# Guess: it is the time at which the content was sourced last, at most the time of the build.
# Seen: in gatsby 5.16.1 it is the start of the process, however long that runs: the node is created with the
# present minus the uptime. After POST /__refresh, a node that a site creates with the present time has changed,
# and `buildTime` has not. So a page that shows the day or the year of the build is wrong after midnight, and
# differs from the same page of a new `gatsby build`. A site needs a node of its own with the time.
set -eu
folder=$(mktemp -d)
server=
trap 'if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; fi; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts gatsby@5.16.1 react@18.3.1 react-dom@18.3.1
mkdir -p src/pages
cat >src/pages/index.js <<'CODE'
export default () => null;
CODE
cat >gatsby-node.js <<'CODE'
exports.sourceNodes = ({ actions, createContentDigest }) => {
  const time = new Date().toISOString();
  const internal = { type: "Sourced", contentDigest: createContentDigest(time) };
  actions.createNode({ id: "sourced", time, internal });
};
CODE
cat >try.mjs <<'CODE'
import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";

const [, , url] = process.argv;

const read = async () => {
  const response = await fetch(`${url}/___graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query: "{ site { buildTime } sourced { time } }" }),
  });
  const { data } = await response.json();

  return { buildTime: Date.parse(data.site.buildTime), sourced: Date.parse(data.sourced.time) };
};
const until = async (check) => {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = await check().catch(() => undefined);
    if (found) return found;
    await setTimeout(500);
  }
  throw new Error("It did not happen within five minutes.");
};

const first = await until(read);
await setTimeout(10_000);
await fetch(`${url}/__refresh`, { method: "POST" });
const second = await until(async () => {
  const found = await read();

  return found.sourced > first.sourced && found;
});
const moved = Math.abs(second.buildTime - first.buildTime);
console.log(`Sourced again after ${Math.round((second.sourced - first.sourced) / 1000)} s.`);
console.log(`buildTime moved by ${moved} ms, and is ${Math.round((second.sourced - second.buildTime) / 1000)} s old.`);
// Two readings of the clock differ by some milliseconds.
assert.ok(moved < 2_000);
assert.ok(second.sourced - second.buildTime > 10_000);
CODE
port=$(node -p 'const s = require("node:net").createServer().listen(0, () => { console.log(s.address().port); s.close(); }); ""' | head -1)
export GATSBY_TELEMETRY_DISABLED=1 ENABLE_GATSBY_REFRESH_ENDPOINT=true CI=true
node node_modules/gatsby/cli.js develop --port "$port" >develop.log 2>&1 &
server=$!
node try.mjs "http://localhost:$port" || { tail -5 develop.log; exit 1; }
