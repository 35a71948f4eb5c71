import type { Core, Struct, UID } from "@strapi/strapi";
import { uidOf } from "../../common/record-id";

import { modelOf } from "../model/schemas";
import type { ContentRecord, Issue } from "../../common/rules/model";
import {
  checkNotRedirected,
  createRedirectCheck,
  pagePath,
  type Redirect,
} from "../../common/rules/redirects";
import { fixedPaths } from "../../common/catalogue/fixed-paths";
import { recordPages } from "../../common/page-types";

/** The content type of redirects. */
export const redirectUid = "api::redirect.redirect";

/** A published redirect. */
export type StoredRedirect = Redirect & { documentId: string; permanent: boolean };

const findPublished = async <T>(strapi: Core.Strapi, uid: UID.ContentType, select: string[]) =>
  (await strapi.db.query(uid).findMany({
    where: { publishedAt: { $notNull: true } },
    select,
  })) as T[];

/** The paths of all published pages. */
export const findPublishedPages = async (strapi: Core.Strapi) => {
  const pages: string[] = [...fixedPaths];
  for (const { type: name } of recordPages) {
    const uid = uidOf(name);
    for (const record of await findPublished<ContentRecord>(strapi, uid, ["slug"])) {
      pages.push(pagePath({ name }, record) ?? "");
    }
  }

  return pages;
};

/** All published redirects. One without an address, as an import can leave, leads from nowhere. */
export const findRedirects = async (strapi: Core.Strapi) => {
  const fields = ["documentId", "from", "to", "permanent"];
  const redirects = await findPublished<StoredRedirect>(strapi, redirectUid, fields);

  return redirects.filter(({ from }) => from);
};

/** The path of a document's page, as published or in its draft; undefined without a page. */
export const findPage = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  documentId: unknown,
  status: "published" | "draft",
): Promise<string | undefined> => {
  if (!("slug" in schema.attributes)) return undefined;
  const record: ContentRecord | null = await strapi.db.query(schema.uid).findOne({
    where: { documentId, publishedAt: { $notNull: status === "published" } },
    select: ["slug"],
  });

  return record ? pagePath(modelOf(schema), record) : undefined;
};

/**
 * Publish issues of redirects: a redirect's conflicts with pages and other redirects, or a page's
 * with a redirect of its path. A page that moves replaces such a redirect.
 *
 * @param origins of the site.
 */
export const checkRedirects = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  version: ContentRecord,
  origins: readonly string[],
): Promise<Issue[]> => {
  const isRedirect = schema.uid === redirectUid;
  const page = pagePath(modelOf(schema), version);
  if (!page && !(isRedirect && version.from)) return [];

  const redirects = await findRedirects(strapi);
  if (!isRedirect) {
    const before = await findPage(strapi, schema, version.documentId, "published");

    return before && before !== page ? [] : checkNotRedirected(page, redirects);
  }

  const { check } = createRedirectCheck({
    redirects: redirects.filter(({ documentId }) => documentId !== version.documentId),
    pages: await findPublishedPages(strapi),
    origins,
  });

  return check(version as Redirect & ContentRecord);
};
