import type { Context } from "koa";

import { noteLeadEvent } from "../audit/audit";
import type { AppContext } from "../context";
import { forms } from "../forms/forms";

import { type LinkAction, subscriptionLink, subscriptionOf } from "./links";
import { showPage } from "./page";

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

const homeOf = ({ settings }: AppContext) =>
  settings.siteOrigins[0]
    ? { href: settings.siteOrigins[0], label: "Go to our website" }
    : undefined;

const showGone = (app: AppContext, ctx: Context) =>
  showPage(ctx, 404, {
    title: "This link no longer works",
    text: "The subscription wasn’t confirmed in time, or was ended. You can subscribe again on our website.",
    link: homeOf(app),
  });

const showConfirmed = (app: AppContext, ctx: Context, { documentId }: Subscription) =>
  showPage(ctx, 200, {
    title: "You’re subscribed",
    text: "Thank you. Every issue has a link to unsubscribe.",
    link: { href: subscriptionLink(app, "unsubscribe", documentId), label: "Unsubscribe" },
  });

const showUnsubscribed = (app: AppContext, ctx: Context) =>
  showPage(ctx, 200, {
    title: "You’re not subscribed",
    text: "We’ve deleted your address and will send you no newsletter.",
    link: homeOf(app),
  });

const endSubscription = (app: AppContext, documentId: string) =>
  app.strapi.db.transaction(async () => {
    const { count } = await app.strapi.db.query(uid).deleteMany({ where: { documentId } });
    if (count === 0) return;
    await noteLeadEvent(app, {
      actor: "the subscriber",
      action: "deleted",
      form: forms.subscribe.name,
      entries: [documentId],
    });
  });

/**
 * The calls behind the links in mails. A GET changes nothing: mail programs and scanners open
 * links before people do. What changes something is a POST, by the page's button or, to
 * unsubscribe, by the mail program itself (RFC 8058).
 */
export const newsletterHandlers = (app: AppContext) => ({
  askToConfirm: async (ctx: Context) => {
    const subscription = await find(app, "confirm", ctx);
    if (!subscription) return showGone(app, ctx);
    if (subscription.confirmed_at) return showConfirmed(app, ctx, subscription);

    showPage(ctx, 200, {
      title: "Confirm your subscription",
      text: "Press the button, and we’ll send you our newsletter.",
      button: "Subscribe me",
    });
  },

  confirm: async (ctx: Context) => {
    const subscription = await find(app, "confirm", ctx);
    if (!subscription) return showGone(app, ctx);
    if (!subscription.confirmed_at) {
      const { documentId } = subscription;
      await app.strapi.db
        .query(uid)
        .update({ where: { documentId }, data: { confirmed_at: new Date() } });
    }
    showConfirmed(app, ctx, subscription);
  },

  askToUnsubscribe: async (ctx: Context) => {
    if (!(await find(app, "unsubscribe", ctx))) return showUnsubscribed(app, ctx);

    showPage(ctx, 200, {
      title: "Unsubscribe",
      text: "Press the button, and we’ll delete your address and send you no newsletter.",
      button: "Unsubscribe me",
    });
  },

  unsubscribe: async (ctx: Context) => {
    const documentId = subscriptionOf(app, "unsubscribe", String(ctx.params.token));
    if (documentId) await endSubscription(app, documentId);
    showUnsubscribed(app, ctx);
  },
});
