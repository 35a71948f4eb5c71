import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";

import { daySeconds } from "../../common/durations";
import { maxMessageLength } from "../../common/request-to-publish";
import { contentTypes } from "../../content/model/content-types";
import { findDraft, findRecord, rightsTo, stateOf } from "../../content/model/find-record";
import type { Draft, OpenRecord } from "../../server/admin/open-record";
import type { AppContext } from "../../server/app-context";
import { conflict } from "../../server/http/errors";
import { consumeOrThrow } from "../../server/http/rate-limit";
import { readJson } from "../../server/http/json-body";
import { textField } from "../../server/http/text-field";
import { type AdminUser, currentAdminUser } from "../../server/admin/users";
import type { PanelRoute, PanelRoutes } from "../../server/http/panel-routes";
import { type Ability, mayPublish } from "../../server/admin/rights";
import { titleOf } from "../../server/lib/titles";

import type { PublishingResponses, RecordReviews, Review } from "../types";

import { askToPublish, closeReview, openReviews, reviewsBy, reviewsOf } from "./reviews";

const maxBytes = 8 * 1024;

/** Each request sends up to 20 emails. */
const asksPerDay = 10;
const tooManyAsksMessage = `You have asked to publish ${asksPerDay} times within a day. Ask again tomorrow, or tell an editor yourself.`;

/** True if the published version is the same as the draft. */
const isPublishedAsItIs = async (strapi: Core.Strapi, uid: UID.ContentType, draft: Draft) => {
  const { documentId } = draft;
  const published: Draft | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } } });

  return stateOf(strapi, draft, published) === "published";
};

/**
 * Creates what asks an editor to publish a record, with a limit per user: the panel's button, and an assistant.
 *
 * @returns a function that takes the record and what the editor should know.
 */
export const createAsk = ({ strapi, makeLimiter }: Pick<AppContext, "strapi" | "makeLimiter">) => {
  // Withdrawing and asking again sends each email again.
  const asks = makeLimiter("review-asks-day", asksPerDay, daySeconds);

  return async ({ uid, documentId, draft, rights }: OpenRecord, message: string) => {
    const user = currentAdminUser(strapi) as AdminUser & { id: number };
    if (!rights.can.update(draft)) {
      throw new errors.ForbiddenError("Your role cannot change this record.");
    }
    if (rights.can.publish(draft)) throw conflict("Your role may publish it: press Publish.");
    if (await isPublishedAsItIs(strapi, uid, draft)) {
      throw conflict("This record is published as it is: change and save it first.");
    }
    const title = titleOf(strapi.contentType(uid), draft);
    const key = String(user.id);
    await consumeOrThrow(asks, key, () => tooManyAsksMessage);
    if (await askToPublish(strapi, { uid, documentId, title, message }, user)) return;
    await asks.reward(key);
    throw conflict("Somebody has already asked to publish this record.");
  };
};

export type Ask = ReturnType<typeof createAsk>;

const readText = async (ctx: Context, field: string): Promise<string> =>
  textField(await readJson(ctx, maxBytes), field, maxMessageLength);

/** The part `reviews` of an open record. */
export const reviewsPart =
  ({ strapi, settings }: AppContext) =>
  async ({ draft, rights, ...record }: OpenRecord): Promise<RecordReviews> => ({
    reviews: await reviewsOf(strapi, record),
    mayPublish: rights.can.publish(draft),
    sendsMail: settings.mail.server !== undefined,
  });

type ReviewRoutes =
  | "GET /reviews"
  | "POST /reviews/:uid/:documentId"
  | "POST /reviews/:uid/:documentId/give-back"
  | "POST /reviews/:uid/:documentId/withdraw";

/** The open requests about the records that a user may read and publish. */
const openReviewsFor = async (strapi: Core.Strapi, ability: Ability) => {
  const uids = contentTypes(strapi)
    .map(({ uid }) => uid)
    .filter((uid) => mayPublish(ability, uid));
  const shown: Review[] = [];
  for (const review of await openReviews(strapi, uids)) {
    const uid = review.uid as UID.ContentType;
    const draft = await findDraft(strapi, uid, review.documentId);
    const { can } = rightsTo(strapi, ability, uid);
    if (draft && can.read(draft) && can.publish(draft)) shown.push(review);
  }

  return shown;
};

/** The open requests to publish, and what a user does with the request of one record. */
export const reviewRoutes = (
  { strapi }: AppContext,
  ask: Ask,
): PanelRoutes<Pick<PublishingResponses, ReviewRoutes>> => {
  const user = () => currentAdminUser(strapi) as AdminUser & { id: number };
  const noneIsOpen = () => conflict("There is no open request any more. Reload the page.");

  const action = (
    act: (record: OpenRecord, ctx: Context) => Promise<boolean>,
    refusal: () => Error,
  ): PanelRoute<Record<string, never>> => ({
    respond: async (ability, ctx) => {
      if (!(await act(await findRecord(strapi, ability, ctx), ctx))) throw refusal();

      return {};
    },
  });

  return {
    "GET /reviews": {
      respond: async (ability) => ({
        open: await openReviewsFor(strapi, ability),
        own: await reviewsBy(strapi, user().id),
      }),
    },

    "POST /reviews/:uid/:documentId": {
      respond: async (ability, ctx) => {
        const record = await findRecord(strapi, ability, ctx);
        await ask(record, await readText(ctx, "message"));

        return {};
      },
    },

    "POST /reviews/:uid/:documentId/give-back": action(
      async ({ draft, rights, ...record }, ctx) => {
        if (!rights.can.publish(draft)) {
          throw new errors.ForbiddenError("Your role cannot publish this record.");
        }
        const answer = await readText(ctx, "answer");
        if (!answer)
          throw new errors.ValidationError("Say what to change before you give it back.");

        return closeReview(strapi, record, "given back", { answer });
      },
      noneIsOpen,
    ),

    "POST /reviews/:uid/:documentId/withdraw": action(
      ({ uid, documentId }) =>
        closeReview(strapi, { uid, documentId }, "withdrawn", { askerId: user().id }),
      noneIsOpen,
    ),
  };
};
