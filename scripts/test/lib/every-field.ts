import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startCms } from "./cms.mjs";
import { Failure } from "./failure.mjs";
import { freePort } from "./ports.mjs";
import { cmsRoot } from "./project.mjs";
import { builtPages } from "./site.mjs";

/** @typedef {{ field: string, text: string }} Mark */

/**
 * Fields that visitors see in another way than by their text, with the reason. All others must be
 * on a page.
 *
 * @type {[RegExp, string][]}
 */
const unseen = [
  [/^(careers|portfolio)\.empty$/, "is read while there is no opening, or no project"],
  [
    /^contactus\..+\.cards\.(image|video|captions|link\..+)$/,
    "the cards beside the form are words",
  ],
  [/^contactus\.contactcontent\..+\.image$/, "the form is where other pages have a picture"],
  [/^home\.hero\.image$/, "is shown while there is no live tide"],
  [/^hiring\..+\.sections\.main\.eyebrow$/, "the way to a hire page is above its title"],
  [/^thankyou\.seo\.structuredData$/, "search engines may not list the page"],
];

/**
 * Starts a content service on a copy of another one's content, in which every field of one record
 * of each type has a text of its own (cms/tests/support/fill-fields.ts).
 *
 * @param {Record<string, string>} settings of the other one, which runs on SQLite.
 */
export const startFilledCms = async (settings) => {
  const folder = mkdtempSync(join(tmpdir(), "site-every-field-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const port = String(await freePort());
  const list = join(folder, "marks.json");
  const own = {
    ...settings,
    CMS_PORT: port,
    STRAPI_API_URL: `http://localhost:${port}`,
    CMS_SEED: "false",
    CMS_ADMIN_PANEL: "false",
    CMS_PUBLIC_DIR: join(folder, "public"),
    DATABASE_FILE: join(folder, "data.db"),
    CV_FOLDER: join(folder, "cvs"),
  };
  cpSync(settings.CMS_PUBLIC_DIR ?? "", own.CMS_PUBLIC_DIR, { recursive: true });
  const child = await startCms(
    { ...own, FILL_FROM: settings.DATABASE_FILE ?? "", FILL_LIST: list },
    { program: join(cmsRoot, "dist/tests/support/fill-fields.js") },
  );

  return {
    child,
    settings: own,
    marks: /** @type {Mark[]} */ (JSON.parse(readFileSync(list, "utf8"))),
  };
};

/** What visitors see of a page, and what machines do. @param {string} html */
const partsOf = (html) => {
  const [head = "", body = ""] = html.split("<body");

  return { head, body: body.replace(/<script.*?<\/script>/gs, "") };
};

/** What is said of the site or of a page, rather than on it. */
const isForMachines = /(?:^|\.)(?:seo|shared\.seo|site|redirect)\./;

/**
 * Looks for each mark on the pages of a built site: in what visitors see, or for fields that are
 * for machines in the head of a page or among the redirects.
 *
 * @param {string} project
 * @param {readonly Mark[]} marks
 * @returns {string} how many were found.
 * @throws {Failure} when a field is on no page.
 */
export const findMarks = (project, marks) => {
  const pages = builtPages(project).map((file) => partsOf(readFileSync(file, "utf8")));
  const seen = pages.map(({ body }) => body).join("\n");
  const manifest = readFileSync(join(project, "public/.delivery/manifest.json"), "utf8");
  const redirects = JSON.stringify(JSON.parse(manifest).redirects);
  const all = [...pages.map(({ head }) => head), redirects, seen].join("\n");
  const wanted = marks.filter(({ field }) => !unseen.some(([pattern]) => pattern.test(field)));
  const missing = wanted.filter(
    ({ field, text }) => !(isForMachines.test(field) ? all : seen).includes(text),
  );
  if (wanted.length < 200 || missing.length > 0) {
    throw new Failure(
      `Editors can fill fields that no page shows: ${missing.map(({ field }) => field).join(", ")}. Let the page show each, remove it from the schema, or say in scripts/support/every-field.mjs why it is not seen.`,
    );
  }

  return `${wanted.length} fields`;
};
