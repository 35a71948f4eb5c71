import type { Core, Modules, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import type { Ability } from "../../lib/panel-route";
import { contentTypes } from "../content-types";
import { throwProblems } from "../throw-problems";
import type { Problem } from "../rules/model";

import { isPublished } from "./check-removal";
import { pastTime, timeOf } from "./schedule";

type Context = Modules.Documents.Middleware.Context;
type Next = Parameters<Modules.Documents.Middleware.Middleware>[1];
type Params = { documentId?: string; data?: Times };
type Discarded = { entries: object[] };

const fields = ["publishAt", "unpublishAt"] as const;
type Times = Partial<Record<(typeof fields)[number], string | null>>;

const refused =
  "Your role does not publish: leave this time as it was, and ask an editor to set it.";

const draftTimes = (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Times | null> =>
  strapi.db.query(uid).findOne({ where: { documentId, publishedAt: null }, select: [...fields] });

const wrongOrder =
  "This time is not after “Publish at”: choose a later one, or clear one of the two fields.";

/** What is wrong with the times that somebody saves, where they are not the draft's own. */
const problemsOf = (data: Times, before: Times, mayPublish: boolean): Problem[] => {
  const { publishAt, unpublishAt } = { ...before, ...data };
  const isChanged = (field: (typeof fields)[number]) =>
    field in data && !Object.is(timeOf(data[field]), timeOf(before[field]));
  const problems = fields.filter(isChanged).flatMap((field) => {
    if (!mayPublish) return [{ path: [field], message: refused }];

    return timeOf(data[field]) <= Date.now() ? [{ path: [field], message: pastTime }] : [];
  });
  if (problems.length > 0 || !fields.some(isChanged)) return problems;

  return timeOf(unpublishAt) <= timeOf(publishAt)
    ? [{ path: ["unpublishAt"], message: wrongOrder }]
    : [];
};

const createGuards = (strapi: Core.Strapi) => {
  const ability = () =>
    (strapi.requestContext.get()?.state as { userAbility?: Ability } | undefined)?.userAbility;
  const mayPublish = (uid: string) =>
    ability()?.can("plugin::content-manager.explorer.publish", uid) ?? true;

  const save = async ({ action, contentType, params, uid }: Context, next: Next) => {
    if (!ability() || !("publishAt" in contentType.attributes)) return next();

    const { documentId, data = {} } = params as Params;
    // A copy has its own times, or none.
    if (action === "clone") for (const field of fields) data[field] ??= null;
    const known = action === "update" && documentId;
    const before = known ? await draftTimes(strapi, uid, documentId) : null;
    const problems = problemsOf(data, before ?? {}, mayPublish(uid));
    throwProblems(problems);

    return next();
  };

  /** The published version's times are those of an earlier plan. */
  const discard = ({ contentType, params, uid }: Context, next: Next) =>
    strapi.db.transaction(async () => {
      const { documentId = "" } = params as Params;
      const hasTimes = "publishAt" in contentType.attributes;
      const before = hasTimes ? await draftTimes(strapi, uid, documentId) : null;
      const discarded = (await next()) as Discarded;
      if (!before) return discarded;

      const times = Object.fromEntries(fields.map((field) => [field, before[field] ?? null]));
      await strapi.db
        .query(uid)
        .updateMany({ where: { documentId, publishedAt: null }, data: times });
      for (const entry of discarded.entries) Object.assign(entry, times);

      return discarded;
    });

  const remove = async ({ params, uid }: Context, next: Next) => {
    const { documentId = "" } = params as Params;
    if (!mayPublish(uid) && (await isPublished(strapi, uid, documentId))) {
      throw new errors.ValidationError(
        "This is on the website, and your role does not take things down: ask an editor to delete it.",
      );
    }

    return next();
  };

  return { create: save, update: save, clone: save, discardDraft: discard, delete: remove };
};

/**
 * Keeps the schedule from doing what nobody asked for: a time counts if somebody who may publish
 * saved it before it came, and stays until it is changed in the draft. Only what people save in
 * the panel is checked; whoever may not publish does not delete what is published, either.
 */
export const guardTimes = (strapi: Core.Strapi) => {
  const guards = createGuards(strapi);
  const guarded = new Set<string>(contentTypes(strapi).map(({ uid }) => uid));

  strapi.documents.use((context, next) => {
    const guard = guards[context.action as keyof typeof guards] as typeof guards.create | undefined;

    return guard && guarded.has(context.uid) ? guard(context, next) : next();
  });
};
