import type { Core, Struct } from "@strapi/strapi";

import { planMove, type RedirectChanges } from "../../common/rules/redirects";

import { findPage, findRedirects, type StoredRedirect } from "./check-redirects";

/** What an action on a page changes in the redirects. */
export type RedirectPlan = {
  from: string;
  /** Undefined if the page is gone. */
  to: string | undefined;
  changes: RedirectChanges<StoredRedirect>;
  /** The published redirects before it. */
  before: StoredRedirect[];
};

/**
 * Plans the redirects of a publication; undefined if its page does not move.
 *
 * @param origins of the site.
 * @param path of the page afterward; by default, that of the draft.
 */
export const planPublication = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  documentId: string,
  origins: readonly string[],
  path?: string,
): Promise<RedirectPlan | undefined> => {
  const from = await findPage(strapi, schema, documentId, "published");
  const to = from && (path ?? (await findPage(strapi, schema, documentId, "draft")));
  if (!to || to === from) return undefined;
  const before = await findRedirects(strapi);

  return { from, to, changes: planMove(from, to, before, origins), before };
};
