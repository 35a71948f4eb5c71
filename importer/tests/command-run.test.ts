import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { test } from "node:test";

import { runImport } from "../command/run-import.ts";
import { makeFolder, png } from "./support/folders.ts";
import { exportXml, type ItemValues } from "./support/wordpress-files.ts";

const root = join(import.meta.dirname, "../..");

/** Runs the command in a process of its own. */
const run = (args: readonly string[]) =>
  new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(root, "importer/main.ts"), ...args],
      { timeout: 30_000 },
      (error, output, errors) => resolve({ code: Number(error?.code ?? 0), output, errors }),
    );
  });

const items: ItemValues[] = [
  { id: "1", content: '<p>One. <img src="https://example.test/wp-content/uploads/1/a.png"></p>' },
  { id: "2", status: "draft" },
  { id: "3", type: "page" },
];

const withServer = async (
  answers: Readonly<Record<string, [status: number, location?: string]>>,
  use: (site: string) => Promise<void>,
) => {
  const server = createServer((request, response) => {
    const [status, location] = answers[request.url ?? ""] ?? [404];
    response.writeHead(status, location ? { location } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

test("shows the plan of an export of WordPress and writes nothing", async () => {
  const folder = makeFolder({ "my-export.xml": exportXml(items) });
  const { code, output } = await run(["wordpress", join(folder, "my-export.xml")]);

  assert.equal(code, 0);
  assert.match(output, /Articles +2 +1\n/);
  assert.match(output, /Page +1 +0\n/);
  assert.match(output, /Pictures +1 *\n/);
  assert.match(output, /The CMS refuses to publish 1 record:/);
  assert.match(output, /article post-1, body: .*has no alternative text/);
  assert.match(output, /Nothing was written\. .*--apply\n$/);
  assert.deepEqual(readdirSync(folder), ["my-export.xml"]);
  assert.ok(!existsSync(join(root, ".import/my-export")));
});

test("shows 20 lines of each kind, or all", async () => {
  const files = Object.fromEntries(
    Array.from({ length: 23 }, (_, at) => [
      `posts/${at}.md`,
      "---\ndate: 2020-01-01\ntags: a\n---\nb",
    ]),
  );
  const folder = makeFolder(files);

  assert.match(
    (await run(["markdown", folder])).output,
    /Tags \(23\)\n( {4}posts.*\n){20} {4}and 3 more\n/,
  );
  assert.match(
    (await run(["markdown", folder, "--all"])).output,
    /Tags \(23\)\n( {4}posts.*\n){23}/,
  );
});

test("says one sentence about bad input, and fails", async () => {
  const folder = makeFolder({ "a.txt": "a", "feed.xml": "<rss></rss>" });
  const cases: [args: string[], words: RegExp][] = [
    [["markdown", folder], /has no Markdown files .*\.\n$/],
    [["markdown", `${folder}/no`], /does not exist: check its name\.\n$/],
    [["wordpress", `${folder}/feed.xml`], /is an RSS feed, not an export of WordPress.*\.\n$/],
    [
      ["wordpress", `${folder}/feed.xml`, "--uploads", `${folder}/no`],
      /no does not exist: check its name\.\n$/,
    ],
    [["check", `${folder}/feed.xml`], /is not a sitemap.*\.\n$/],
    [
      ["markdown", folder, "--site", "http://a.test"],
      /--site is not an option of markdown: see above\.\n$/,
    ],
    [["check", `${folder}/feed.xml`, "--site", "a"], /is not the address of a site.*\.\n$/],
    [["other", folder], /Name what to import: see above\.\n$/],
  ];
  for (const [args, words] of cases) {
    const { code, errors } = await run(args);
    assert.equal(code, 1, args.join(" "));
    assert.match(errors, words);
    assert.doesNotMatch(errors, /^ {4}at /m);
  }
});

test("writes the work folder, fetches pictures once, and passes on the CMS's exit code", async () => {
  const uploads = makeFolder({ "1/a.png": png });
  const folder = makeFolder({
    "old site.xml": exportXml([
      ...items,
      { id: "4", content: '<img src="http://127.0.0.1:9/b.png" alt="b">' },
    ]),
    "cms.ts": "process.exitCode = 7;",
  });
  const apply = () =>
    runImport(["wordpress", "old site.xml", "--apply", "--uploads", uploads], {
      from: folder,
      root,
      workRoot: join(folder, "work"),
      cms: { program: join(folder, "cms.ts"), cwd: folder },
      print: (line) => printed.push(line),
    });
  const printed: string[] = [];

  assert.equal(await apply(), 7);
  const work = join(folder, "work/old-site");
  const parts = readFileSync(join(work, "parts.jsonl"), "utf8").trim().split("\n");
  assert.ok(parts.every((line) => /^\{"(record|picture|redirect)":/.test(line)));
  assert.equal(parts.filter((line) => line.startsWith('{"picture"')).length, 2);
  // Another site has a post 1 as well.
  const sources = parts.flatMap((line) => /"source":"(.*?)"/.exec(line)?.[1] ?? []);
  assert.ok(sources.length > 3);
  assert.ok(
    sources.every((source) => source.startsWith("example.test: ")),
    sources.join(),
  );
  assert.deepEqual(readdirSync(work).sort(), ["parts.jsonl", "pictures"]);
  assert.deepEqual(readdirSync(join(work, "pictures")), ["a.png"]);
  assert.ok(printed.join("\n").includes("A picture is in a private network and was not fetched"));

  writeFileSync(join(uploads, "1/a.png"), "other");
  assert.equal(await apply(), 7);
  assert.deepEqual(readFileSync(join(work, "pictures/a.png")), png);
});

test("checks the addresses of an old sitemap on a site", async () => {
  const answers: Record<string, [number, string?]> = {
    "/": [200],
    "/good/": [200],
    "/moved/?a=1": [301, "/good/"],
    "/chain/": [302, "/moved/?a=1"],
    "/circle/": [301, "/circle/"],
    "/dead/": [301, "/gone/"],
    "/gone/": [410],
  };
  const sitemap = (paths: readonly string[]) =>
    `<urlset>${paths.map((path) => `<url><loc>https://old.test${path}</loc></url>`).join("")}</urlset>`;
  const folder = makeFolder({
    "index.xml":
      "<sitemapindex><sitemap><loc>https://old.test/a/posts.xml</loc></sitemap></sitemapindex>",
    "posts.xml": sitemap(["/good/", "/moved/?a=1", "/chain/", "/circle/", "/dead/", "/none/"]),
    "good.xml": sitemap(["/good/", "/chain/"]),
  });
  await withServer(answers, async (site) => {
    const { code, output } = await run(["check", join(folder, "index.xml"), "--site", site]);

    assert.equal(code, 1);
    assert.deepEqual(output.split("\n"), [
      `  /circle/: is redirected in a circle (${site}/circle/)`,
      `  /dead/: is redirected to ${site}/gone/: status 410`,
      "  /none/: status 404",
      "3 of 6 addresses lead to no page: add redirects for them in the CMS.",
      "",
    ]);
    const good = await run(["check", join(folder, "good.xml"), "--site", site]);
    assert.deepEqual(
      [good.code, good.output],
      [0, "All 2 addresses of the old sitemap lead to a page.\n"],
    );
  });
});
