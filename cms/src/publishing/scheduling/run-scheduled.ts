import type { Core, UID } from "@strapi/strapi";

import { contentTypes } from "../../content/model/content-types";
import { componentsOf, modelOf } from "../../content/model/schemas";
import { asSchedule } from "../../content/versions/author";
import { fieldLabel } from "../../common/rules/labels";
import { isDatabaseUnavailable } from "../../server/database/unavailable";
import { enqueueFailure } from "./mail";

/** Action of each time field. */
const actions = { publishAt: "publish", unpublishAt: "unpublish" } as const;
type Field = keyof typeof actions;
const fields = Object.keys(actions) as Field[];

type Draft = { id: number; documentId: string } & Record<Field, string | null>;
type Due = { uid: UID.ContentType; id: number; documentId: string; field: Field; at: Date };
type Documents = Record<
  (typeof actions)[Field],
  (params: { documentId: string }) => Promise<unknown>
>;

const findDue = async (strapi: Core.Strapi, now: Date): Promise<Due[]> => {
  const due: Due[] = [];
  for (const { uid } of contentTypes(strapi)) {
    if (!("publishAt" in strapi.contentType(uid).attributes)) continue;

    const drafts: Draft[] = await strapi.db.query(uid).findMany({
      where: { publishedAt: null, $or: fields.map((field) => ({ [field]: { $lte: now } })) },
      select: ["id", "documentId", ...fields],
    });
    for (const { id, documentId, ...times } of drafts) {
      for (const field of fields) {
        const at = new Date(times[field] ?? NaN);
        if (at <= now) due.push({ uid, id, documentId, field, at });
      }
    }
  }

  return due.sort((a, b) => a.at.getTime() - b.at.getTime());
};

/**
 * Clears a due time and sets the error. The update is conditional, so one of several instances
 * succeeds.
 */
const claim = async (
  strapi: Core.Strapi,
  { uid, id, field }: Due,
  now: Date,
  problem: string | null,
) => {
  const { count } = await strapi.db.query(uid).updateMany({
    where: { id, [field]: { $lte: now } },
    data: { [field]: null, scheduleProblem: problem },
  });

  return count > 0;
};

const failures = {
  publish: "Not published as scheduled.",
  unpublish: "Not unpublished as scheduled.",
} as const;

const reasonOf = (strapi: Core.Strapi, uid: UID.ContentType, error: unknown) => {
  const { message, details } = error as {
    message: string;
    details?: { errors?: { path: string[]; message: string }[] };
  };
  const components = componentsOf(strapi);
  const { attributes } = modelOf(strapi.contentType(uid));

  return (
    details?.errors
      ?.map(({ path, message }) => `${fieldLabel(components, attributes, path)}: ${message}`)
      .join(" ") ?? message
  );
};

/** Thrown if another instance has claimed a time. */
class ClaimedElsewhere extends Error {}

/** Claims the times of one document. @throws {ClaimedElsewhere} */
const claimAll = async (strapi: Core.Strapi, times: Due[], now: Date, problem: string | null) => {
  for (const due of times) {
    if (!(await claim(strapi, due, now, problem))) throw new ClaimedElsewhere();
  }
};

/** A document with its times that are due, the latest last: only that one is executed. */
type Task = { latest: Due; times: Due[] };

/** Records why a document was not published or unpublished, and tells those who scheduled it. */
const saveProblem = async (
  strapi: Core.Strapi,
  { latest, times }: Task,
  now: Date,
  error: unknown,
) => {
  const { uid, documentId, field } = latest;
  const problem = `${failures[actions[field]]} ${reasonOf(strapi, uid, error)}`;
  strapi.log.warn(`${uid} ${documentId}: ${problem}`);

  try {
    await strapi.db.transaction(async ({ trx }) => {
      await claimAll(strapi, times, now, problem);
      await enqueueFailure(strapi, trx, latest);
    });
  } catch (failure) {
    if (!(failure instanceof ClaimedElsewhere)) throw failure;
  }
};

type Outcome = { error: unknown } | "done";

/** Publishes or unpublishes one document. A failure rolls the claim back. */
const execute = async (
  strapi: Core.Strapi,
  { latest, times }: Task,
  now: Date,
): Promise<Outcome> => {
  const { uid, documentId, field } = latest;
  const action = actions[field];
  try {
    await strapi.db.transaction(async () => {
      await claimAll(strapi, times, now, null);
      const documents = strapi.documents(uid) as unknown as Documents;
      await asSchedule(() => documents[action]({ documentId }));
      strapi.log.info(`Scheduled: ${action} ${uid} ${documentId}`);
    });
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    if (!(error instanceof ClaimedElsewhere)) return { error };
  }

  return "done";
};

/**
 * Publishes and unpublishes due documents exactly once: a time is cleared in the transaction that
 * acts on it. A rejected action is tried again after the others, since one of them may publish what it
 * needs, or unpublish what needs it; then it is recorded in the draft.
 *
 * @throws if the database is unavailable; unfinished times stay due.
 */
export const runScheduled = async (strapi: Core.Strapi, now = new Date()) => {
  const due = await findDue(strapi, now);
  const latestOf = new Map(due.map((one) => [one.documentId, one]));
  let tasks: Task[] = [...latestOf.values()].map((latest) => ({
    latest,
    times: due.filter(({ documentId }) => documentId === latest.documentId),
  }));
  while (tasks.length > 0) {
    const rejected: { task: Task; error: unknown }[] = [];
    for (const task of tasks) {
      const outcome = await execute(strapi, task, now);
      if (outcome !== "done") rejected.push({ task, error: outcome.error });
    }
    if (rejected.length === tasks.length) {
      for (const { task, error } of rejected) await saveProblem(strapi, task, now, error);

      return;
    }
    tasks = rejected.map(({ task }) => task);
  }
};
