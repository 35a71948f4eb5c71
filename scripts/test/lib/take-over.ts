import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

import { industries } from "../../../common/catalogue/industries.ts";
import { pagePaths } from "../../../common/catalogue/paths.ts";
import { services } from "../../../common/catalogue/services.ts";
import { technologies } from "../../../common/catalogue/technologies.ts";
import { OperatorError } from "../../../common/operator-error.ts";
import { recordPages } from "../../../common/page-types.ts";
import { runProgram } from "../../../publisher/process.ts";
import { renameAgency } from "../../lib/rename-agency.ts";
import { addEntry, type Answers } from "../../commands/catalogue/add-entry.ts";
import { createChanges } from "../../commands/catalogue/changes.ts";
import { recordsDir } from "../../commands/catalogue/records.ts";
import { removeEntries } from "../../commands/catalogue/remove-entries.ts";
import type { Kind } from "../../commands/catalogue/request.ts";
import { step } from "../../lib/print.ts";
import { packageFile } from "../../lib/project.ts";

import { copyRepository } from "./copy-project.ts";

// In parts, because rename rejects names that occur in the repository.
const name = ["North & ", "Harbor’s"].join("");

/** Every other entry, from the end, so that the first of each list goes, too. */
const everyOther = (entries: readonly { slug: string }[], count: number) =>
  entries
    .map(({ slug }) => slug)
    .filter((_, index) => index % 2 === 0)
    .slice(0, count);

const removed: readonly (readonly [Kind, readonly string[]])[] = [
  ["technology", everyOther(technologies, 20)],
  ["industry", everyOther(industries, 3)],
  ["service", everyOther(services, 4)],
];

const isKept = ({ slug }: { slug: string }) => !removed.some(([, slugs]) => slugs.includes(slug));
const [kept, ...moreKept] = technologies.filter(isKept);
const beside = kept?.slug ?? "";
// A group that has lost all its technologies is gone, too.
const group: string = kept?.groups[0] ?? "";
const otherGroup: string = moreKept.at(-1)?.groups[0] ?? group;

const summary = (what: string) => `What ${what} needs from the first day to the last`;

const added: readonly (readonly [Kind, slug: string, Answers])[] = [
  ["technology", "erewhon", { name: "Erewhon", group }],
  ["technology", "x-y-2", { name: "X/Y 2", group: otherGroup, beside }],
  ["technology", "harbor-kit", { name: "O’Brien’s", group, role: "designer" }],
  ["technology", "tester-analyst", { name: "Tester", group: `${group}, ${otherGroup}` }],
  ["technology", "u", { name: "U", group, role: "analyst" }],
  ["service", "data-work", { name: "Data work", summary: summary("a warehouse of data") }],
  ["service", "under", { name: "Ünder & over", summary: summary("an ünder") }],
  ["industry", "harbors", { name: "Harbors", summary: summary("a harbor") }],
];

/** Types of which the agency keeps none of the sample's records. */
const deletedTypes = ["article", "project", "comparison", "chapter", "job-opening", "author"];

const words = (count: number, about: string) =>
  Array.from({ length: count }, (_, index) => `${about} ${index + 1}`).join(", ");

const article = (name: string) => `title: How we plan ${name}
slug: plan-${name}
excerpt: What we ask, decide and write down before we plan ${name}, and what we leave open on purpose.
date: "2026-03-0${name.length}"
body: |-
  ## The questions

  We begin with ${words(20, `a question about ${name}`)}.

  ## The answers

  We end with ${words(20, `an answer about ${name}`)}.
seo:
  title: How we plan ${name}
  description: What we ask and write down before we plan ${name}, and what stays open.
`;

/** The agency's own palette, logo and icon. */
const writeBrand = (copy: string) => {
  const brand = (file: string) => join(copy, "brand", file);
  const palette = {
    accent: "#6d3bd1",
    "accent-dark": "#5427ad",
    "accent-light": "#bda2ff",
    brand: "#14213d",
    tint: "#d5def2",
  };
  const colors = Object.entries(palette).reduce(
    (text, [color, hex]) => text.replace(new RegExp(`("${color}": )#\\w+`), `$1${hex}`),
    readFileSync(brand("_colors.scss"), "utf8"),
  );
  writeFileSync(brand("_colors.scss"), colors);
  const circle = '<circle cx="14" cy="14" r="10" fill="none"';
  writeFileSync(
    brand("logo.ts"),
    `export const logoViewBox = "0 0 28 28";
export const drawLogo = (line: string, accent: string): string =>
  \`${circle} stroke="\${line}"/><path d="M14 4v20" stroke="\${accent}"/>\`;
`,
  );
  writeFileSync(
    brand("icon.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${circle} stroke="#6d3bd1"/></svg>`,
  );
};

/** Leads links to pages that are gone to the contact page, as a person would who reads the texts. */
const replaceLinks = (records: string, paths: readonly string[]) => {
  const files = readdirSync(records, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".yaml"),
  );
  for (const file of files.map((name) => join(records, name))) {
    const text = readFileSync(file, "utf8");
    const changed = paths.reduce(
      (rest, path) => rest.replace(new RegExp(`${path}(#[\\w-]+)?`, "g"), pagePaths.contact),
      text,
    );
    if (changed !== text) writeFileSync(file, changed);
  }
};

/** Changes a copy as an agency does that takes the project over. */
const takeOver = async (copy: string) => {
  // Renaming changes the files that Git tracks.
  const git = (...args: string[]) => execFileSync("git", args, { cwd: copy });
  git("init", "--quiet");
  // .gitignore names the folder; here it is a link.
  appendFileSync(join(copy, ".git/info/exclude"), "node_modules\n");
  git("add", "--all");
  renameAgency(copy, name);
  writeBrand(copy);
  const gone: string[] = [];
  for (const [kind, slugs] of removed) {
    const changes = createChanges(copy);
    gone.push(...removeEntries(changes, copy, { kind, slugs }).paths);
    changes.save();
  }
  for (const [kind, slug, answers] of added) {
    const changes = createChanges(copy);
    await addEntry(changes, { kind, slugs: [slug] }, async (name, question, initial) => {
      const answer = answers[name] ?? initial;
      if (answer === undefined) throw new OperatorError(question);

      return answer;
    });
    changes.save();
  }

  const records = join(copy, recordsDir);
  for (const type of deletedTypes) {
    const folder = recordPages.find((row) => row.type === type)?.folder;
    const slugs = readdirSync(join(records, type)).map((file) => basename(file, ".yaml"));
    if (folder) gone.push(...slugs.map((slug) => `${folder}${slug}/`));
    rmSync(join(records, type), { recursive: true });
  }
  replaceLinks(records, gone);
  for (const name of ["moves", "budgets", "teams"]) {
    const file = join(records, "article", `plan-${name}.yaml`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, article(name));
  }
  const blog = join(records, "blog.yaml");
  writeFileSync(blog, readFileSync(blog, "utf8").replace(/^( +article: ).*$/m, "$1plan-moves"));
  // The code of the sample's articles, and the tests that hold the sample.
  for (const name of readdirSync(join(copy, "sample-content/code"), { withFileTypes: true })) {
    if (name.isDirectory() && name.name !== "support") {
      rmSync(join(copy, "sample-content/code", name.name), { recursive: true });
    }
  }
  rmSync(join(copy, "sample-content/tests"), { recursive: true });
};

/**
 * Checks that the tests belong to the product: on a copy with another name, catalogue and content,
 * the unit tests and the checks of the built site pass unchanged.
 */
export const testTakeOver = async (): Promise<void> => {
  const copy = copyRepository("site-take-over-");
  await step("renaming it, and replacing catalogue and content", () => takeOver(copy));
  // Not by run.cjs, whose installation would replace the linked packages.
  const run = (program: string, ...args: string[]) =>
    runProgram(process.execPath, [program, ...args], {
      cwd: copy,
      show: true,
      failure: "The tests hold the sample's catalogue or content: see above.",
    });
  await run(
    packageFile("prettier/bin/prettier.cjs"),
    "--write",
    "--log-level=warn",
    "common",
    "src",
  );
  await run("scripts/commands/types.ts");
  // The build writes the types of the queries, and says that they have changed.
  const buildSite = () => run("scripts/test/run.ts", "--part", "site");
  await buildSite().catch(() => undefined);
  await run("scripts/commands/typecheck.ts");
  await run(packageFile("jest/bin/jest.js"), "--selectProjects", "node", "dom", "--ci");
  await buildSite();
};
