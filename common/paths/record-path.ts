import { cataloguePages, type CataloguePage } from "../catalogue/pages.ts";
import { recordPages, recordPath, singlePages } from "../page-types.ts";

const catalogueTemplates: Record<string, CataloguePage["template"]> = {
  "service-page": "service",
  "industry-page": "industry",
  "hire-page": "hire",
};

/**
 * The path of the page that a record has to itself; undefined if there is none, or if the catalogue
 * does not have its slug.
 *
 * @param name of the record's type.
 */
export const pathOfRecord = (name: string, slug: string): string | undefined => {
  const template = catalogueTemplates[name];
  if (template) {
    return cataloguePages.find((page) => page.template === template && page.slug === slug)?.path;
  }
  const records = recordPages.find(({ type }) => type === name);
  if (records) return recordPath(records.type, slug);

  return singlePages.find(({ type }) => type === name)?.path;
};
