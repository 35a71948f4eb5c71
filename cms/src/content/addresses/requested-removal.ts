import type { Core, Struct } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import { HttpError } from "../../server/http/errors";
import { currentAbility, mayPublish } from "../../server/admin/rights";
import { planRemoval } from "../../common/rules/redirects";

import { findPage, findRedirects, redirectUid } from "./check-redirects";
import type { RedirectPlan } from "./plan-redirects";

/** The query parameter of a request that removes a page: a path, a URL, or `gone`. */
const targetParameter = "redirectTo";
const gone = "gone";

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
