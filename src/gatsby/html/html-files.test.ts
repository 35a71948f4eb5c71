import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";

import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

import { openMemory } from "../files/memory";
import { correctHtmlFiles } from "./html-files";

const folder = mkdtempSync(join(tmpdir(), "html-files-"));
const cache = mkdtempSync(join(tmpdir(), "html-files-cache-"));
afterAll(() => [folder, cache].forEach((one) => rmSync(one, { recursive: true })));

/** As a build does, which the next one remembers. */
const correct = () => {
  const memory = openMemory(cache);
  correctHtmlFiles(folder, memory);
  memory.save();
};

/** The page at the root, with Gatsby's inline script. */
const file = join(folder, "index.html");
const inline = (value: string) =>
  `<template><!-- slice-start --><script\n id="gatsby-chunk-mapping"\n>\n window.___chunkMapping=${value};\n</script></template>`;
const inlineMapping = inline('"{\\"component---page\\":[\\"/page-1.js\\"]}"');

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
  const service = join(folder, "services/index.html");
  mkdirSync(join(folder, "services"));
  writeFileSync(file, inlineMapping);
  const html = await rendered();
  // If this fails, React has fixed the bug, and `replaceAll` in correctHtmlFiles can be removed.
  expect(html).toContain("\0");
  writeFileSync(service, html);
  correct();

  expect(readFileSync(service, "utf8")).toBe(`<ul>${`<li>${dashes}</li>`.repeat(50)}</ul>`);
});

it("corrects a page that Gatsby writes again", () => {
  for (const text of ["one", "another"]) {
    writeFileSync(file, `\0${text}`);
    correct();
    expect(readFileSync(file, "utf8")).toBe(text);
  }
});

it("does not read a page that is as the last build left it", () => {
  writeFileSync(file, "a\0b");
  correctHtmlFiles(folder, { isAsLeft: () => true, leave: () => undefined });

  expect(readFileSync(file, "utf8")).toBe("a\0b");
});

describe("Gatsby's chunk mapping", () => {
  it("is removed", () => {
    writeFileSync(file, inlineMapping);
    correct();

    expect(readFileSync(file, "utf8")).toBe("<template><!-- slice-start --></template>");
  });

  it.each([
    ["in another form", inline("{}")],
    ["under another name", inlineMapping.replace("gatsby-chunk", "chunk")],
  ])("%s stops the build", (_how, html) => {
    writeFileSync(file, html);

    expect(correct).toThrow(/docs\/patches\.md/);
  });
});
