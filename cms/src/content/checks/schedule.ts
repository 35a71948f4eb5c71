import type { Core, Struct } from "@strapi/strapi";

import type { ContentRecord, Issue } from "../../common/rules/model";

/** A time in milliseconds since 1970; NaN without a value. */
export const toTimestamp = (value: unknown) => new Date(String(value ?? NaN)).getTime();

/** Message for a time in the past. */
export const pastTimeMessage = "This time is in the past: choose a later one, or clear this field.";

/**
 * Issues of publishing now: a future publishAt would publish the draft again, a past unpublishAt
 * would unpublish it at once.
 */
export const checkSchedule = (
  { publishAt, unpublishAt }: ContentRecord,
  now = Date.now(),
): Issue[] => [
  ...(toTimestamp(publishAt) > now
    ? [
        {
          path: ["publishAt"],
          message:
            "This record is scheduled for a later time: save it instead, or clear this field to publish it now.",
        },
      ]
    : []),
  ...(toTimestamp(unpublishAt) <= now
    ? [
        {
          path: ["unpublishAt"],
          message: pastTimeMessage,
        },
      ]
    : []),
];

/** Clears a draft's schedule error when it is published. */
export const clearScheduleError = async (
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
