import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import * as pagefind from "pagefind";

// A separate process, since Jest cannot load Pagefind's module: reads index options, documents,
// search options and queries as JSON, and prints the results of each query.

/** @type {{ index: object, documents: { url: string, content: string }[], search: object, queries: string[] }} */
const input = JSON.parse(readFileSync(0, "utf8"));
const { index } = await pagefind.createIndex(input.index);
for (const document of input.documents) await index?.addHTMLFile(document);
const folder = mkdtempSync(join(tmpdir(), "search-"));
for (const { path, content } of (await index?.getFiles())?.files ?? []) {
  mkdirSync(dirname(join(folder, "pagefind", path)), { recursive: true });
  writeFileSync(join(folder, "pagefind", path), content);
}
await pagefind.close();

/** @param {string} address */
const readFile = async (address) => new Response(readFileSync(fileURLToPath(new URL(address))));
Object.assign(globalThis, { fetch: readFile });
const { createInstance } = await import(pathToFileURL(join(folder, "pagefind/pagefind.js")).href);
const instance = createInstance({ ...input.search, baseUrl: "/" });
const answers = [];
for (const query of input.queries) {
  const { results } = await instance.search(query);
  answers.push(await Promise.all(results.map((/** @type {any} */ result) => result.data())));
}
console.log(JSON.stringify(answers));
