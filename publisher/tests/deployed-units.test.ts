import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { test } from "node:test";

import { read, root } from "../testing/programs.ts";

// Each unit of deploy/systemd reads only the settings of its own program.

for (const [unit, program, mask] of [
  ["content", "content", "0077"],
  ["backup", "content", "0077"],
  ["preview", "preview", "0077"],
  // The web server must be able to read its files.
  ["publisher", "publisher", "0022"],
]) {
  test(`the unit ${unit} reads the settings of ${program} only`, () => {
    const text = read(`deploy/systemd/website-${unit}.service`);

    assert.match(text, new RegExp(`^UMask=${mask}$`, "m"));
    // Units share a user, who could otherwise read the environment of the others.
    assert.match(text, /^PrivateUsers=true$/m);
    const hidden = unit === "publisher" ? "BindReadOnlyPaths=/dev/null:" : "InaccessiblePaths=-";
    assert.ok(text.includes(`\n${hidden}/srv/site/.env\n`));
    assert.deepEqual(text.match(/^EnvironmentFile=.*/gm), [
      `EnvironmentFile=/etc/website/${program}.env`,
    ]);
  });
}

test("no other unit reads .env, and install.sh writes their settings before it starts them", () => {
  const units = globSync("deploy/systemd/*", { cwd: root }).map(read).join("\n");

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
