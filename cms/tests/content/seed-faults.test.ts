import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

import { technologies } from "../../src/common/catalogue/technologies";
import { suggest } from "../../src/server/lib/suggest";

import { countRows, query } from "../support/query";
import {
  machineEnvironment,
  project,
  serviceEnvironment,
  temporaryFolder,
} from "../support/service";
import { templates } from "../support/templates";

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
  for (const name of ["node_modules", "src", "package.json", "tsconfig.json"])
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
    write: (file: string, lines: string[]) => {
      mkdirSync(dirname(join(records, file)), { recursive: true });
      writeFileSync(join(records, file), `${lines.join("\n")}\n`);
    },
    remove: () => rmSync(records, { recursive: true }),
  };
};

const [{ slug: known }] = technologies;
const misspelled = `${known}x`;

const seo = ["seo:", "  title: A title", "  description: A description"];
const article = [
  `title: ${"An article, ".repeat(10)}`,
  "slug: an-article",
  "excerpt: An excerpt.",
  "cover: covers.png",
  "category: enginering",
  "author: our-team",
  "topics:",
  `  - slug: ${known}`,
  `  - slug: ${misspelled}`,
  "body: A text.",
  ...seo,
];
const comparison = [
  `first: ${known}`,
  `second: ${known}`,
  `slug: ${known}-or-${known}`,
  "title: A comparison",
  "lead: A lead.",
  "rows:",
  ...["One", "Two", "Three"].flatMap((criterion) => [
    `  - criterion: ${criterion}`,
    "    first: Here",
    "    second: There",
  ]),
  "recommended: first",
  "recommendation: A recommendation.",
  "otherWins:",
  "  - title: A case",
  "    text: A text.",
  ...seo,
];
const contact = [
  "contactcontent:",
  "  - __component: sections.mian",
  "    title: A title",
  "  - __component: sections.card-group",
  "    title: A group",
  "    layout: steps",
  "    cards:",
  "      - a card",
  "  - __component: shared.seo",
  ...seo.slice(1).map((line) => `  ${line}`),
];

// Lists only the first allowed values.
const faults = `The seed has 11 errors in 5 files. Correct them and run the command again:
  sample-content/records/category/product.yaml
    This file has no fields.
  sample-content/records/author/our-team.yaml
    roles: "roles" is not a field here. Allowed: "role"
  sample-content/records/article/an-article.yaml
    cover: "covers.png" is not a picture of sample-content/records/pictures. Allowed: "cover.png"
    category: "enginering" is not a record of sample-content/records/category. Allowed: "engineering"
    topics.1.slug: "${misspelled}" is not in the catalogue. Allowed: "${known}"
    title: "${"An article, ".repeat(10).slice(0, 60)}…" must be at most 110 characters
    date: must be defined.
  sample-content/records/comparison/${known}-or-${known}.yaml
    second: Both sides are the same: choose another one here.
  sample-content/records/contactus.yaml
    contactcontent.0.__component: "sections.mian" is not allowed here. Allowed: "sections.main"
    contactcontent.1.cards.0: "a card" is not a group of fields.
    contactcontent: The page needs exactly one "Hero": add it.`;

test("reports all issues of a seed before creating anything", async () => {
  const { remove, write, run, environment } = await copyService();
  remove();
  write("pictures.yaml", ['cover.png: ""']);
  write("pictures/cover.png", []);
  write("category/engineering.yaml", ["name: Engineering", "slug: engineering"]);
  write("category/product.yaml", []);
  write("author/our-team.yaml", ["name: Our team", "roles: Developers", "bio: We write together."]);
  write("article/an-article.yaml", article);
  write(`comparison/${known}-or-${known}.yaml`, comparison);
  write("contactus.yaml", contact);

  const { status, stdout, words } = run("main.js", { CMS_SEED: "true" });
  assert.equal(status, 78, words);
  assert.doesNotMatch(words, /"(locale|publishedAt|createdBy)"/, "none of Strapi's own fields");
  assert.equal(words.replace(/(Allowed: "[^"]+").*/g, "$1"), faults);
  assert.doesNotMatch(stdout, /migration|error/i);
  assert.equal(await countRows({ environment }, "categories"), 0);
});

test("creates the valid records if some fail, and those once they are corrected", async () => {
  const { write, environment, run } = await copyService({ isSeeded: true });
  const redirect = (from: string, to: string) =>
    write(`redirect/test-${from}.yaml`, [`from: /test-${from}/`, `to: ${to}`, "permanent: true"]);
  // Delete the record that marks the seed as completed.
  await query({ environment }, "delete from site_records");
  redirect("a", "/contact-us/");
  for (const name of ["y", "z"]) redirect(name, "/test-a/");
  const first = run("content/commands/seed.js");

  assert.equal(first.status, 1, first.words);
  const [sentence, ...lines] = first.words.split("\n");
  assert.match(sentence ?? "", /^The seed has 2 errors in 2 files/);
  assert.match(
    lines.join("\n"),
    /^ {2}sample-content\/records\/redirect\/test-y.yaml\n {4}to: .*\n {2}sample-content\/records\/redirect\/test-z.yaml\n {4}to: .*$/,
  );
  assert.equal(await countRows({ environment }, "site_records"), 0);

  for (const name of ["y", "z"]) redirect(name, "/contact-us/");
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
