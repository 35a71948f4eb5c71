import { setTimeout as pause } from "node:timers/promises";

import { officeParts } from "../tests/support/office-files";
import { createDatabase } from "../tests/support/databases";
import { registerFirstAdministrator } from "../tests/support/users";
import { pdfOf, types } from "../tests/support/good-files";
import { startService } from "../tests/support/service";
import { send, sendJson, unlimited, upload } from "../tests/support/visitors";
import { zip } from "../tests/support/zip";

// The first part of npm run bench:attack: single requests that could overload or crash the CMS, and the
// response time of its health check meanwhile. On PostgreSQL, which two of them target.
const times = 10;
const maxMs = 500;

const attributes = zip([
  ...officeParts(),
  {
    name: "word/_rels/document.xml.rels",
    content: `<a ${Array.from({ length: 60_000 }, (_, n) => `a${n}="${n * 7919}"`).join(" ")}/>`,
    deflate: true,
  },
]);
const entries = zip(
  Array.from({ length: 40_000 }, (_, n) => ({ name: `word/${n}.xml`, content: "" })),
);
const addresses = encodeURIComponent("a@".repeat(2000));

const main = async () => {
  const database = await createDatabase();
  const service = await startService({
    ...unlimited,
    DATABASE_URL: database.url,
    CMS_ADMIN_PANEL: "true",
  });
  const { url } = service;
  const headers = await registerFirstAdministrator(url);
  const get = (path: string, more: Record<string, string> = {}) =>
    send(url + path, { method: "GET", headers: more });
  const docx = (content: Buffer) => upload(url, { fileName: "cv.docx", type: types.docx, content });

  const requests: Record<string, () => Promise<{ status: number }>> = {
    "a DOCX with 60,000 attributes": () => docx(attributes),
    "a DOCX with 40,000 entries": () => docx(entries),
    "a PDF of 5 MB": () => upload(url, pdfOf(5 * 1024 * 1024)),
    "a folder in no folder": () =>
      sendJson(`${url}/upload/folders`, { name: "x", parent: "abc" }, headers),
    "files to no folder": () =>
      sendJson(
        `${url}/upload/actions/bulk-move`,
        { destinationFolderId: "abc", fileIds: ["abc"], folderIds: [] },
        headers,
      ),
    "a filter for the log": () =>
      get(
        `/content-manager/collection-types/api::article.article?filters[id]=${addresses}`,
        headers,
      ),
    "a filter for the log, anonymous": () => get(`/api/articles?filters[id]=${addresses}`),
  };

  let passed = true;
  for (const [name, request] of Object.entries(requests)) {
    let done = false;
    let slowest = 0;
    const watch = (async () => {
      while (!done) {
        const startedAt = performance.now();
        const { status } = await get("/_health");
        slowest = Math.max(slowest, status === 204 ? performance.now() - startedAt : Infinity);
        await pause(20);
      }
    })();
    const answers = await Promise.all(Array.from({ length: times }, request));
    done = true;
    await watch;
    const statuses = [...new Set(answers.map(({ status }) => status))].join(", ");
    console.log(`${times} × ${name} (${statuses}): health within ${Math.round(slowest)} ms`);
    passed &&= slowest < maxMs;
  }
  await service.stop();
  await database.remove();
  process.exit(passed ? 0 : 1);
};

void main();
