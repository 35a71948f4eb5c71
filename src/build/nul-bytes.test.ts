import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";

import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

import { stripNulBytes } from "./nul-bytes";

const folder = mkdtempSync(join(tmpdir(), "zero-bytes-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Long enough that a three-byte dash crosses the end of React's buffer. */
const dashes = "–".repeat(200);
const page = createElement(
  "ul",
  null,
  Array.from({ length: 50 }, (_, key) => createElement("li", { key }, dashes)),
);

const rendered = async () => {
  const chunks: Buffer[] = [];
  const target = new Writable({
    write: (chunk: Buffer, _encoding, next) => {
      chunks.push(Buffer.from(chunk));
      next();
    },
  });
  await new Promise((resolve) => {
    target.on("finish", resolve);
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(target) });
  });

  return Buffer.concat(chunks).toString();
};

it("strips NUL bytes from pages in any folder", async () => {
  const file = join(folder, "services/index.html");
  mkdirSync(join(folder, "services"));
  const html = await rendered();
  // If this fails, React has fixed the bug, and stripNulBytes can be removed.
  expect(html).toContain("\0");
  writeFileSync(file, html);
  stripNulBytes(folder);

  expect(readFileSync(file, "utf8")).toBe(`<ul>${`<li>${dashes}</li>`.repeat(50)}</ul>`);
});
