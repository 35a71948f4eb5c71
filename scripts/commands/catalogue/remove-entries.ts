import { existsSync } from "node:fs";
import { join } from "node:path";

import { cataloguePages } from "../../../common/catalogue/pages.ts";
import {
  dedicatedPath,
  industriesPath,
  pagePaths,
  servicesPath,
} from "../../../common/catalogue/paths.ts";
import { technologies } from "../../../common/catalogue/technologies.ts";
import { technologyGroups } from "../../../common/catalogue/technology-groups.ts";

import type { Changes } from "./changes.ts";
import type { Removed } from "./mentions.ts";
import { recordsDir, removeFromRecords, unusedPictures } from "./records.ts";
import { type Kind, lists, type Request } from "./request.ts";
import { removeKeys, removeObjects, removeTexts } from "./source-code.ts";

/** How a file names an entry. */
type Mention =
  | { as: "entry" }
  | { as: "text"; property: string }
  /** As a key of an object, which is the value of this variable. */
  | { as: "key"; variable?: string };

type Kinds = {
  /** The template of the pages. */
  template: "hire" | "service" | "industry";
  /** The lists of the content model's catalogue fields. */
  lists: readonly string[];
  /** Where a page that is gone redirects to. */
  redirect: string;
  mentions: readonly (readonly [file: string, mention: Mention])[];
};

const catalogue = "common/catalogue";
const profiles = "src/catalogue/technology-profiles";
/** The drawings of a series of pictures, by the first word of their names. */
const pictureSeries: Readonly<Record<string, string>> = {
  service: "sample-content/pictures/series/services.ts",
  industry: "sample-content/pictures/series/industries.ts",
  group: "sample-content/pictures/series/technology-groups.ts",
};

const kinds: Record<Kind, Kinds> = {
  technology: {
    template: "hire",
    lists: ["technologies", "hirePages"],
    redirect: dedicatedPath,
    mentions: [
      [`${catalogue}/technologies.ts`, { as: "entry" }],
      [`${catalogue}/technologies.ts`, { as: "text", property: "beside" }],
      [`${catalogue}/services.ts`, { as: "text", property: "technologies" }],
      [`${catalogue}/industries.ts`, { as: "text", property: "technologies" }],
      [profiles, { as: "key" }],
      ["src/catalogue/search-aliases.ts", { as: "key", variable: "hireAliases" }],
      ["src/gatsby/files/logos.ts", { as: "key" }],
    ],
  },
  service: {
    template: "service",
    lists: ["services"],
    redirect: servicesPath,
    mentions: [
      [`${catalogue}/services.ts`, { as: "entry" }],
      [`${catalogue}/industries.ts`, { as: "text", property: "services" }],
      ["src/catalogue/search-aliases.ts", { as: "key", variable: "serviceAliases" }],
    ],
  },
  industry: {
    template: "industry",
    lists: ["industries"],
    redirect: industriesPath,
    mentions: [
      [`${catalogue}/industries.ts`, { as: "entry" }],
      ["src/catalogue/page-aliases.ts", { as: "key", variable: "industryAliases" }],
    ],
  },
};

const removeMention = (text: string, slugs: readonly string[], mention: Mention) => {
  if (mention.as === "entry") return removeObjects(text, slugs);
  if (mention.as === "text") return removeTexts(text, mention.property, slugs);

  return removeKeys(text, slugs, mention.variable);
};

const rewrite = (changes: Changes, file: string, edit: (text: string) => string) => {
  if (!changes.exists(file)) return;
  const text = changes.read(file);
  const edited = edit(text);
  if (edited !== text) changes.write(file, edited);
};

/** Groups without a technology have no place in the menu. */
const removeEmptyGroups = (changes: Changes, slugs: readonly string[]) => {
  const kept = technologies.filter(({ slug }) => !slugs.includes(slug));
  const empty = technologyGroups
    .map(({ slug }) => slug)
    .filter((group) => !kept.some(({ groups }) => (groups as readonly string[]).includes(group)));
  rewrite(changes, `${catalogue}/technology-groups.ts`, (text) => removeObjects(text, empty));
};

/** Deletes pictures that no record shows any more, with their drawings and descriptions. */
const removePictures = (changes: Changes, before: readonly string[]) => {
  const unused = unusedPictures(changes).filter((name) => !before.includes(name));
  for (const name of unused) {
    changes.remove(`${recordsDir}/pictures/${name}.png`);
    const [series = "", ...entry] = name.split("-");
    rewrite(changes, pictureSeries[series] ?? "", (text) => removeKeys(text, [entry.join("-")]));
  }
  const isKept = (line: string) => !unused.some((name) => line.startsWith(`${name}.png:`));
  rewrite(changes, `${recordsDir}/pictures.yaml`, (text) =>
    text.split("\n").filter(isKept).join("\n"),
  );
  rewrite(changes, "sample-content/pictures/manifest.json", (text) => {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    const kept = entries.filter(([name]) => !unused.includes(name));

    return `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`;
  });
};

/** Redirects the pages of the current release. */
const addRedirects = (changes: Changes, root: string, gone: readonly [string, string][]) => {
  for (const [from, to] of gone) {
    if (!existsSync(join(root, "releases/current/site", from, "index.html"))) continue;
    const name = from.split("/").filter(Boolean).join("-");
    changes.write(
      `${recordsDir}/redirect/${name}.yaml`,
      `from: ${from}\nto: ${JSON.stringify(to)}\npermanent: true\n`,
    );
  }
};

/**
 * Removes entries of the catalogue, and what of code and sample content is about them.
 *
 * @param root the folder of the repository.
 */
export const removeEntries = (
  changes: Changes,
  root: string,
  { kind, slugs }: Pick<Request, "kind" | "slugs">,
): Removed => {
  const { template, lists: fields, redirect, mentions } = kinds[kind];
  for (const [path, mention] of mentions) {
    for (const file of path.endsWith(".ts") ? [path] : changes.list(path)) {
      rewrite(changes, file, (text) => removeMention(text, slugs, mention));
    }
  }
  if (kind === "technology") removeEmptyGroups(changes, slugs);

  const before = unusedPictures(changes);
  const isGone = (list: string, slug: string) => fields.includes(list) && slugs.includes(slug);
  const pages = cataloguePages
    .filter((page) => page.template === template && slugs.includes(page.slug))
    .map(({ path }) => path);
  const comparisons = removeFromRecords(changes, root, isGone);
  removePictures(changes, before);
  addRedirects(changes, root, [
    ...pages.map((path): [string, string] => [path, redirect]),
    ...comparisons.map((path): [string, string] => [path, pagePaths.compare]),
  ]);

  return {
    paths: [...pages, ...comparisons],
    names: lists[kind].filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name),
  };
};
