// `npm run test:hosts`: Cloudflare's own program reads the files, and answers as the table says. It is large
// and comes from npm when this is run, so `npm test` does without it (hosts.test.ts has its documentation's rules).
import assert from "node:assert/strict";
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { chmodSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Readable } from "node:stream";
import { after, before, test } from "node:test";

import { makeRelease, switchTo } from "../releases.ts";
import { headersFor, readRules, type Rules } from "../rules.ts";
import { addresses, earlierBundle, redirects } from "../testing/addresses.ts";
import { askPort } from "../testing/ask.ts";
import { builtSite, temporaryFolder, writeFiles } from "../testing/built-site.ts";
import { answers, freePort } from "../testing/ports.ts";

const folder = temporaryFolder();
const upload = join(import.meta.dirname, "../../deploy/upload.sh");
let port: number;
let rules: Rules;
let printed = "";
let child: ChildProcessByStdio<null, Readable, Readable>;

/** In place of npx: it serves here what deploy/upload.sh would upload. */
const npx = () => `#!/bin/sh
PATH=\${PATH#*${delimiter}}
exec npx --yes "$2" pages dev "$5" --ip 127.0.0.1 --port ${port} --compatibility-date 2026-01-01
`;

before(async () => {
  const releases = join(folder, "releases");
  for (const files of [{ [earlierBundle]: "old()" }, {}]) {
    const noted = { "/.delivery/redirects.json": JSON.stringify(redirects), ...files };
    const { id } = await makeRelease({ from: builtSite(noted), releases });
    await switchTo(releases, id);
  }
  rules = await readRules(join(releases, "current"));
  port = await freePort();
  writeFiles(folder, { "/bin/npx": npx() });
  chmodSync(join(folder, "bin/npx"), 0o755);
  child = spawn("sh", [upload, "cloudflare", "website"], {
    cwd: folder,
    // A group, since it starts more programs than it ends.
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
  while (!(await answers(port))) if (ended) throw new Error(`It does not start: ${printed}`);
});

after(() => {
  if (child.pid) process.kill(-child.pid, "SIGKILL");
});

/** Where an address ends, after its redirects within the site. */
const follow = async (target: string, hops = 0): Promise<{ status: number; end: string }> => {
  assert.ok(hops < 4, `${target} leads in a circle`);
  const { status, headers } = await askPort(port, target);
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

test("every address ends where the rules say", async () => {
  for (const [target, status, location] of addresses) {
    const path = target.replace(/^\/+/, "/");
    const given = await follow(path);
    // Its own page for wrong addresses has one, which nobody links to.
    if (["/404", "/404/", "/404.html"].includes(target)) continue;
    if (status === 404) assert.equal(given.status, 404, target);
    else {
      assert.equal(given.status, status === 301 ? 200 : status, target);
      assert.equal(given.end, location ?? path, target);
    }
  }
});

test("files have the headers of the rules", async () => {
  for (const [target] of addresses.filter(([, status]) => status === 200)) {
    const path = target.replace(/^\/+/, "/");
    const { headers } = await askPort(port, path);
    const of = {
      path: path.replace(/\?.*/, "").replace(/\/$/, "/index.html"),
      status: 200,
      host: rules.host,
    };
    for (const [header, value] of Object.entries(headersFor(rules, of))) {
      assert.equal(headers[header.toLowerCase()], value, `${header} of ${target}`);
    }
  }
});
