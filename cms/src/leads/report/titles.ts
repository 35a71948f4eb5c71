import type { AppContext } from "../../server/app-context";
import { readSitePages } from "../../server/lib/site-pages";
import { forms } from "../forms/forms";

/** The titles of the site's pages by path. */
export const readPageTitles = async ({ strapi }: AppContext): Promise<Map<string, string>> =>
  new Map((await readSitePages(strapi)).map(({ path, title }) => [path, title]));

/** The titles of forms of editors by slug: those of today, or of a form that is gone, its last one. */
export const readFormTitles = async (
  { strapi }: AppContext,
  slugs: string[],
): Promise<Map<string, string>> => {
  const titles = new Map<string, string>();
  for (const slug of slugs) {
    // What is published comes first, unless nothing is.
    const form = await strapi.db
      .query("api::form.form")
      .findMany({ where: { slug }, select: ["title", "publishedAt"] });
    const [shown = form[0]] = form.filter(({ publishedAt }) => publishedAt);
    const last =
      shown ??
      (await strapi.db
        .query(forms.custom.uid)
        .findOne({ where: { form: slug }, select: ["formTitle"], orderBy: { id: "desc" } }));
    const title = last?.title ?? last?.formTitle;
    if (title) titles.set(slug, String(title));
  }

  return titles;
};
