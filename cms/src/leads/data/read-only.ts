import type { Core } from "@strapi/strapi";

import { type Form, formByUid, writableFields } from "../forms/forms";
import { type LeadOutcome, outcomeTimes } from "../forms/outcome";
import { HttpError } from "../../server/http/errors";
import { timeZoneOf } from "../../server/lib/time-zone";

/** Fields that Strapi sets on a change. */
const strapiFields = ["updatedAt", "updatedBy"];

type Update = { documentId: string; data: Record<string, unknown> };

/** The changes that the team may make, and the times that follow from them. */
const acceptedChanges = async (strapi: Core.Strapi, form: Form, { documentId, data }: Update) => {
  const names = [...writableFields(form), ...strapiFields];
  const changes = Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));
  if (changes.state === undefined) return changes;
  const stored: LeadOutcome | null = await strapi.db.query(form.uid).findOne({
    where: { documentId },
    select: ["state", "decidedOn", "answeredAt"],
  });

  if (!stored) return changes;
  const timeZone = timeZoneOf(strapi.requestContext.get());

  return { ...changes, ...outcomeTimes(stored, changes, new Date(), timeZone) };
};

/**
 * Makes leads read-only except for the team's fields, for all roles including super admins, who
 * cannot create leads either.
 */
export const makeLeadsReadOnly = (strapi: Core.Strapi) => {
  strapi.documents.use(async (context, next) => {
    const form = formByUid(context.uid);
    if (!form) return next();

    if (context.action === "create" || context.action === "clone") {
      throw new HttpError(403, "ForbiddenError", "Only the website's forms can create entries", {
        reason: "read_only",
      });
    }
    if (context.action === "update") {
      const { params } = context as { params: Update };
      params.data = await acceptedChanges(strapi, form, params);
    }

    return next();
  });
};
