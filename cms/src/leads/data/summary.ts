import type { UID } from "@strapi/strapi";

import { dayMs } from "../../common/durations";
import type { AppContext } from "../../server/app-context";
import { type Form, forms } from "../forms/forms";
import type { PanelRoute } from "../../server/http/panel-routes";
import { mayRead } from "../../server/admin/rights";
import { readOutboxState } from "../../server/outbox/messages";
import { emailTargets, webhookTarget } from "../notify/targets";
import { isFull } from "../cvs/capacity";
import type { LeadsSummary } from "../types";

const weekMs = 7 * dayMs;

const count = ({ strapi }: AppContext, uid: UID.ContentType, where: object): Promise<number> =>
  strapi.db.query(uid).count({ where });

const summarize = async (app: AppContext, uid: UID.CollectionType) => {
  const { attributes, info } = app.strapi.contentType(uid);

  return {
    uid,
    name: info.displayName,
    week: await count(app, uid, { createdAt: { $gt: new Date(Date.now() - weekMs) } }),
    unanswered: "state" in attributes ? await count(app, uid, { state: "new" }) : null,
  };
};

const summarizeTargets = async (app: AppContext, ...targets: string[]) => {
  const { failing, givenUp, problem } = await readOutboxState(app, ...targets);

  return { failing, givenUp, problem };
};

const summarizeOutbox = async (app: AppContext) => ({
  mail: await summarizeTargets(app, ...emailTargets),
  webhooks: await Promise.all(
    app.settings.webhooks.map(async ({ name }) => ({
      name,
      ...(await summarizeTargets(app, webhookTarget(name))),
    })),
  ),
});

/** For the panel's home page: numbers of leads in the collections that the admin user may read. */
export const leadsSummaryRoute = (app: AppContext): PanelRoute<LeadsSummary> => ({
  respond: async (ability) => {
    const readable = Object.values<Form>(forms).filter(({ uid }) => mayRead(ability, uid));

    return {
      retentionDays: app.settings.retentionDays,
      isFull: readable.includes(forms.application) && (await isFull(app)),
      ...(readable.length > 0 ? await summarizeOutbox(app) : { mail: null, webhooks: [] }),
      collections: await Promise.all(readable.map(({ uid }) => summarize(app, uid))),
    };
  },
});
