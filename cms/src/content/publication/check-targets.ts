import type { Core, UID } from "@strapi/strapi";

import { isListPage } from "../../common/catalogue/paths";
import { isRecord } from "../../common/is-record";
import { flattenFields } from "../../common/rules/fields";
import type { Components, ContentRecord, Issue, ModelSchema } from "../../common/rules/model";
import { navigationLinks } from "../../common/rules/navigation";

import { isPublished } from "./check-removal";
import { findPublishedPages } from "./check-redirects";

/** The types that sections and navigation show only if they are published, as sentences name them. */
const needed: Record<string, string> = { "api::page.page": "page", "api::form.form": "form" };

/** The path of an address of this site, without query and fragment; undefined for others. */
const pathOf = (address: unknown) =>
  typeof address === "string" && address.startsWith("/")
    ? address.replace(/[?#].*$/s, "").replace(/(?<!\/)$/, "/")
    : undefined;

const isFile = (path: string) => path.split("/").at(-2)?.includes(".");

/** Publish issues of addresses in menu, footer and announcement that have no published page. */
const checkAddresses = async (
  strapi: Core.Strapi,
  components: Components,
  type: ModelSchema,
  record: ContentRecord,
): Promise<Issue[]> => {
  const targets = navigationLinks(components, type, record).flatMap(({ path, link }) => {
    const target = pathOf(link.address);

    return target ? [{ path: [...path, "address"], target }] : [];
  });
  if (targets.length === 0) return [];

  const pages = await findPublishedPages(strapi);

  return targets
    .filter(({ target }) => !pages.includes(target) && !isListPage(target) && !isFile(target))
    .map(({ path, target }) => ({
      path,
      message: `There is no published page at ${target}: publish it first, or enter another address.`,
    }));
};

/** Publish issues of relations and addresses that lead to something unpublished. */
export const checkTargets = async (
  strapi: Core.Strapi,
  components: Components,
  type: ModelSchema,
  record: ContentRecord,
): Promise<Issue[]> => {
  const issues = await checkAddresses(strapi, components, type, record);
  for (const { path, attribute, value } of flattenFields(components, type.attributes, record)) {
    const { target: uid = "" } = attribute;
    const name = needed[uid];
    if (!name || !isRecord(value)) continue;
    if (await isPublished(strapi, uid as UID.ContentType, String(value.documentId))) continue;
    issues.push({
      path,
      message: `This ${name} is not published: publish it first, or choose another one.`,
    });
  }

  return issues;
};
