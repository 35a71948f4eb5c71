import type { Core } from "@strapi/strapi";

import { canonicalPath, readSource, writeSource } from "../../common/paths/redirect-source";
import { checkRecord } from "../../common/rules/check-record";
import { createRedirectCheck } from "../../common/rules/redirects";
import { findPublishedPages, findRedirects, redirectUid } from "../addresses/check-redirects";
import type { ContentTypeInfo } from "../model/content-types";
import { componentsOf, modelOf } from "../model/schemas";

import { digestOf, findImported, keepImported } from "./ledger";
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
 * Saves a redirect that the rules allow, as a draft and its published version. An old site has thousands,
 * and publishing each as a document would read all others each time.
 */
const saveAllowed = (strapi: Core.Strapi, { from, to, source }: ImportRedirect, digest: string) =>
  strapi.db.transaction(async ({ trx }) => {
    const rows = strapi.db.query(redirectUid);
    const fields = { from, to, permanent: true, locale: null };
    const draft: { documentId: string; updatedAt: string } = await rows.create({
      data: { ...fields, publishedAt: null },
    });
    const { documentId } = draft;
    await rows.create({ data: { ...fields, documentId, publishedAt: new Date() } });
    const part = { source, record_type: redirectUid, record_id: documentId, digest };
    await keepImported(strapi, trx, { ...part, saved_at: draft.updatedAt }, false);
  });

/**
 * Imports redirects as records.
 *
 * @param importRecord imports one record.
 * @param origins of the site.
 * @returns a function for each redirect of an import, after the records, whose pages they must not hide.
 */
export const createRedirectImport = async (
  strapi: Core.Strapi,
  importRecord: (type: ContentTypeInfo, record: ImportRecord) => Promise<void>,
  report: ImportReport,
  origins: readonly string[],
) => {
  const published = await findPublishedPages(strapi);
  const pages = new Set(published.map(spell));
  const stored: { from: string | null }[] = await strapi.db
    .query(redirectUid)
    .findMany({ select: ["from"] });
  const taken = new Set(stored.flatMap(({ from }) => (from ? [spell(from)] : [])));
  const rules = createRedirectCheck({
    redirects: await findRedirects(strapi),
    pages: published,
    origins,
  });

  /** Why a new redirect is skipped. */
  const problemOf = ({ from, to }: ImportRedirect): string | undefined => {
    if (spell(from) === spell(to)) return "it leads to itself";
    if (pages.has(spell(from))) return "there is a page";

    return taken.has(spell(from)) ? "there is a redirect already" : undefined;
  };

  return async (redirect: ImportRedirect): Promise<void> => {
    const { from, to, source } = redirect;
    const record: ImportRecord = {
      type: redirectType.name,
      key: from,
      source,
      data: { from, to, permanent: true },
      published: true,
    };
    const isKnown = (await findImported(strapi, source)) !== null;
    const problem = isKnown ? undefined : problemOf(redirect);
    if (problem) {
      report.leftOut.push(`The redirect from ${from} to ${to}: ${problem}.`);

      return;
    }
    taken.add(spell(from));
    const model = modelOf(strapi.contentType(redirectUid));
    const issues = [
      ...checkRecord(componentsOf(strapi), model, record.data),
      ...rules.check(redirect),
    ];
    // A known one may have changed, and one that is refused becomes a draft that says why.
    if (isKnown || issues.length > 0) return importRecord(redirectType, record);

    await saveAllowed(strapi, redirect, digestOf([record, []]));
    rules.add(redirect);
    report.created += 1;
    report.published += 1;
  };
};
