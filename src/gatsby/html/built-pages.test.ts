import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openMemory } from "../files/memory";
import { readIndexablePages } from "./built-pages";
import { readMetadata } from "./page-metadata";

const pageHtml = ({ brand = "Acme", alt = "A harbor", robots = "" } = {}) => `<!doctype html>
<html lang="en"><head><title>Audit · ${brand}</title><style>main { color: red }</style>
<meta property="og:title" content="Audit"><meta name="description" content="What we find">
<meta name="robots" content="${robots}"><meta property="og:image" content="https://a.example/og.png">
<link rel="canonical" href="https://a.example/audit/"></head>
<body><header><img src="/logo.svg" alt="${brand}"></header>
<main><nav aria-label="Breadcrumb"><ol><li>Home</li><li>Services</li></ol></nav>
<script>document.write("<main></main>")</script>
<img src="/s.webp" srcset="/s.webp 400w, /l.webp 800w" alt="${alt}"><img src="/line.svg" alt=""></main>
<footer>${brand}</footer></body></html>`;

it("reads the metadata of a page from its head and its main part", () => {
  expect(readMetadata(pageHtml())).toEqual({
    canonical: "https://a.example/audit/",
    title: "Audit",
    description: "What we find",
    group: "Services",
    shareImage: "https://a.example/og.png",
    images: [{ src: "/l.webp", alt: "A harbor" }],
    mainDigest: expect.any(String),
  });
});

it.each([
  ["is not to be indexed", pageHtml({ robots: "noindex, follow" })],
  ["has no main part", "<html><head></head><body>Moved</body></html>"],
])("has none of a page that %s", (_, html) => {
  expect(readMetadata(html)).toBeNull();
});

it("reads words without the NUL bytes that a page has until it is corrected", () => {
  const folder = mkdtempSync(join(tmpdir(), "built-pages-"));
  writeFileSync(join(folder, "index.html"), pageHtml({ alt: "Z\0ürich" }));

  expect(readIndexablePages(folder, ["/"])[0]?.images[0]?.alt).toBe("Zürich");
});

describe("the pages of the next build", () => {
  const folder = mkdtempSync(join(tmpdir(), "built-pages-"));
  const file = join(folder, "index.html");
  let computed = 0;
  const read = () => {
    const memory = openMemory(folder);
    const [page] = readIndexablePages(folder, ["/"], {
      recall: (name, key, compute) =>
        memory.recall(name, key, (last) => {
          computed += 1;

          return compute(last);
        }),
    });
    memory.save();

    return page;
  };

  it("are read again where a file was written again", () => {
    writeFileSync(file, pageHtml());
    const first = read();
    expect(read()).toEqual(first);
    expect(computed).toBe(1);
    writeFileSync(file, pageHtml({ alt: "A lighthouse" }));
    const changed = read();

    expect(changed?.images).toEqual([{ src: "/l.webp", alt: "A lighthouse" }]);
    expect(changed?.mainDigest).not.toBe(first?.mainDigest);
  });

  it("have the same main part under another menu", () => {
    const first = readMetadata(pageHtml());
    const renamed = readMetadata(pageHtml({ brand: "Other" }), first && { ...first, images: [] });

    expect(renamed?.mainDigest).toBe(first?.mainDigest);
    // Not read again.
    expect(renamed?.images).toEqual([]);
  });

  it("are indexed no more once an editor says so", () => {
    writeFileSync(file, pageHtml());
    read();
    writeFileSync(file, pageHtml({ robots: "noindex" }));

    expect(read()).toBeUndefined();
    expect(read()).toBeUndefined();
  });
});
