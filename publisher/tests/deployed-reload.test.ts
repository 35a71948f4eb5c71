import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

import { createHttpRules } from "../release/rules.ts";
import { createTempDir, writeFiles } from "./support/built-site.ts";
import { manifest } from "./support/manifest.ts";

const deploy = join(import.meta.dirname, "../../deploy");
const rulesFor = (siteUrl: string) =>
  JSON.stringify({ rules: createHttpRules({ ...manifest, siteUrl }) });

/** A fake nginx, which refuses a configuration with the host "bad". */
const fakeNginx = `#!/bin/sh
case $* in
    *reload*) touch "$RELOADS" ;;
    *) ! grep -qF "bad" "$RULES/http.conf" ;;
esac
`;

const createMachine = () => {
  const folder = createTempDir();
  writeFiles(folder, {
    "/releases/current/release.json": rulesFor("https://first.example"),
    "/website.conf": "first",
    "/rules/http.conf": "",
    "/rules/server.conf": "return 503;",
    "/tls/fullchain.pem": "first",
    "/bin/nginx": fakeNginx,
  });
  chmodSync(join(folder, "bin/nginx"), 0o755);
  const reloads = join(folder, "reloads");

  return {
    write: (path: string, text: string) => writeFileSync(join(folder, path), text),
    written: () => readFileSync(join(folder, "rules/http.conf"), "utf8"),
    run: () => {
      rmSync(reloads, { force: true });
      const { status, stderr } = spawnSync("sh", [join(deploy, "nginx/reload.sh")], {
        encoding: "utf8",
        env: {
          PATH: [join(folder, "bin"), dirname(process.execPath), process.env.PATH].join(":"),
          RELEASES: join(folder, "releases"),
          RULES: join(folder, "rules"),
          SITE_CONF: join(folder, "website.conf"),
          TLS: join(folder, "tls"),
          RELOADED: join(folder, "reloaded"),
          RELOADS: reloads,
        },
      });

      return { status, stderr, reloaded: existsSync(reloads) };
    },
  };
};

const reloaded = { status: 0, stderr: "", reloaded: true };
const unchanged = { ...reloaded, reloaded: false };

test("nginx reloads only after a change of its configuration", () => {
  const { run, write, written } = createMachine();
  assert.deepEqual(run(), reloaded);
  assert.deepEqual(run(), unchanged);
  for (const [path, text] of [
    ["releases/current/release.json", rulesFor("https://second.example")],
    ["website.conf", "second"],
    ["tls/fullchain.pem", "second"],
  ] as const) {
    write(path, text);
    assert.deepEqual(run(), reloaded, path);
    assert.deepEqual(run(), unchanged, path);
  }
  assert.match(written(), /second/);
});

test("refused rules are reported once, and nginx keeps its rules but gets a new certificate", () => {
  const { run, write, written } = createMachine();
  run();
  const before = written();
  write("releases/current/release.json", "hostile");
  assert.match(run().stderr, /^The release's release\.json is refused, .*\n$/);
  assert.deepEqual(run(), unchanged);
  assert.equal(written(), before);
  write("tls/fullchain.pem", "second");
  assert.equal(run().reloaded, true);
});

test("rules that nginx refuses are taken back", () => {
  const { run, write, written } = createMachine();
  run();
  const before = written();
  write("releases/current/release.json", rulesFor("https://bad.example"));
  assert.deepEqual(run(), { status: 1, stderr: "", reloaded: false });
  assert.equal(written(), before);
  assert.deepEqual(run(), unchanged);
  assert.equal(written(), before);
});

test("the reload unit has no start limit", () => {
  const unit = readFileSync(join(deploy, "systemd/website-nginx.service"), "utf8");
  const [, general = "", service = ""] = unit.split(/^\[\w+\]$/m);

  assert.match(general, /^StartLimitIntervalSec=0$/m);
  assert.doesNotMatch(general, /website-certificate/, "Let's Encrypt is asked each time");
  assert.match(service, /^ExecStartPre=\/bin\/sleep /m);
});
