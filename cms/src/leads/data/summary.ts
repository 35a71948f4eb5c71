import type { UID } from "@strapi/strapi";

import type { AppContext } from "../../server/app-context";
import { type Form, forms } from "../forms/forms";
import { addPanelRoute } from "../../server/http/routes";
import { mayRead } from "../../server/admin/rights";
import { readOutboxState } from "../../server/outbox/messages";
import { emailTargets, webhookTarget } from "../notify/targets";
import { isFull } from "../cvs/capacity";

const weekMs = 7 * 24 * 60 * 60 * 1000;

const count = ({ strapi }: AppContext, uid: UID.ContentType, where: object): Promise<number> =>
  strapi.db.query(uid).count({ where });

const summarize = async (app: AppContext, uid: UID.CollectionType) => {
  const { attributes, info } = app.strapi.contentType(uid);

  return {
    uid,
    name: info.displayName,
    /** Leads of the last seven days. */
    week: await count(app, uid, { createdAt: { $gt: new Date(Date.now() - weekMs) } }),
    /** Unanswered leads; null for forms that need no answer. */
    unanswered: "state" in attributes ? await count(app, uid, { state: "new" }) : null,
  };
};

const summarizeTargets = async (app: AppContext, ...targets: string[]) => {
  const { failing, givenUp, problem } = await readOutboxState(app, ...targets);

  return { failing, givenUp, problem };
};

/** Unsent emails about leads and to visitors, and what webhooks did not get. */
const summarizeOutbox = async (app: AppContext) => ({
  mail: await summarizeTargets(app, ...emailTargets),
  webhooks: await Promise.all(
    app.settings.webhooks.map(async ({ name }) => ({
      name,
      ...(await summarizeTargets(app, webhookTarget(name))),
    })),
  ),
});

/**
 * Adds GET /leads-summary for the panel's home page: numbers of leads in the collections that the
 * admin user may read.
 */
export const addLeadsSummaryRoute = (app: AppContext) =>
  addPanelRoute(app.strapi, "/leads-summary", async (ability) => {
    const readable = Object.values<Form>(forms).filter(({ uid }) => mayRead(ability, uid));

    return {
      retentionDays: app.settings.retentionDays,
      /** True if further CVs are rejected. */
      isFull: readable.includes(forms.application) && (await isFull(app)),
      ...(readable.length > 0 ? await summarizeOutbox(app) : { mail: null, webhooks: [] }),
      collections: await Promise.all(readable.map(({ uid }) => summarize(app, uid))),
    };
  });
