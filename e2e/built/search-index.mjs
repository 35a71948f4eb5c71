import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";

// A separate process, since Jest cannot load Pagefind's module: reads options and queries as JSON,
// asks the built index as a browser would, and prints for each query the pages that are shown
// first, and for the longest the bytes that come for one as the first search of a visit.

/** @type {{ options: object, queries: string[], count: number }} */
const { options, queries, count } = JSON.parse(readFileSync(0, "utf8"));
const folder = pathToFileURL("public/pagefind/");

/** Scripts come compressed; what the index is made of is so already. @param {string} name */
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
/** @param {string} query */
const ask = async (query, index = createInstance({ ...options, baseUrl: "/" })) => {
  const { results } = await index.search(query);
  const pages = await Promise.all(
    results.slice(0, count).map((/** @type {any} */ result) => result.data()),
  );

  return pages.map(({ url }) => url);
};

const index = createInstance({ ...options, baseUrl: "/" });
const answers = [];
for (const query of queries) answers.push({ query, paths: await ask(query, index) });

// Each word may need a file of the index of its own.
const longest = queries.toSorted((one, other) => other.split(" ").length - one.split(" ").length);
const weights = [];
for (const query of longest.slice(0, 8)) {
  bytes = bytesOf("pagefind.js") + bytesOf("pagefind-worker.js");
  await ask(query);
  weights.push({ query, bytes });
}
console.log(JSON.stringify({ answers, weights }));
