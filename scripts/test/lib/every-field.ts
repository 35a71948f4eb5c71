import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { OperatorError } from "../../../common/operator-error.ts";
import { getFreePort } from "../../../publisher/ports.ts";
import type { Program } from "../../../publisher/process.ts";
import type { Settings } from "../../../publisher/settings.ts";
import { startCms } from "../../lib/cms.ts";
import { cmsDir } from "../../lib/project.ts";

import { listBuiltPages } from "./serve-site.ts";

/** A field and its unique text. */
type Marker = { field: string; text: string };

/** Fields whose text is on no page, each with the reason. All others must be on a page. */
const hiddenFields: [fields: RegExp, reason: string][] = [
  [/^(careers|portfolio)\.empty$/, "is shown only without openings or projects"],
  [
    /^contactus\..+\.cards\.(image|video|captions|link\..+)$/,
    "the cards beside the form have only text",
  ],
  [/^contactus\.contactcontent\..+\.image$/, "the form takes the place of the image"],
  [/^home\.clients\.name$/, "is shown only without a logo"],
  [/^home\.hero\.image$/, "is shown only without working hours"],
  [/^hiring\..+\.sections\.main\.eyebrow$/, "the breadcrumbs take its place"],
  [/^thankyou\.seo\.structuredData$/, "the page is noindex"],
];

/**
 * Starts a CMS on a copy of another one's content, in which every field of one record of each type
 * has a unique text (cms/tests/support/fill-fields.ts).
 *
 * @param settings of the other one, which uses SQLite.
 */
export const startCmsWithMarkers = async (
  settings: Settings,
): Promise<{ cms: Program; settings: Settings; markers: Marker[] }> => {
  const folder = mkdtempSync(join(tmpdir(), "site-every-field-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const port = String(await getFreePort());
  const list = join(folder, "markers.json");
  const filledSettings = {
    ...settings,
    CMS_PORT: port,
    STRAPI_API_URL: `http://localhost:${port}`,
    CMS_SEED: "false",
    CMS_ADMIN_PANEL: "false",
    CMS_PUBLIC_DIR: join(folder, "public"),
    DATABASE_FILE: join(folder, "data.db"),
    CV_FOLDER: join(folder, "cvs"),
  };
  cpSync(settings.CMS_PUBLIC_DIR ?? "", filledSettings.CMS_PUBLIC_DIR, { recursive: true });
  const cms = await startCms(
    { ...filledSettings, FILL_FROM: settings.DATABASE_FILE ?? "", FILL_LIST: list },
    { program: join(cmsDir, "dist/tests/support/fill-fields.js") },
  );

  return { cms, settings: filledSettings, markers: JSON.parse(readFileSync(list, "utf8")) };
};

/** The head, and the body without scripts. */
const splitPage = (html: string) => {
  const [head = "", body = ""] = html.split("<body");

  return { head, body: body.replace(/<script.*?<\/script>/gs, "") };
};

/** Fields that appear in the head or among redirects instead of in the body. */
const isMetadata = /(?:^|\.)(?:seo|shared\.seo|site|redirect)\./;

/**
 * Finds each marker in the body of a built page, or that of a metadata field in a head or among the
 * redirects.
 *
 * @returns how many were found.
 * @throws {OperatorError} that names the fields that no page shows.
 */
export const assertMarkersRendered = (project: string, markers: Marker[]): string => {
  const pages = listBuiltPages(project).map((file) => splitPage(readFileSync(file, "utf8")));
  const bodies = pages.map(({ body }) => body).join("\n");
  const manifest = readFileSync(join(project, "public/.delivery/manifest.json"), "utf8");
  const redirects = JSON.stringify(JSON.parse(manifest).redirects);
  const all = [...pages.map(({ head }) => head), redirects, bodies].join("\n");
  const expected = markers.filter(
    ({ field }) => !hiddenFields.some(([pattern]) => pattern.test(field)),
  );
  const missing = expected.filter(
    ({ field, text }) => !(isMetadata.test(field) ? all : bodies).includes(text),
  );
  if (expected.length < 200 || missing.length > 0) {
    throw new OperatorError(
      `Editors can fill fields that no page shows: ${missing.map(({ field }) => field).join(", ")}. Show each on its page, remove it from the schema, or add it to hiddenFields in scripts/test/lib/every-field.ts.`,
    );
  }

  return `${expected.length} fields`;
};
