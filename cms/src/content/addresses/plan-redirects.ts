import type { Core, Struct } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import { HttpError } from "../../server/http/errors";
import { currentAbility, mayPublish } from "../../server/admin/rights";
import { planMove, planRemoval, type RedirectChanges } from "../../common/rules/redirects";

import { findPage, findRedirects, redirectUid, type StoredRedirect } from "./check-redirects";

/** The query parameter of a request that removes a page: a path, a URL, or `gone`. */
const targetParameter = "redirectTo";
const gone = "gone";

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

/**
 * Plans the redirects of removing a page, if the request says where its visitors go.
 *
 * @throws {HttpError} 403 if the user may not publish redirects.
 * @throws {ValidationError} if there is no page, or more than one address.
 */
export const planRequestedRemoval = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  documentId: string,
  origins: readonly string[],
): Promise<RedirectPlan | undefined> => {
  const target = strapi.requestContext.get()?.query[targetParameter];
  if (target === undefined) return undefined;
  const ability = currentAbility(strapi);
  if (!ability || !mayPublish(ability, redirectUid)) {
    throw new HttpError(
      403,
      "ForbiddenError",
      "Your role cannot publish redirects: ask an editor to redirect the visitors of this page.",
    );
  }
  if (typeof target !== "string" || target === "") {
    throw new errors.ValidationError("Enter one address for the visitors of this page.");
  }
  const from = await findPage(strapi, schema, documentId, "published");
  if (!from) {
    throw new errors.ValidationError(
      "This record has no published page to redirect: remove it without another address.",
    );
  }
  const to = target === gone ? undefined : target;
  const before = await findRedirects(strapi);

  return { from, to, changes: planRemoval(from, to, before, origins), before };
};
