import type { Core } from "@strapi/strapi";

import { isListPage } from "../../common/catalogue/paths";
import { isRecord } from "../../common/is-record";
import { flattenFields } from "../../common/rules/fields";
import type { Components, ContentRecord, Issue, ModelSchema } from "../../common/rules/model";
import { navigationLinks } from "../../common/rules/navigation";

import { isPublished } from "./check-removal";
import { findPublishedPages } from "./check-redirects";

const pageUid = "api::page.page";
const formUid = "api::form.form";

/** The path of an address of this site, without query and fragment; undefined for others. */
const pathOf = (address: unknown) =>
  typeof address === "string" && address.startsWith("/")
    ? address.replace(/[?#].*$/s, "").replace(/(?<!\/)$/, "/")
    : undefined;

const isFile = (path: string) => path.split("/").at(-2)?.includes(".");

/** Publish issues of links in menu, footer and announcement to pages that are not published. */
export const checkNavigationTargets = async (
  strapi: Core.Strapi,
  components: Components,
  type: ModelSchema,
  record: ContentRecord,
): Promise<Issue[]> => {
  const links = navigationLinks(components, type, record);
  if (links.length === 0) return [];

  const pages = new Set(await findPublishedPages(strapi));
  const issues: Issue[] = [];
  for (const { path, link } of links) {
    if (isRecord(link.page)) {
      const documentId = String(link.page.documentId);
      if (!(await isPublished(strapi, pageUid, documentId))) {
        issues.push({
          path: [...path, "page"],
          message: "This page is not published: publish it first, or choose another one.",
        });
      }
    }
    const target = pathOf(link.address);
    if (target && !pages.has(target) && !isListPage(target) && !isFile(target)) {
      issues.push({
        path: [...path, "address"],
        message: `There is no published page at ${target}: publish it first, or enter another address.`,
      });
    }
  }

  return issues;
};

/** Publish issues of sections whose form is not published: visitors would get the contact form. */
export const checkForms = async (
  strapi: Core.Strapi,
  components: Components,
  { attributes }: ModelSchema,
  record: ContentRecord,
): Promise<Issue[]> => {
  const issues: Issue[] = [];
  for (const { path, attribute, value } of flattenFields(components, attributes, record)) {
    if (attribute.target !== formUid || !isRecord(value)) continue;
    if (await isPublished(strapi, formUid, String(value.documentId))) continue;
    issues.push({
      path,
      message: "This form is not published: publish it first, or choose another one.",
    });
  }

  return issues;
};
