import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { parseEnv } from "node:util";

import { temporaryFolder } from "./testing/built-site.ts";

// Each program gets the settings that it reads, and no other (deploy).

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const documented = Object.keys(parseEnv(read(".env.example")));

/** The release imports it for packages, which the builder does not install. */
const forDevelopers = "scripts/support/set-up.mjs";

/** The files that a program consists of, from those that it starts with. */
const filesOf = (files: string[], found = new Set<string>()) => {
  for (const file of files) {
    if (found.has(file) || file === forDevelopers) continue;
    found.add(file);
    const imports = [...read(file).matchAll(/(?:from|import\(?)\s*"(\.[^"]+)"/g)];
    const candidates = imports.flatMap(([, path = ""]) =>
      ["", ".ts", ".tsx", "/index.ts"].map((end) => join(dirname(file), path) + end),
    );
    const isFile = (path: string) =>
      /\.(ts|tsx|mjs|cjs)$/.test(path) && existsSync(join(root, path));
    filesOf(candidates.filter(isFile), found);
  }

  return [...found];
};

/**
 * The documented settings that a program's code names: in a sentence, a word follows the name, and
 * in quotes it stands for a setting only where that is read.
 */
const readBy = (...files: string[]) => {
  const code = filesOf(files)
    .map((file) => read(file).replace(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, ""))
    .join("\n");

  return documented
    .filter((name) =>
      new RegExp(`(?<!"|\\w)${name}\\b(?!\\s+\\w)|portFrom\\(\\w+, "${name}"`).test(code),
    )
    .sort();
};

const programs: Record<string, string[]> = {
  content: readBy(
    "cms/src/main.ts",
    ...globSync("cms/{config,src/commands}/*.ts", { cwd: root }),
    "cms/src/index.ts",
  ),
  preview: readBy("src/preview/main.ts"),
  builder: readBy(
    "scripts/builder.mjs",
    "scripts/release.mjs",
    "gatsby-config.ts",
    "gatsby-node.ts",
  ),
};

const folder = temporaryFolder();
const unitSettings = (input: string) => {
  execFileSync("sh", [join(root, "deploy/unit-settings.sh"), folder], { input });

  return (unit: string) => parseEnv(readFileSync(join(folder, `${unit}.env`), "utf8"));
};

for (const [program, names] of Object.entries(programs)) {
  test(`the file of ${program} has the settings that it reads, and no other`, () => {
    const all = documented.map((name) => `${name}=value of ${name}\n`).join("");
    const given = unitSettings(
      `# STRAPI_TOKEN=old\n${all}DATABASE_PASSWORD=password\nACME_EMAIL=a\n`,
    )(program);

    assert.deepEqual(Object.keys(given).sort(), names);
    for (const name of names) assert.equal(given[name], `value of ${name}`);
  });
}

test("the file for certificates has what certify.sh reads, and no secret", () => {
  const args = ["www", "cms", "preview"].map((name) => `${name}.example.com`);
  const input = execFileSync("sh", [join(root, "deploy/settings.sh"), ...args, "me@example.com"]);

  assert.deepEqual(unitSettings(input.toString())("certificate"), {
    SITE_DOMAIN: "www.example.com",
    CMS_DOMAIN: "cms.example.com",
    PREVIEW_DOMAIN: "preview.example.com",
    ACME_EMAIL: "me@example.com",
  });
});

test("the files are for their owner alone, also in place of others", () => {
  writeFileSync(join(folder, "builder.env"), "", { mode: 0o644 });
  unitSettings("STRAPI_TOKEN=a\nSITE_DOMAIN=b\n");

  for (const unit of [...Object.keys(programs), "certificate"]) {
    assert.equal(statSync(join(folder, `${unit}.env`)).mode & 0o777, 0o600, unit);
  }
});

for (const [unit, program = unit] of [
  ["content"],
  ["backup", "content"],
  ["preview"],
  ["builder"],
  ["certificate"],
] as [string, string?][]) {
  test(`the unit ${unit} has the settings of ${program} alone`, () => {
    const text = read(`deploy/systemd/website-${unit}.service`);

    assert.deepEqual(text.match(/^EnvironmentFile=.*$/gm), [
      `EnvironmentFile=/etc/website/${program}.env`,
    ]);
    assert.match(text, /^InaccessiblePaths=-\/srv\/site\/\.env$/m);
    // Others of the same user could be asked for theirs.
    if (unit !== "certificate") assert.match(text, /^PrivateUsers=true$/m);
    // Visitors get what the builder writes, and certify.sh has its own.
    const mask = { builder: "0022", certificate: undefined }[unit] ?? "0077";
    if (unit !== "certificate") assert.match(text, new RegExp(`^UMask=${mask}$`, "m"));
  });
}

/** What is below a line of compose.yaml. */
const below = (line: string) => {
  const [, text = ""] = read("deploy/compose.yaml").split(`\n${line}\n`);
  const indent = line.search(/\S/);

  return text.split(new RegExp(`\n {0,${indent}}(?=\\S)`))[0] ?? "";
};

for (const [service, names] of Object.entries(programs).filter(([name]) => name !== "content")) {
  test(`the container ${service} has the settings that it reads, and no other`, () => {
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
      service === "builder" ? ["WORK"] : [],
    );
  });
}
