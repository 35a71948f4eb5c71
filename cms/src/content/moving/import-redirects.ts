import type { Core } from "@strapi/strapi";

import { canonicalPath, readSource, writeSource } from "../../common/paths/redirect-source";
import { findPublishedPages, redirectUid } from "../addresses/check-redirects";
import type { ContentTypeInfo } from "../model/content-types";

import { findImported } from "./ledger";
import type { ImportRecord, ImportRedirect } from "./parts";
import type { ImportReport } from "./report";

const redirectType: ContentTypeInfo = {
  uid: redirectUid,
  name: "redirect",
  kind: "collectionType",
};

/** One spelling of an address: hosts ignore a slash at its end, and some ignore case. */
const spell = (address: string) => {
  const source = readSource(address);
  const { path, parameters } = source ?? { path: canonicalPath(address), parameters: [] };
  const folder = (path.endsWith("/") ? path : `${path}/`).toLowerCase();

  return source ? writeSource({ path: folder, parameters }) : folder;
};

/**
 * Imports redirects as records.
 *
 * @param importRecord imports one record.
 * @returns a function for each redirect of an import, after the records, whose pages they must not hide.
 */
export const createRedirectImport = async (
  strapi: Core.Strapi,
  importRecord: (type: ContentTypeInfo, record: ImportRecord) => Promise<void>,
  report: ImportReport,
) => {
  const pages = new Set((await findPublishedPages(strapi)).map(spell));
  const stored: { from: string | null }[] = await strapi.db
    .query(redirectUid)
    .findMany({ select: ["from"] });
  const taken = new Set(stored.flatMap(({ from }) => (from ? [spell(from)] : [])));

  /** Why a new redirect is skipped. */
  const problemOf = ({ from, to }: ImportRedirect): string | undefined => {
    if (spell(from) === spell(to)) return "it leads to itself";
    if (pages.has(spell(from))) return "there is a page";

    return taken.has(spell(from)) ? "there is a redirect already" : undefined;
  };

  return async (redirect: ImportRedirect): Promise<void> => {
    const { from, to, source } = redirect;
    const isKnown = (await findImported(strapi, source)) !== null;
    const problem = isKnown ? undefined : problemOf(redirect);
    if (problem) {
      report.leftOut.push(`The redirect from ${from} to ${to}: ${problem}.`);

      return;
    }
    taken.add(spell(from));
    await importRecord(redirectType, {
      type: redirectType.name,
      key: from,
      source,
      data: { from, to, permanent: true },
      published: true,
    });
  };
};
