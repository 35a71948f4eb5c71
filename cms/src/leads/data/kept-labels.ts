import { uidOf } from "../../common/record-id";

import { fixedPaths } from "../../common/catalogue/fixed-paths";
import { industries } from "../../common/catalogue/industries";
import { projectFilterFields, projectFilterPath } from "../../common/catalogue/paths";
import { services } from "../../common/catalogue/services";
import { technologies } from "../../common/catalogue/technologies";
import { recordAtPath } from "../../common/rules/page-path";
import type { AppContext } from "../../server/app-context";
import { tableOf, type Transaction } from "../../server/database/tables";
import { forms, isAnswerable } from "../forms/forms";
import { countUid } from "../report/lead-count";
import { campaignOf, type GroupedLead, pageOf } from "../report/group-lead";

const slugs = { service: services, industry: industries, technology: technologies };

const knownPaths = new Set([
  ...fixedPaths,
  ...projectFilterFields.flatMap((field) =>
    slugs[field].map(({ slug }) => projectFilterPath(field, slug)),
  ),
]);

/**
 * The path of a lead's page if the site has it, else "": visitors can send any text as a path. Without
 * the number of a list's page, which can be any text of digits.
 */
export const keptPageOf = async ({ strapi }: AppContext, lead: GroupedLead): Promise<string> => {
  const path = pageOf(lead).replace(/page\/\d+\/$/, "");
  if (knownPaths.has(path)) return path;
  const address = recordAtPath(path);
  if (!address) return "";
  const uid = uidOf(address.type);
  const records = await strapi.db
    .query(uid)
    .count({ where: { slug: address.slug, publishedAt: { $notNull: true } } });

  return records > 0 ? path : "";
};

/**
 * A lead's campaign if another lead has it, too, else "": a name of one lead may identify a person.
 *
 * @param trx in which leads are erased.
 */
export const keptCampaignOf = async (
  app: AppContext,
  trx: Transaction,
  lead: GroupedLead,
): Promise<string> => {
  const campaign = campaignOf(lead);
  if (!campaign) return "";
  const erased = await tableOf(app.strapi, countUid)
    .transacting(trx)
    .where({ campaign })
    .first("id");
  if (erased) return campaign;

  const { utm_source, utm_medium, utm_campaign } = lead;
  let leads = 0;
  for (const form of Object.values(forms).filter(isAnswerable)) {
    leads += await app.strapi.db
      .query(form.uid)
      .count({ where: { utm_source, utm_medium, utm_campaign } });
  }

  return leads > 1 ? campaign : "";
};
