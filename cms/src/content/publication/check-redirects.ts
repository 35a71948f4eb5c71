import type { Core, Struct, UID } from "@strapi/strapi";

import { modelOf } from "../model";
import type { ContentRecord, Problem } from "../rules/model";
import { checkRedirect, checkRedirected, pageOf, type Redirect } from "../rules/redirects";
import sitePaths from "../site-paths.json";

const redirectUid = "api::redirect.redirect";

type Stored = Redirect & { documentId: string };

const published = async <T>(strapi: Core.Strapi, uid: UID.ContentType, select: string[]) =>
  (await strapi.db.query(uid).findMany({
    where: { publishedAt: { $notNull: true } },
    select,
  })) as T[];

const publishedPages = async (strapi: Core.Strapi) => {
  const pages: string[] = [...sitePaths.fixed];
  for (const name of Object.keys(sitePaths.collections)) {
    const uid = `api::${name}.${name}` as UID.ContentType;
    for (const record of await published<ContentRecord>(strapi, uid, ["slug"])) {
      pages.push(pageOf(sitePaths, { name }, record) ?? "");
    }
  }

  return pages;
};

/**
 * What keeps a draft from being published because of redirects: for a redirect the pages and
 * the other redirects, for a page a redirect of its address.
 *
 * @param origins of the site.
 */
export const checkRedirects = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  draft: ContentRecord,
  origins: readonly string[],
): Promise<Problem[]> => {
  const isRedirect = schema.uid === redirectUid;
  const page = pageOf(sitePaths, modelOf(schema), draft);
  if (!page && !(isRedirect && draft.from && draft.to)) return [];

  const all = await published<Stored>(strapi, redirectUid, ["documentId", "from", "to"]);
  if (!isRedirect) return checkRedirected(page, all);

  return checkRedirect(draft as Redirect & ContentRecord, {
    others: all.filter(({ documentId }) => documentId !== draft.documentId),
    pages: await publishedPages(strapi),
    origins,
  });
};
