import { fixedPaths } from "../../common/catalogue/fixed-paths.ts";

import type { Loss } from "../record.ts";
import { detach } from "../records/detach.ts";
import { freePlace, nestedSlug, type Place, renamedSentence } from "../records/free-place.ts";
import { toSlug } from "../records/slugs.ts";

import { type Fields, listField, textField } from "./fields.ts";
import { nameOf, oldPaths } from "./old-paths.ts";
import { readDay } from "./read-day.ts";
import type { Site } from "./read-site.ts";
import { planTerms } from "./plan-terms.ts";

/** A file that becomes a record. */
export type PlannedFile = {
  /** Its path in the folder, with slashes. */
  file: string;
  data: Fields;
  place: Place;
  /** Such as `2019-05-01`; empty without one. */
  day: string;
  /** Its paths on the old site, the main one first. */
  oldPaths: string[];
  /** Why it is a draft; undefined if it is published. */
  draft: string | undefined;
};

/** Folders of articles. */
const blogFolder = /(^|\/)(_posts|_drafts|posts?|blog|articles?|news|writing)\//i;

const projectFile = /^(readme|license|changelog|contributing|code_of_conduct|security)\.\w+$/i;

/** Why a file becomes no record; undefined if it becomes one. */
const omission = (file: string, main: string) => {
  const name = file.replace(/^.*\//, "");
  if (/^_index\./.test(name)) return "The text of a list (_index): not imported";
  if (projectFile.test(file)) return "Describes the project, not the site: not imported";
  if (/^404\./.test(name)) return "The page for addresses that do not exist: not imported";

  return /^\/(index\.html)?$/.test(main)
    ? "The start page: enter its text under Home in the CMS"
    : undefined;
};

const isArticle = (file: string, data: Fields, day: string, hasBlog: boolean) => {
  const kind = textField(data, "layout", "type", "template").toLowerCase();
  if (/(^|\/|-)pages?(\.\w+)?$/.test(kind)) return false;

  return blogFolder.test(file) || /\bpost\b/.test(kind) || (day !== "" && !hasBlog);
};

/** True for the value of YAML, and for the same in quotation marks. */
const says = (value: unknown, is: boolean) => String(value).toLowerCase() === String(is);

/** The day of a field; empty without one. Hugo ignores the case of its name. */
const dayNamed = (data: Fields, names: readonly string[]) => {
  const name = Object.keys(data).find((one) => names.includes(one.toLowerCase()));

  return readDay(name && data[name]) ?? "";
};

const draftReason = (file: string, data: Fields, place: Place, day: string, today: string) => {
  if (says(data.draft, true) || says(data.published, false) || /(^|\/)_drafts\//.test(file)) {
    return "A draft: imported as a draft";
  }
  const start = dayNamed(data, ["publishdate"]) || day;
  if (start > today) return `Scheduled for ${start}: imported as a draft`;
  const end = dayNamed(data, ["expirydate", "unpublishdate"]);
  if (end && end <= today) return `Shown until ${end}: imported as a draft`;

  return place.type === "article" && !day ? "Without a date: imported as a draft" : undefined;
};

const dayOf = (file: string, data: Fields, lose: (what: string) => void) => {
  for (const name of ["date", "pubDate", "publishDate", "publishedAt", "published_at"]) {
    const value = data[name];
    if (value === undefined || value === null || value === "") continue;
    const day = readDay(value);
    if (day) return day;
    lose(`The ${name} "${String(value)}" is not a date`);
  }

  return readDay(/(?:^|\/)(\d{4}-\d{1,2}-\d{1,2})[-./]/.exec(file)?.[1]) ?? "";
};

/**
 * Plans the addresses, categories and authors of the files of a site.
 *
 * @param taken the paths of pages that the new site has besides those of every site.
 * @param today such as `2019-05-01`; later texts are drafts.
 */
export const planFiles = (site: Site, taken: readonly string[], today: string) => {
  const losses: Loss[] = [];
  const files: PlannedFile[] = [];
  const paths = new Set([...fixedPaths, ...taken]);
  const hasBlog = site.files.some(({ file }) => blogFolder.test(file));
  for (const { file, data: fields } of site.files) {
    const data = detach(fields);
    const lose = (what: string) => losses.push({ url: file, what });
    const day = dayOf(file, fields, lose);
    const old = oldPaths({ file, data, day, isJekyll: site.isJekyll, form: site.form });
    const [main = ""] = old;
    const what = omission(file, main);
    if (what) {
      lose(what);
      continue;
    }
    const type = isArticle(file, data, day, hasBlog) ? "article" : "page";
    const replacement = `${type}-${files.length + 1}`;
    const slug = (text: string) =>
      toSlug(text, "") || toSlug(textField(data, "title"), replacement);
    const name =
      textField(data, "slug") || nameOf(main.replace(/(\/(index)?|)(\.html)?$/, ".html"));
    const folders = main.split("/").filter(Boolean).slice(0, -1);
    const wish =
      type === "article"
        ? slug(name)
        : nestedSlug([...folders.map((folder) => toSlug(folder, "more")), slug(name)]);
    const place = freePlace(type, wish, paths);
    paths.add(place.path);
    if (place.slug !== wish) lose(renamedSentence(wish, place.slug));
    files.push({
      file,
      data,
      place,
      day,
      oldPaths: old,
      draft: draftReason(file, fields, place, day, today),
    });
  }
  const articles = files.filter(({ place }) => place.type === "article");

  return { files, losses, ...planTerms(articles, site.isJekyll) };
};

export type FilePlan = ReturnType<typeof planFiles>;

/** The names in a field that may have several, of which a site keeps the first. */
export const furtherNames = (data: Fields): string[] => listField(data, "tags", "tag", "keywords");
