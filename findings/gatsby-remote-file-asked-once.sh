#!/usr/bin/env bash
# A remote file that is replaced under its address while Gatsby runs, as an editor of a CMS replaces a picture.
#
# gatsby-source-filesystem keeps the ETag of a downloaded file and sends it with the next request, so that
# only a changed file is downloaded again; `gatsby develop` sources again at each refresh.
# Guess: each call of createRemoteFileNode asks the server, which answers 304 or sends the new file. A second
# call with another createNodeId gives a node of its own.
# Seen (5.16.0): a process asks for an address once. Later calls get the first call's node, with its id
# and parent and the old file, also with a new cache. Only a new process gets the new file.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
# Its peer gatsby is not needed for this function.
npm install --silent --no-audit --no-fund --legacy-peer-deps gatsby-source-filesystem@5.16.0
cat >source.cjs <<'CODE'
const { mkdirSync, readFileSync } = require("node:fs");
const { join } = require("node:path");
const { createRemoteFileNode } = require("gatsby-source-filesystem");

/** In place of Gatsby's cache. */
const stored = new Map();
const directory = join(__dirname, "cache");
mkdirSync(directory, { recursive: true });
const cacheOf = (values) => ({
  name: "try",
  directory,
  get: async (key) => values.get(key),
  set: async (key, value) => void values.set(key, value),
});

const source = async (url, id, values = stored) => {
  const cache = cacheOf(values);
  const node = await createRemoteFileNode({
    url,
    parentNodeId: `parent of ${id}`,
    cache,
    getCache: () => cache,
    createNode: async () => undefined,
    createNodeId: () => id,
  });

  return { id: node.id, parent: node.parent, text: readFileSync(node.absolutePath, "utf8") };
};

module.exports = { source };
CODE
cat >again.cjs <<'CODE'
const { source } = require("./source.cjs");
void source(process.argv[2], "third").then((node) => console.log(JSON.stringify(node)));
CODE
cat >try.cjs <<'CODE'
const assert = require("node:assert/strict");
const { spawn } = require("node:child_process");
const { once } = require("node:events");
const { createServer } = require("node:http");
const { source } = require("./source.cjs");

let text = "old";
let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  response.setHeader("ETag", `"${text}"`);
  response.setHeader("Content-Type", "text/plain");
  const isKnown = request.headers["if-none-match"] === `"${text}"`;
  response.writeHead(isKnown ? 304 : 200).end(isKnown ? undefined : text);
}).listen(0, "127.0.0.1");

void (async () => {
  await once(server, "listening");
  const url = `http://127.0.0.1:${server.address().port}/picture.txt`;
  const first = await source(url, "first");
  text = "new";
  const second = await source(url, "second");
  const uncached = await source(url, "third", new Map());
  console.log({ first, second, uncached, requests });
  assert.deepEqual(first, { id: "first", parent: "parent of first", text: "old" });
  assert.deepEqual(second, first);
  assert.deepEqual(uncached, first);
  assert.equal(requests, 1);

  const child = spawn(process.execPath, ["again.cjs", url], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  await once(child, "close");
  console.log("another process gets", output.trim());
  assert.deepEqual(JSON.parse(output), { id: "third", parent: "parent of third", text: "new" });
  assert.equal(requests, 2);
  process.exit(0);
})();
CODE
node try.cjs
