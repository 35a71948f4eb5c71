import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import * as pagefind from "pagefind";

// In a process of its own, since Jest cannot load Pagefind's modules: makes an index of built pages
// in one part and in two, and prints which pages each of them finds for each query.

/** @type {{ options: object, queries: string[], pages: { path: string, file: string }[] }} */
const { options, queries, pages } = JSON.parse(readFileSync(0, "utf8"));
const place = mkdtempSync(join(tmpdir(), "search-parts-"));
process.on("exit", () => rmSync(place, { recursive: true, force: true }));

/** @param {string} folder @param {typeof pages} members */
const writeIndex = async (folder, members) => {
  const { index } = await pagefind.createIndex({ forceLanguage: "en" });
  if (!index) throw new Error("Pagefind made no index.");
  for (const { path, file } of members) {
    await index.addHTMLFile({ url: path, content: readFileSync(file, "utf8") });
  }
  for (const { path, content } of (await index.getFiles()).files) {
    mkdirSync(dirname(join(place, folder, path)), { recursive: true });
    writeFileSync(join(place, folder, path), content);
  }
};

await writeIndex("whole", pages);
await writeIndex(
  "parts",
  pages.filter((_page, index) => index % 2 === 0),
);
// Of a further part, the site has what an index finds, and no script.
await writeIndex(
  "parts/1",
  pages.filter((_page, index) => index % 2 === 1),
);
for (const name of ["pagefind.js", "pagefind-worker.js", "wasm.en.pagefind"]) {
  rmSync(join(place, "parts/1", name));
}
await pagefind.close();

/** @param {string} address */
const readFile = async (address) => new Response(readFileSync(fileURLToPath(new URL(address))));
Object.assign(globalThis, { fetch: readFile });

/** @param {string} folder */
const open = async (folder) => {
  const { createInstance } = await import(pathToFileURL(join(place, folder, "pagefind.js")).href);

  return createInstance({ ...options, baseUrl: "/" });
};
const whole = await open("whole");
const parts = await open("parts");
await parts.mergeIndex(pathToFileURL(join(place, "parts/1")).href + "/", {
  ...options,
  baseUrl: "/",
});

/** @param {any} index @param {string} query @returns {Promise<string[]>} */
const ask = async (index, query) => {
  const { results } = await index.search(query);
  const found = await Promise.all(results.map((/** @type {any} */ result) => result.data()));

  return found.map(({ url }) => url);
};

const answers = [];
for (const query of queries) {
  answers.push({ query, whole: await ask(whole, query), parts: await ask(parts, query) });
}
console.log(JSON.stringify(answers));
