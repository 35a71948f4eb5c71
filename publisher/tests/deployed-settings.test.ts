import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parseEnv } from "node:util";

import { createTempDir } from "./support/built-site.ts";
import { codes, documented, programs, read, root, settingKinds } from "./support/programs.ts";

// Each program gets the settings that it reads, and no other (deploy).

test("every setting that a program reads is in .env.example", () => {
  const names = Object.values(codes).flatMap((code) =>
    [
      /\b(?:env|environment|settings|values)\.([A-Z]\w+)/g,
      /^ +([A-Z][A-Z0-9_]+): \w+\(/gm,
      new RegExp(`\\b${settingKinds}"([A-Z]\\w+)"`, "g"),
      /readPort\(\w+, "(\w+)"/g,
    ].flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = ""]) => name)),
  );
  const unknown = [...new Set(names)].filter((name) => !documented.includes(name));

  // Those that one program sets for another, or for a package.
  assert.deepEqual(unknown.sort(), [
    "BUILD_LOCK",
    "BUILD_TIME",
    "GATSBY_SITE_IS_SAMPLE",
    "INIT_CWD",
    "LAST_CONTENT",
    "NODE_ENV",
    "PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE",
    // PostgreSQL's own.
    "PGPORT",
    "PGSSLROOTCERT",
    "WAIT_FOR_CONTENT",
    "WARM_GATSBY",
  ]);
});

const folder = createTempDir();
const unitSettings = (input: string) => {
  execFileSync("sh", [join(root, "deploy/unit-settings.sh"), folder], { input });

  return (unit: string) => parseEnv(readFileSync(join(folder, `${unit}.env`), "utf8"));
};

for (const [program, names] of programs) {
  test(`the file of ${program} has exactly the settings that it reads`, () => {
    const all = documented.map((name) => `${name}=value of ${name}\n`).join("");
    const given = unitSettings(
      `# STRAPI_TOKEN=old\n${all}DATABASE_PASSWORD=password\nACME_EMAIL=a\n`,
    )(program);

    assert.deepEqual(Object.keys(given).sort(), names);
    for (const name of names) assert.equal(given[name], `value of ${name}`);
  });
}

test("the file for certificates has the settings of certify.sh, and no secret", () => {
  const args = ["www", "cms", "preview"].map((name) => `${name}.example.com`);
  const input = execFileSync("sh", [join(root, "deploy/settings.sh"), ...args, "me@example.com"]);

  assert.deepEqual(unitSettings(input.toString())("certificate"), {
    SITE_DOMAIN: "www.example.com",
    CMS_DOMAIN: "cms.example.com",
    PREVIEW_DOMAIN: "preview.example.com",
    ACME_EMAIL: "me@example.com",
  });
});

test("only the owner can read the files, also replaced ones", () => {
  writeFileSync(join(folder, "publisher.env"), "", { mode: 0o644 });
  unitSettings("STRAPI_TOKEN=a\nSITE_DOMAIN=b\n");

  for (const unit of [...Object.keys(codes), "certificate"]) {
    assert.equal(statSync(join(folder, `${unit}.env`)).mode & 0o777, 0o600, unit);
  }
});

/** The block below a line of compose.yaml. */
const below = (line: string) => {
  const [, text = ""] = read("deploy/compose.yaml").split(`\n${line}\n`);
  const indent = line.search(/\S/);

  return text.split(new RegExp(`\n {0,${indent}}(?=\\S)`))[0] ?? "";
};

for (const [service, names] of programs.filter(([name]) => name !== "content")) {
  test(`the container ${service} has exactly the settings that it reads`, () => {
    const text = below(`  ${service}:`);
    const given = `${below("x-build: &build")}\n${text}`.match(/^ +[A-Z][A-Z0-9_]+(?=:)/gm) ?? [];
    const own = given.map((name) => name.trim());

    assert.doesNotMatch(text, /env_file|\*content/);
    assert.match(text, /<<: \*build/);
    // Ports are those that compose.yaml publishes.
    const needed = names.filter((name) => !name.endsWith("_PORT"));
    assert.deepEqual(own.filter((name) => documented.includes(name)).sort(), needed);
    assert.deepEqual(
      own.filter((name) => !documented.includes(name) && name !== "NODE_OPTIONS"),
      service === "publisher" ? ["WORK"] : [],
    );
  });
}
