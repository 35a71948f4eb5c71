import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { OperatorError } from "../../../publisher/errors.ts";
import { getFreePort } from "../../../publisher/ports.ts";
import type { Program } from "../../../publisher/process.ts";
import type { Settings } from "../../../publisher/settings.ts";
import { startCms } from "../../lib/cms.ts";
import { cmsDir } from "../../lib/project.ts";

import { listBuiltPages } from "./serve-site.ts";

/** A field and its unique text. */
type Mark = { field: string; text: string };

/** Fields whose text is on no page, each with the reason. All others must be on a page. */
const unseen: [fields: RegExp, reason: string][] = [
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
 * Starts a CMS on a copy of another one's content, in which every field of one record of each type
 * has a unique text (cms/tests/support/fill-fields.ts).
 *
 * @param settings of the other one, which uses SQLite.
 */
export const startFilledCms = async (
  settings: Settings,
): Promise<{ cms: Program; settings: Settings; marks: Mark[] }> => {
  const folder = mkdtempSync(join(tmpdir(), "site-every-field-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const port = String(await getFreePort());
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
  const cms = await startCms(
    { ...own, FILL_FROM: settings.DATABASE_FILE ?? "", FILL_LIST: list },
    { program: join(cmsDir, "dist/tests/support/fill-fields.js") },
  );

  return { cms, settings: own, marks: JSON.parse(readFileSync(list, "utf8")) };
};

/** The head, and the body without scripts. */
const splitPage = (html: string) => {
  const [head = "", body = ""] = html.split("<body");

  return { head, body: body.replace(/<script.*?<\/script>/gs, "") };
};

/** Fields that appear in the head or among redirects instead of in the body. */
const isForMachines = /(?:^|\.)(?:seo|shared\.seo|site|redirect)\./;

/**
 * Finds each marker in the body of a built page, or that of a metadata field in a head or among the
 * redirects.
 *
 * @returns how many were found.
 * @throws {OperatorError} that names the fields that no page shows.
 */
export const findMarks = (project: string, marks: Mark[]): string => {
  const pages = listBuiltPages(project).map((file) => splitPage(readFileSync(file, "utf8")));
  const seen = pages.map(({ body }) => body).join("\n");
  const manifest = readFileSync(join(project, "public/.delivery/manifest.json"), "utf8");
  const redirects = JSON.stringify(JSON.parse(manifest).redirects);
  const all = [...pages.map(({ head }) => head), redirects, seen].join("\n");
  const wanted = marks.filter(({ field }) => !unseen.some(([pattern]) => pattern.test(field)));
  const missing = wanted.filter(
    ({ field, text }) => !(isForMachines.test(field) ? all : seen).includes(text),
  );
  if (wanted.length < 200 || missing.length > 0) {
    throw new OperatorError(
      `Editors can fill fields that no page shows: ${missing.map(({ field }) => field).join(", ")}. Let the page show each, remove it from the schema, or say in scripts/test/lib/every-field.ts why it is not seen.`,
    );
  }

  return `${wanted.length} fields`;
};
