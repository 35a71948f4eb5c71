import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { suggest } from "../src/server/lib/suggest";

import { countRows, query } from "./support/query";
import {
  machineEnvironment,
  project,
  serviceEnvironment,
  temporaryFolder,
} from "./support/service";
import { templates } from "./support/templates";

test("names the most similar values first, and how many more there are", () => {
  const planets = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus"];

  assert.equal(suggest("saturday", ["moon"]), '"moon"');
  assert.equal(suggest("x", []), "none");
  assert.match(suggest("urnaus", planets), /^"Uranus", .* and 2 more$/);
  assert.match(suggest("marsh", planets), /^"Mars", "Earth", /);
});

/**
 * Creates a CMS with a modifiable copy of the seed, and a function that runs its commands.
 *
 * @param isSeeded whether its database already contains the seed.
 */
const copyService = async ({ isSeeded = false } = {}) => {
  const parent = temporaryFolder("seed-faults");
  const folder = join(parent, "cms");
  const records = join(parent, "sample-content/records");
  cpSync(join(project, "../sample-content/records"), records, { recursive: true });
  // Node resolves symbolic links, so files that locate the project by their own path are copied.
  cpSync(join(project, "dist"), join(folder, "dist"), { recursive: true });
  for (const name of ["node_modules", "src", "package.json", "tsconfig.json", "favicon.png"])
    symlinkSync(join(project, name), join(folder, name));
  const environment = {
    ...(await serviceEnvironment({ CMS_SEED: String(isSeeded) })),
    CMS_SEED: "false",
  };
  const run = (program: string, given: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(folder, "dist/src", program)],
      {
        cwd: folder,
        env: { ...machineEnvironment(), ...environment, ...given },
        encoding: "utf8",
      },
    );

    return { status, stdout, words: stderr.trim() };
  };
  if (isSeeded && !templates().seeded) assert.equal(run("content/commands/seed.js").status, 0);

  return {
    environment,
    run,
    change: (file: string, from: string | RegExp, to: string) => {
      const path = join(records, file);
      const text = readFileSync(path, "utf8");
      assert.notEqual(text.replace(from, to), text, `${file} has ${from}`);
      writeFileSync(path, text.replace(from, to));
    },
    copy: (from: string, to: string) => cpSync(join(records, from), join(records, to)),
    remove: () => rmSync(records, { recursive: true }),
  };
};

// Lists only the first allowed values.
const faults = `The seed has 11 errors in 5 files. Correct them and run the command again:
  sample-content/records/category/product.yaml
    This file has no fields.
  sample-content/records/author/tidemark-team.yaml
    roles: "roles" is not a field here. Allowed: "role"
  sample-content/records/article/a-job-queue-in-postgresql.yaml
    cover: "blogs.png" is not a picture of sample-content/records/pictures. Allowed: "blog.png"
    category: "enginering" is not a record of sample-content/records/category. Allowed: "engineering"
    topics.1.slug: "gulang" is not in the catalogue. Allowed: "golang"
    title: "A job queue in PostgreSQL is often enough, A job queue in Po…" must be at most 110 characters
    date: must be defined.
  sample-content/records/comparison/node-or-bunsh.yaml
    second: Both sides are the same: choose another one here.
  sample-content/records/contactus.yaml
    contactcontent.0.__component: "sections.mian" is not allowed here. Allowed: "sections.main"
    contactcontent.1.cards.0: "a card" is not a group of fields.
    contactcontent: The page needs exactly one "Main": add it.`;

test("reports all issues of a seed before creating anything", async () => {
  const { change, run, environment } = await copyService();
  const article = "article/a-job-queue-in-postgresql.yaml";
  change(article, "- slug: golang", "- slug: gulang");
  change(article, "category: engineering", "category: enginering");
  change(article, /^chart:\n/m, "cover: blogs.png\nchart:\n");
  change(article, /^title: (.*)/m, `title: ${"$1, ".repeat(4)}`);
  change(article, /^date: .*\n/m, "");
  change("author/tidemark-team.yaml", /^role:/m, "roles:");
  change("category/product.yaml", /[^]*/, "");
  change("comparison/node-or-bunsh.yaml", /^second: .*/m, "second: node");
  change("contactus.yaml", "sections.main", "sections.mian");
  change("contactus.yaml", / {4}cards:\n/, "    cards:\n      - a card\n");

  const { status, stdout, words } = run("main.js", { CMS_SEED: "true" });
  assert.equal(status, 78, words);
  assert.doesNotMatch(words, /"(locale|publishedAt|createdBy)"/, "none of Strapi's own fields");
  assert.equal(words.replace(/(Allowed: "[^"]+").*/g, "$1"), faults);
  assert.doesNotMatch(stdout, /migration|error/i);
  assert.equal(await countRows({ environment }, "categories"), 0);
});

test("creates the valid records if some fail, and those once they are corrected", async () => {
  const { change, copy, environment, run } = await copyService({ isSeeded: true });
  // Delete the record that marks the seed as completed.
  await query({ environment }, "delete from site_records");
  for (const name of ["a", "y", "z"]) {
    copy("redirect/contact.yaml", `redirect/${name}.yaml`);
    change(`redirect/${name}.yaml`, "from: /contact/", `from: /${name}/`);
  }
  for (const name of ["y", "z"]) change(`redirect/${name}.yaml`, "to: /contact-us/", "to: /a/");
  const first = run("content/commands/seed.js");

  assert.equal(first.status, 1, first.words);
  const [sentence, ...lines] = first.words.split("\n");
  assert.match(sentence ?? "", /^The seed has 2 errors in 2 files/);
  assert.match(
    lines.join("\n"),
    /^ {2}sample-content\/records\/redirect\/y.yaml\n {4}to: .*\n {2}sample-content\/records\/redirect\/z.yaml\n {4}to: .*$/,
  );
  assert.equal(await countRows({ environment }, "site_records"), 0);

  for (const name of ["y", "z"]) change(`redirect/${name}.yaml`, "to: /a/", "to: /contact-us/");
  const second = run("content/commands/seed.js");
  assert.equal(second.status, 0, second.words);
  // These two, and the record that marks the seed as completed.
  assert.match(second.stdout, /Seed: 3 records created/);
});

test("creates nothing for an agency that has deleted the sample content", async () => {
  const { remove, run } = await copyService();
  remove();
  const { status, stdout, words } = run("content/commands/seed.js");

  assert.equal(status, 0, words);
  assert.match(stdout, /Seed: 0 records created/);
});
