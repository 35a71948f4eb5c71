import type { Core, UID } from "@strapi/strapi";
import { uidOf } from "../../common/record-id";

import { isListPage } from "../../common/catalogue/paths";
import { recordsIn } from "../../common/is-record";
import { filesOfPages, internalUrl, missingTarget } from "../../common/paths/link-targets";
import { redirectFinder } from "../../common/paths/redirect-source";
import { flattenFields } from "../../common/rules/fields";
import type { Components, ContentRecord, Issue, ModelSchema } from "../../common/rules/model";
import { navigationLinks } from "../../common/rules/navigation";
import { titleOf } from "../../server/lib/titles";
import { modelOf } from "../model/schemas";

import { findPublishedPages, findRedirects } from "../addresses/check-redirects";
import { isPublished } from "./check-removal";
import { leadsTo } from "./find-uses";

/**
 * Issue of a relation: the first chosen record of which there is only a draft; undefined without one.
 * The site would leave it out.
 */
const findDraft = async (strapi: Core.Strapi, uid: UID.ContentType, chosen: ContentRecord[]) => {
  const schema = strapi.contentType(uid);
  for (const { documentId } of chosen) {
    if (await isPublished(strapi, uid, String(documentId))) continue;
    const draft: ContentRecord | null = await strapi.db
      .query(uid)
      .findOne({ where: { documentId } });
    if (!draft) continue;

    return `The ${schema.info.displayName.toLowerCase()} "${titleOf(schema, draft)}" is not published: publish it first, or choose another one.`;
  }

  return undefined;
};

/** Publish issues of addresses in menu, footer and announcement that have no published page. */
const checkNavigationLinks = async (
  strapi: Core.Strapi,
  components: Components,
  type: ModelSchema,
  record: ContentRecord,
  siteOrigins: readonly string[],
): Promise<Issue[]> => {
  // Any base will do for a path.
  const siteUrls = ["https://this.site", ...siteOrigins] as const;
  const targets = navigationLinks(components, type, record).flatMap(({ path, link }) => {
    const { address } = link;
    const url =
      typeof address === "string" &&
      address !== "" &&
      internalUrl(address, "/", { siteUrls, cmsUrl: undefined });

    return url ? [{ path: [...path, "address"], url }] : [];
  });
  if (targets.length === 0) return [];

  const pages = await findPublishedPages(strapi);
  const files = filesOfPages((path) => pages.includes(path) || isListPage(path));
  const findRedirect = redirectFinder(await findRedirects(strapi));

  return targets
    .filter(({ url }) => missingTarget(url, files, findRedirect))
    .map(({ path, url }) => ({
      path,
      message: `There is no published page at ${url.pathname.replace(/(?<!\/)$/, "/")}: publish it first, or enter another address.`,
    }));
};

/**
 * Publish issues of relations and addresses that lead to something unpublished.
 *
 * @param siteOrigins the site's own.
 */
export const checkTargets = async (
  strapi: Core.Strapi,
  components: Components,
  type: ModelSchema,
  record: ContentRecord,
  siteOrigins: readonly string[],
): Promise<Issue[]> => {
  const issues = await checkNavigationLinks(strapi, components, type, record, siteOrigins);
  for (const { path, attribute, value } of flattenFields(components, type.attributes, record)) {
    if (attribute.type !== "relation" || attribute.mappedBy) continue;
    const uid = attribute.target as UID.ContentType;
    // Records that choose each other could never be published.
    const { attributes: back } = modelOf(strapi.contentType(uid));
    const own = uidOf(type.name);
    if (Object.values(back).some((inner) => leadsTo(components, inner, own))) continue;
    const message = await findDraft(strapi, uid, recordsIn(value));
    if (message) issues.push({ path, message });
  }

  return issues;
};
