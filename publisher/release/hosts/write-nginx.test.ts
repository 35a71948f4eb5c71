import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";

import { createRelease } from "../create-release.ts";
import { type HttpRules, readRules } from "../rules.ts";
import { activate } from "../releases.ts";
import { createBuiltSite, createTempDir } from "../../tests/support/built-site.ts";
import { redirects } from "../../tests/support/url-cases.ts";

const folder = createTempDir();
const releases = join(folder, "releases");
const file = join(releases, "current/release.json");
const written = join(folder, "written");
let rules: HttpRules;
// A copy: where root runs it, there are no packages.
const program = join(folder, "publisher/release/hosts/write-nginx.ts");

before(async () => {
  for (const name of ["common", "publisher"]) {
    cpSync(join(import.meta.dirname, "../../..", name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.includes("node_modules"),
    });
  }
  const { id } = await createRelease({ publicDir: createBuiltSite({}, { redirects }), releases });
  await activate(releases, id);
  rules = await readRules(join(releases, "current"));
});

const write = (release: object) => {
  rmSync(written, { recursive: true, force: true });
  rmSync(file);
  writeFileSync(file, JSON.stringify(release));
};
const run = () => {
  const { status, stderr } = spawnSync(process.execPath, [program, releases, written], {
    encoding: "utf8",
    timeout: 20_000,
  });

  return { status, stderr };
};
test("writes the rules of a release, without packages", () => {
  write({ rules });
  assert.deepEqual(run(), { status: 0, stderr: "" });
  const server = readFileSync(join(written, "server.conf"), "utf8");
  assert.match(server, /^location = "\/old-page\/" \{ return 301 "\/blog\/\$is_args\$args"; \}$/m);
  assert.match(readFileSync(join(written, "http.conf"), "utf8"), /public, max-age=31536000/);
});

test("writes nothing from rules that are refused", () => {
  write({ rules: { ...rules, host: "hostile;" } });
  const { status, stderr } = run();
  assert.equal(status, 1);
  assert.match(stderr, /^The release's release\.json is refused, .*\n$/);
  assert.equal(existsSync(written), false);
});

test("does not wait for a pipe without a writer", () => {
  rmSync(file);
  execFileSync("mkfifo", [file]);
  assert.match(run().stderr, /refused/);
});
