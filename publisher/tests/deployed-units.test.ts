import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { test } from "node:test";

import { read, root } from "./support/programs.ts";

// Each unit of deploy/systemd has the settings and files of its own program, and no others.

const unit = (name: string) => read(`deploy/systemd/${name}`);
const names = globSync("*.service", { cwd: `${root}/deploy/systemd` });

for (const [name, program, mask, folders] of [
  ["content", "content", "0077", ["StateDirectory=website-content", "StateDirectoryMode=0700"]],
  // The CMS's user, since its files are what it reads. It can write only backups.
  ["backup", "content", "0077", ["ReadWritePaths=/var/backups/website"]],
  ["preview", "preview", "0077", []],
  // The web server must be able to read its files.
  ["publisher", "publisher", "0022", ["StateDirectory=website-publisher"]],
] as const) {
  test(`the unit ${name} has the settings, the user and the folders of ${program} only`, () => {
    const text = unit(`website-${name}.service`);

    assert.match(text, new RegExp(`^UMask=${mask}$`, "m"));
    assert.match(text, /^ProtectSystem=strict$/m);
    assert.deepEqual(text.match(/^(User|EnvironmentFile)=.*/gm), [
      `User=website-${program}`,
      `EnvironmentFile=/etc/website/${program}.env`,
    ]);
    assert.deepEqual(text.match(/^(ReadWritePaths|StateDirectory\w*)=.*/gm) ?? [], folders);
  });
}

test("units of root run only what no unit can write", () => {
  const ofRoot = names.filter((name) => !/^User=/m.test(unit(name)));

  assert.deepEqual(ofRoot.toSorted(), ["website-certificate.service", "website-nginx.service"]);
  for (const name of ofRoot) {
    const paths = [...unit(name).matchAll(/^Exec\w+=(.*)/gm)].map(([, command = ""]) => command);
    for (const command of paths) {
      assert.match(command, /^\/bin\/(sleep \d+|sh \/usr\/local\/lib\/website\/[\w/]+\.sh)$/, name);
    }
  }
});

test("nginx's configuration includes nothing from a release", () => {
  const included = read("deploy/nginx/website.conf.template").match(/include .*/g);

  assert.deepEqual(included, ["include ${RULES}/http.conf;", "include ${RULES}/server.conf;"]);
  assert.doesNotMatch(read("deploy/install.sh"), /RULES=\/(srv|var\/lib)/);
});

test("settings, units and nginx name the same folders", () => {
  const settings = read("deploy/settings.sh");
  const releases = "/var/lib/website-publisher/releases";

  assert.match(settings, new RegExp(`^RELEASES_DIR=${releases}$`, "m"));
  assert.match(settings, /^CMS_PUBLIC_DIR=\/var\/lib\/website-content\/public$/m);
  assert.match(settings, /^CV_FOLDER=\/var\/lib\/website-content\/cvs$/m);
  assert.ok(unit("website-nginx.path").includes(`PathChanged=${releases}\n`));
  for (const text of [unit("website-nginx.service"), read("deploy/install.sh")]) {
    assert.ok(text.includes(`RELEASES=${releases} RULES=/etc/nginx/website TLS=/etc/website/tls`));
  }
});

test("the publisher builds in the folder that its unit may write", () => {
  const text = unit("website-publisher.service");

  assert.match(text, /WORK=\/var\/lib\/website-publisher\/work$/m);
  assert.match(text, /^ExecStart=\/bin\/sh deploy\/publisher\.sh$/m);
  assert.match(read("deploy/publisher.sh"), /^chmod 700 "\$WORK"$/m);
});

test("no other unit reads .env, and install.sh writes their settings before it starts them", () => {
  const units = names.map(unit).join("\n");

  assert.doesNotMatch(units, /EnvironmentFile=(?!\/etc\/website\/)/);
  assert.match(
    read("deploy/install.sh"),
    /^sh deploy\/unit-settings\.sh \/etc\/website < \.env$.*^systemctl/ms,
  );
});

// Strapi creates this folder if it is missing, which the unit and the container forbid.
test("a clone has the folder of the CMS's migrations", () => {
  assert.equal(globSync("cms/database/migrations/.gitkeep", { cwd: root }).length, 1);
});
