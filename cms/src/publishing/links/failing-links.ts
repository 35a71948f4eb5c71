import type { UID } from "@strapi/strapi";

import { maxBrokenLinks } from "../../common/record-id";
import { linksOfRecord } from "../../common/rules/record-links";
import type { ContentRecord } from "../../common/rules/model";
import { contentTypes } from "../../content/model/content-types";
import { readPublished } from "../../content/checks/read-published";
import { attributesOf, componentsOf } from "../../content/model/schemas";
import type { AppContext } from "../../server/app-context";
import { currentAbility, mayRead } from "../../server/admin/rights";
import { titleOf } from "../../server/lib/titles";

import type { ExternalLinks, FailingLink } from "../types";

import { externalUrl } from "./external-url";
import { readFailing } from "./link-rows";

type Failing = Awaited<ReturnType<typeof readFailing>>;

/** Published records of a type with failing links, if the current user may read it. */
const findIn = async (
  { strapi, settings }: AppContext,
  failing: Failing,
  uid: UID.ContentType,
  documentId?: string,
): Promise<{ record: ContentRecord; links: FailingLink[] }[]> => {
  const ability = currentAbility(strapi);
  if (failing.size === 0 || !ability || !mayRead(ability, uid)) return [];
  const attributes = attributesOf(strapi.contentType(uid));
  const records = await readPublished(strapi, uid, documentId);

  return records.map((record) => ({
    record,
    links: linksOfRecord(componentsOf(strapi), attributes, record).flatMap((link) => {
      const found = failing.get(externalUrl(link.href, settings) ?? "");

      return found ? [{ ...link, ...found }] : [];
    }),
  }));
};

const readAllFailing = async ({ strapi, settings }: AppContext): Promise<Failing> =>
  settings.checkLinks ? readFailing(strapi) : new Map();

/** The failing links to other sites of a record's published version, if the current user may read it. */
export const failingLinksOf = async (
  app: AppContext,
  uid: UID.ContentType,
  documentId: string,
): Promise<FailingLink[]> =>
  contentTypes(app.strapi).some((type) => type.uid === uid)
    ? (await findIn(app, await readAllFailing(app), uid, documentId)).flatMap(({ links }) => links)
    : [];

/** The response of GET /publishing/external-links. */
export const readFailingLinks = async (app: AppContext): Promise<ExternalLinks> => {
  const failing = await readAllFailing(app);
  const found: ExternalLinks["links"] = [];
  for (const { uid } of contentTypes(app.strapi)) {
    const schema = app.strapi.contentType(uid);
    for (const { record, links } of await findIn(app, failing, uid)) {
      const ref = { uid, documentId: String(record.documentId), title: titleOf(schema, record) };
      found.push(...links.map((link) => ({ ...link, record: ref })));
    }
  }

  return {
    links: found.slice(0, maxBrokenLinks),
    more: Math.max(0, found.length - maxBrokenLinks),
  };
};
