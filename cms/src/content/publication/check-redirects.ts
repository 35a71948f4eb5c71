import type { Core, Struct, UID } from "@strapi/strapi";

import { modelOf } from "../schemas";
import type { ContentRecord, Issue } from "../../common/rules/model";
import {
  checkRedirect,
  checkNotRedirected,
  pagePath,
  type Redirect,
} from "../../common/rules/redirects";
import { fixedPaths } from "../../common/catalogue/fixed-paths";
import { recordPages } from "../../common/page-types";

const redirectUid = "api::redirect.redirect";

type Stored = Redirect & { documentId: string };

const findPublished = async <T>(strapi: Core.Strapi, uid: UID.ContentType, select: string[]) =>
  (await strapi.db.query(uid).findMany({
    where: { publishedAt: { $notNull: true } },
    select,
  })) as T[];

const findPublishedPages = async (strapi: Core.Strapi) => {
  const pages: string[] = [...fixedPaths];
  for (const { type: name } of recordPages) {
    const uid = `api::${name}.${name}` as UID.ContentType;
    for (const record of await findPublished<ContentRecord>(strapi, uid, ["slug"])) {
      pages.push(pagePath({ name }, record) ?? "");
    }
  }

  return pages;
};

/**
 * Publish issues of redirects: a redirect's conflicts with pages and other redirects, or a page's
 * with a redirect of its path.
 *
 * @param origins of the site.
 */
export const checkRedirects = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  draft: ContentRecord,
  origins: readonly string[],
): Promise<Issue[]> => {
  const isRedirect = schema.uid === redirectUid;
  const page = pagePath(modelOf(schema), draft);
  if (!page && !(isRedirect && draft.from && draft.to)) return [];

  const redirects = await findPublished<Stored>(strapi, redirectUid, ["documentId", "from", "to"]);
  if (!isRedirect) return checkNotRedirected(page, redirects);

  return checkRedirect(draft as Redirect & ContentRecord, {
    others: redirects.filter(({ documentId }) => documentId !== draft.documentId),
    pages: await findPublishedPages(strapi),
    origins,
  });
};
