import { type Fields, listField, textField } from "./fields.ts";
import { categoriesOf } from "./plan-terms.ts";

/** Jekyll's named forms of addresses. */
const named: Record<string, string> = {
  date: "/:categories/:year/:month/:day/:title:output_ext",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title:output_ext",
  none: "/:categories/:title:output_ext",
  weekdate: "/:categories/:year/W:week/:short_day/:title:output_ext",
};

type Parts = {
  /** Its path in the folder. */
  file: string;
  data: Fields;
  /** Empty without one. */
  day: string;
  isJekyll: boolean;
  /** The form of addresses that Jekyll's settings name; empty for its default. */
  form: string;
};

const namePart = /^(?:.*\/)?(?:\d{4}-\d{1,2}-\d{1,2}-)?([^/]+?)\.\w+$/;

/** The folders from which generators read texts; they are no part of an address. */
const roots = /^(?:(?:src|site)\/)?(?:content|pages|data)\/(?:pages\/)?/;

/** The name of a text: that of its file, without a date, or of its folder if its file is `index`. */
export const nameOf = (file: string): string =>
  namePart.exec(file.replace(/\/index(\.\w+)$/i, "$1"))?.[1] ?? file;

const fill = (pattern: string, { file, data, day }: Parts) => {
  const [year = "", month = "", date = ""] = day.split("-");
  // Jekyll takes the folders above its posts for categories.
  const folders = /^(.*)\/_(?:posts|drafts)\//.exec(file)?.[1]?.split("/") ?? [];
  const categories = new Set([...folders, ...categoriesOf(data, true)]);
  const values: Record<string, string> = {
    categories: [...categories].join("/").toLowerCase(),
    collection: /^_?([^/]+)\//.exec(file)?.[1] ?? "",
    name: nameOf(file),
    output_ext: ".html",
    path: file.replace(/\.\w+$/, ""),
    slug: textField(data, "slug") || nameOf(file),
    title: textField(data, "slug") || nameOf(file),
    year,
    month,
    day: date,
    i_month: String(Number(month)),
    i_day: String(Number(date)),
    short_year: year.slice(2),
  };

  return `/${pattern}`
    .replace(/:([a-z_]+)/g, (whole, name: string) => values[name] ?? whole)
    .replace(/\/{2,}/g, "/");
};

const derived = ({ file, data, isJekyll }: Parts) => {
  const slug = textField(data, "slug");
  const path = file
    // The folder of a collection.
    .replace(isJekyll ? /^_/ : /(?!)/, "")
    .replace(roots, "")
    .replace(/\.\w+$/, "")
    .replace(/(^|\/)index$/i, "")
    .replace(/[^/]*$/, (last) => slug || last);

  return path ? `/${path}/` : "/";
};

/** The main address of a text on the old site: what its fields say, else what its generator makes. */
const mainPath = (parts: Parts): string => {
  const { file, data, isJekyll, form } = parts;
  const written = textField(data, "permalink", "url", "path");
  const isPost = /(^|\/)_(posts|drafts)\//.test(file);
  const pattern = named[written] ?? written;
  if (pattern && !/[{}]/.test(pattern)) {
    return URL.canParse(pattern) ? new URL(pattern).pathname : fill(pattern, parts);
  }
  if (isPost) return fill(named[form || "date"] ?? form, parts);
  if (!isJekyll) return derived(parts);
  const path = derived(parts);

  return path === "/" || /\/index\.\w+$/.test(file) ? path : path.replace(/\/$/, ".html");
};

/**
 * The paths of a text on the old site, the main one first: by its fields (`permalink`, `url`, `path`,
 * `aliases`, `redirect_from`) and by the rules of the generator. They are as they were written.
 */
export const oldPaths = (parts: Parts): string[] => {
  const main = mainPath(parts);
  const others = listField(parts.data, "aliases", "alias", "redirect_from", "redirectFrom").map(
    (alias) => {
      if (URL.canParse(alias)) return alias;

      // Hugo's aliases without a slash are beside the text.
      return alias.startsWith("/") ? alias : main.replace(/[^/]*\/?$/, "") + alias;
    },
  );

  return [...new Set([main, ...others])];
};
