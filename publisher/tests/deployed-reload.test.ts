import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { createTempDir, writeFiles } from "../testing/built-site.ts";

const deploy = join(import.meta.dirname, "../../deploy");

test("nginx reloads only after a change of its configuration", () => {
  const folder = createTempDir();
  const parts = ["releases/current/hosts/nginx/server.conf", "website.conf", "tls/fullchain.pem"];
  writeFiles(folder, {
    ...Object.fromEntries(parts.map((part) => [`/${part}`, "first"])),
    "/bin/nginx": '#!/bin/sh\ncase $* in *reload*) touch "$RELOADS" ;; esac\n',
  });
  chmodSync(join(folder, "bin/nginx"), 0o755);
  const reloads = join(folder, "reloads");
  const hasReloaded = () => {
    rmSync(reloads, { force: true });
    execFileSync("sh", [join(deploy, "nginx/reload.sh")], {
      env: {
        PATH: `${join(folder, "bin")}:${process.env.PATH ?? ""}`,
        RELEASES: join(folder, "releases"),
        SITE_CONF: join(folder, "website.conf"),
        TLS: join(folder, "tls"),
        RELOADED: join(folder, "reloaded"),
        RELOADS: reloads,
      },
    });

    return existsSync(reloads);
  };

  for (const part of parts) {
    writeFileSync(join(folder, part), "second");
    assert.ok(hasReloaded(), part);
    assert.equal(hasReloaded(), false, part);
  }
});

test("the reload unit has no start limit", () => {
  const unit = readFileSync(join(deploy, "systemd/website-nginx.service"), "utf8");
  const [, general = "", service = ""] = unit.split(/^\[\w+\]$/m);

  assert.match(general, /^StartLimitIntervalSec=0$/m);
  assert.doesNotMatch(general, /website-certificate/, "Let's Encrypt is asked each time");
  assert.match(service, /^ExecStartPre=\/bin\/sleep /m);
});
