import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { panelTranslations } from "../../../cms/src/panel/brand/translations";
import { readGuide } from "./guide";

const root = join(__dirname, "../../..");

const read = (path: string) => readFileSync(join(root, path), "utf8");
const readAll = (pattern: string) => globSync(pattern, { cwd: root }).map(read);

/** Strapi's English texts, some of which ours override. */
const textsOfStrapi = (folder: string, prefix: string) =>
  [
    ...read(`cms/node_modules/@strapi/${folder}/translations/en.json.mjs`).matchAll(
      /^ +"(.+?)": "(.*)",?$/gm,
    ),
  ].map(([, name, text = ""]) => [`${prefix}${name}`, text] as const);

const texts = Object.values({
  ...Object.fromEntries([
    ...textsOfStrapi("admin/dist/admin/admin/src", ""),
    ...textsOfStrapi("content-manager/dist/admin", "content-manager."),
    ...textsOfStrapi("upload/dist/admin", "upload."),
  ]),
  ...panelTranslations("Agency"),
});

/** Labels of fields, names of types and enum options, from the schemas. */
const labels = readAll("cms/src/{api,components}/**/*.json").flatMap((schema) => [
  ...[...schema.matchAll(/"(?:label|displayName)": "(.*)"/g)].map(([, label = ""]) => label),
  ...[...schema.matchAll(/"enum": (\[.*\])/g)].flatMap(
    ([, list = ""]) => JSON.parse(list) as string[],
  ),
]);

const code = readAll("cms/src/{admin,panel,*/panel,*/*/panel}/**/*.{ts,tsx}").join("\n");

const isShown = (label: string) =>
  [...texts, ...labels].includes(label) ||
  [`"${label}"`, `>${label}<`, `\n${label}\n`].some((text) =>
    code.replace(/\n +/g, "\n").includes(text),
  );

const guide = ["docs/editing.md", "docs/editing-reference.md"].flatMap((page) =>
  readGuide(read(page)),
);
const tasks = guide.filter(({ title }) => /^\d+\. /.test(title));

test("has fourteen tasks, each with an existing picture", () => {
  expect(tasks).toHaveLength(14);
  for (const { title, pictures } of tasks) {
    expect([title, pictures.length]).toEqual([title, 1]);
  }
  const files = guide.flatMap(({ pictures }) => pictures);
  expect(
    files.filter((name) => !existsSync(join(root, `docs/screenshots/editing/${name}.webp`))),
  ).toEqual([]);
});

test.each(guide.map(({ title, labels: named }) => [title, named] as const))(
  "names what the panel shows: %s",
  (_title, named) => {
    expect(named.filter((label) => !isShown(label))).toEqual([]);
  },
);
