// Serves a release with Cloudflare's wrangler. It is a large download, so `npm test` checks
// Cloudflare's documented rules instead (host-configs.test.ts).
import assert from "node:assert/strict";
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { chmodSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Readable } from "node:stream";
import { after, before, test } from "node:test";

import { headersFor, type HttpRules, readRules } from "../rules.ts";
import { createTempDir, writeFiles } from "../../tests/support/built-site.ts";
import { getFreePort } from "../../ports.ts";
import { isListening } from "../../tests/support/is-listening.ts";
import { rawRequest } from "../../tests/support/raw-request.ts";
import { createReleases, splitUrl, staticCases } from "../../tests/support/static-host.ts";

const folder = createTempDir();
const upload = join(import.meta.dirname, "../../../deploy/upload.sh");
let port: number;
let rules: HttpRules;
let printed = "";
let child: ChildProcessByStdio<null, Readable, Readable>;

/** A fake npx that serves the files deploy/upload.sh would upload. */
const npx = () => `#!/bin/sh
PATH=\${PATH#*${delimiter}}
exec npx --prefix "$2" --no-install wrangler pages dev "$7" --ip 127.0.0.1 --port ${port} --compatibility-date 2026-01-01
`;

before(async () => {
  const releases = join(folder, "releases");
  await createReleases(releases);
  rules = await readRules(join(releases, "current"));
  port = await getFreePort();
  writeFiles(folder, { "/bin/npx": npx() });
  chmodSync(join(folder, "bin/npx"), 0o755);
  child = spawn("sh", [upload, "cloudflare", "website"], {
    cwd: folder,
    // In a process group, since wrangler leaves children behind.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PATH: `${join(folder, "bin")}${delimiter}${process.env.PATH ?? ""}`,
      CI: "true",
      WRANGLER_SEND_METRICS: "false",
    },
  });
  let ended = false;
  child.once("exit", () => (ended = true));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => (printed += chunk));
  }
  while (!(await isListening(port))) if (ended) throw new Error(`It does not start: ${printed}`);
});

after(() => {
  if (child.pid) process.kill(-child.pid, "SIGKILL");
});

/** The response after all redirects within the site, and its URL. */
const follow = async (target: string, hops = 0): Promise<{ status: number; end: string }> => {
  assert.ok(hops < 4, `${target} leads in a circle`);
  const { status, headers } = await rawRequest(port, target);
  if (headers.location?.startsWith("/")) {
    const [next = "", ...fragment] = headers.location.split(/(?=#)/);
    const last = await follow(next, hops + 1);

    return { ...last, end: last.end + fragment.join("") };
  }

  return { status, end: headers.location ?? target };
};

test("accepts every rule", () => {
  assert.match(printed, /Parsed \d+ valid header rules/);
  assert.match(printed, /Parsed \d+ valid redirect rules/);
  assert.doesNotMatch(printed, /invalid|ignor/i);
});

test("every URL leads to the rules' page and headers", async () => {
  for (const [url, status, location] of staticCases) {
    const { path, query } = splitUrl(url);
    // Cloudflare serves its own page for these, which nobody links to.
    if (["/404", "/404/", "/404.html"].includes(path)) continue;
    const response = await follow(path + query);
    assert.equal(response.status, status === 301 ? 200 : status, url);
    if (status !== 404) assert.equal(response.end, location ?? path + query, url);
    if (status !== 200) continue;
    const { headers } = await rawRequest(port, path + query);
    const served = { path: path.replace(/\/$/, "/index.html"), status, host: rules.host };
    for (const [header, value] of Object.entries(headersFor(rules, served))) {
      assert.equal(headers[header.toLowerCase()], value, `${header} of ${url}`);
    }
  }
});
