import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import { makeRelease, switchTo } from "../../delivery/releases.ts";
import { pageKinds } from "../../e2e/page-kinds.mjs";
import { Failure } from "./failure.mjs";
import { install, isInstalled } from "./install.mjs";
import { freePort } from "./ports.mjs";
import { run } from "./processes.mjs";
import { root } from "./project.mjs";
import { serveOverTls } from "./tls.mjs";

const folder = join(root, "delivery/observatory");
/** What each page must have at least, of 135 points or so. */
const least = 130;
const paths = Object.values(pageKinds).filter((path) => path !== "/404/");
const pages = new Set(paths.map((path) => join(path, "index.html").replace(/^\//, "")));
const parts = /^$|^[^/]+\.(js|css|html|txt|webmanifest)$|^\.delivery|^[^.]*$/;

/** Takes one page of each kind along, and the scripts that they share. @param {string} to */
const copySite = async (to) => {
  const from = join(root, "public");
  await cp(from, to, {
    recursive: true,
    filter: (source) => {
      const path = relative(from, source);

      return pages.has(path) || (parts.test(path) && !/^(page-data|static)/.test(path));
    },
  });
  const file = join(to, ".delivery/settings.json");
  const settings = JSON.parse(await readFile(file, "utf8"));
  // The tests build for this machine, without TLS.
  const addresses = { siteUrl: "https://localhost", apiUrl: "https://cms.example.com" };
  await writeFile(file, JSON.stringify({ ...settings, ...addresses }));
};

/**
 * Serves a page of each kind by nginx, as deploy/nginx sets it up, and lets MDN's HTTP
 * Observatory rate it.
 *
 * @param {Record<string, string>} settings
 * @returns {Promise<string>} the scores, in words.
 * @throws {Failure} when a page has too few points.
 */
export const rateWithObservatory = async (settings) => {
  if (!isInstalled(folder)) await install(folder);
  const temporary = await mkdtemp(join(tmpdir(), "site-observatory-"));
  const [from, releases] = [join(temporary, "public"), join(temporary, "releases")];
  try {
    await copySite(from);
    await switchTo(releases, (await makeRelease({ from, releases })).id);
    const port = await freePort();
    const server = await serveOverTls({ ...settings, RELEASES_DIR: releases }, port);
    if (!server) return "no nginx, so nothing was rated";
    const asked = { host: "localhost", httpPort: server.plainPort, httpsPort: port, paths };
    const printed = await run(process.execPath, [join(folder, "rate.mjs"), JSON.stringify(asked)], {
      env: { NODE_EXTRA_CA_CERTS: server.certificate },
      failure: "MDN's HTTP Observatory did not rate the pages: see above.",
    });
    /** @type {{ path: string, score: number, results: string[] }[]} */
    const rated = JSON.parse(printed.split("\n").at(-1) ?? "[]");
    const poor = rated.find(({ score }) => score < least);
    if (poor || rated.length === 0) {
      throw new Failure(
        `${poor?.path ?? "No page"} has ${poor?.score ?? 0} points of MDN's HTTP Observatory instead of ${least}: ${poor?.results.join(", ") ?? ""}`,
      );
    }

    return `${rated.length} kinds of pages, ${Math.min(...rated.map(({ score }) => score))} points or more`;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
};
