import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";

// A separate process, since Jest cannot load Pagefind's module: reads options and queries as JSON,
// searches the built index as a browser does, and prints the first results of each query, and
// for the longest queries the bytes of a first search.

/** @type {{ options: object, queries: string[], count: number, weighedCount: number }} */
const { options, queries, count, weighedCount } = JSON.parse(readFileSync(0, "utf8"));
const folder = pathToFileURL("public/pagefind/");

/** Scripts are sent compressed; the files of the index are compressed already. @param {string} name */
const bytesOf = (name) => {
  const content = readFileSync(new URL(name, folder));

  return name.endsWith(".js") ? brotliCompressSync(content).length : content.length;
};

let bytes = 0;
/** @param {string} address */
const readFile = async (address) => {
  const content = readFileSync(fileURLToPath(new URL(address)));
  bytes += content.length;

  return new Response(content);
};
Object.assign(globalThis, { fetch: readFile });

const { createInstance } = await import(new URL("pagefind.js", folder).href);
/** @param {string} query @param {number} length */
const search = async (
  query,
  length = count,
  index = createInstance({ ...options, baseUrl: "/" }),
) => {
  const { results } = await index.search(query);

  return Promise.all(results.slice(0, length).map((/** @type {any} */ result) => result.data()));
};

const index = createInstance({ ...options, baseUrl: "/" });
const answers = [];
for (const query of queries) answers.push({ query, fragments: await search(query, count, index) });

// Each word may need another file of the index.
const longest = queries.toSorted((one, other) => other.split(" ").length - one.split(" ").length);
const weights = [];
for (const query of longest.slice(0, 8)) {
  bytes = bytesOf("pagefind.js") + bytesOf("pagefind-worker.js");
  await search(query, weighedCount);
  weights.push({ query, bytes });
}
console.log(JSON.stringify({ answers, weights }));
