import type { Core, Struct } from "@strapi/strapi";

import type { ContentRecord, Problem } from "../rules/model";

/** A time in milliseconds since 1970; NaN where there is none. */
export const timeOf = (value: unknown) => new Date(String(value ?? NaN)).getTime();

/** What is said of a time that has passed, where it would act at once. */
export const pastTime = "This time is in the past: choose a later one, or clear this field.";

/**
 * What a draft's own schedule has against publishing it now: a time that is yet to come would
 * publish it once more, whatever the draft is then; one that is past would take it down at once.
 */
export const checkSchedule = (
  { publishAt, unpublishAt }: ContentRecord,
  now = Date.now(),
): Problem[] => [
  ...(timeOf(publishAt) > now
    ? [
        {
          path: ["publishAt"],
          message:
            "This record is scheduled for a later time: save it instead, or clear this field to publish it now.",
        },
      ]
    : []),
  ...(timeOf(unpublishAt) <= now
    ? [
        {
          path: ["unpublishAt"],
          message: pastTime,
        },
      ]
    : []),
];

/** Forgets why a draft was not published at its time: it is published now. */
export const forgetScheduleProblem = async (
  strapi: Core.Strapi,
  { uid, attributes }: Struct.ContentTypeSchema,
  documentId: string,
) => {
  if (!("scheduleProblem" in attributes)) return;

  await strapi.db.query(uid).updateMany({
    where: { documentId, publishedAt: null, scheduleProblem: { $notNull: true } },
    data: { scheduleProblem: null },
  });
};
