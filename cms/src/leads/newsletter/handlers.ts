import type { Context } from "koa";

import { recordAuditEvent } from "../audit/audit";
import type { AppContext } from "../../server/app-context";
import { forms } from "../forms/forms";
import { enqueueWebhooks } from "../notify/enqueue-webhooks";

import { type LinkAction, subscriptionLink, subscriptionOf } from "../links/subscription-link";
import { renderPage } from "./page";

const { uid } = forms.subscribe;

type Subscription = { documentId: string; confirmed_at: string | null };

const find = async (
  app: AppContext,
  action: LinkAction,
  ctx: Context,
): Promise<Subscription | null> => {
  const documentId = subscriptionOf(app, action, String(ctx.params.token));

  return documentId ? app.strapi.db.query(uid).findOne({ where: { documentId } }) : null;
};

const homeOf = ({ settings: { siteOrigins } }: AppContext) => ({
  href: siteOrigins[0] ?? "",
  label: "Go to our website",
});

const renderExpired = (app: AppContext, ctx: Context) =>
  renderPage(ctx, 404, {
    title: "This link no longer works",
    text: "The subscription wasn’t confirmed in time, or was ended. You can subscribe again on our website.",
    link: homeOf(app),
  });

const renderConfirmed = (app: AppContext, ctx: Context, { documentId }: Subscription) =>
  renderPage(ctx, 200, {
    title: "You’re subscribed",
    text: "Thank you. Every issue has a link to unsubscribe.",
    link: { href: subscriptionLink(app, "unsubscribe", documentId), label: "Unsubscribe" },
  });

const renderUnsubscribed = (app: AppContext, ctx: Context) =>
  renderPage(ctx, 200, {
    title: "You’re not subscribed",
    text: "We’ve deleted your address and will send you no newsletter.",
    link: homeOf(app),
  });

/** Confirms a subscription, of which webhooks may now tell. */
const confirmSubscription = (app: AppContext, documentId: string) =>
  app.strapi.db.transaction(async ({ trx }) => {
    await app.strapi.db
      .query(uid)
      .update({ where: { documentId }, data: { confirmed_at: new Date() } });
    await enqueueWebhooks(app, trx, forms.subscribe, { documentId });
  });

const endSubscription = (app: AppContext, documentId: string) =>
  app.strapi.db.transaction(async () => {
    const { count } = await app.strapi.db.query(uid).deleteMany({ where: { documentId } });
    if (count === 0) return;
    await recordAuditEvent(app, {
      actor: "the subscriber",
      action: "deleted",
      form: forms.subscribe.name,
      entries: [documentId],
    });
  });

/**
 * Handlers of the links in emails. A GET changes nothing, because mail programs and scanners open
 * links. Changes are POSTs by the page's button or, to unsubscribe, by the mail program (RFC 8058).
 */
export const newsletterHandlers = (app: AppContext) => ({
  confirmPage: async (ctx: Context) => {
    const subscription = await find(app, "confirm", ctx);
    if (!subscription) return renderExpired(app, ctx);
    if (subscription.confirmed_at) return renderConfirmed(app, ctx, subscription);

    renderPage(ctx, 200, {
      title: "Confirm your subscription",
      text: "Press the button, and we’ll send you our newsletter.",
      button: "Subscribe me",
    });
  },

  confirm: async (ctx: Context) => {
    const subscription = await find(app, "confirm", ctx);
    if (!subscription) return renderExpired(app, ctx);
    if (!subscription.confirmed_at) {
      await confirmSubscription(app, subscription.documentId);
      app.outbox.wake();
    }
    renderConfirmed(app, ctx, subscription);
  },

  unsubscribePage: async (ctx: Context) => {
    if (!(await find(app, "unsubscribe", ctx))) return renderUnsubscribed(app, ctx);

    renderPage(ctx, 200, {
      title: "Unsubscribe",
      text: "Press the button, and we’ll delete your address and send you no newsletter.",
      button: "Unsubscribe me",
    });
  },

  unsubscribe: async (ctx: Context) => {
    const documentId = subscriptionOf(app, "unsubscribe", String(ctx.params.token));
    if (documentId) await endSubscription(app, documentId);
    renderUnsubscribed(app, ctx);
  },
});
