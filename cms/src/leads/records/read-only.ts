import type { Core } from "@strapi/strapi";

import { formByUid, writableFields } from "../forms";
import { HttpError } from "../../server/http/errors";

/** Fields that Strapi sets on a change. */
const strapiFields = ["updatedAt", "updatedBy"];

/**
 * Makes leads read-only except for the team's fields, for all roles including super admins, who
 * cannot create leads either.
 */
export const makeLeadsReadOnly = (strapi: Core.Strapi) => {
  strapi.documents.use((context, next) => {
    const form = formByUid(context.uid);
    if (!form) return next();

    if (context.action === "create" || context.action === "clone") {
      throw new HttpError(403, "ForbiddenError", "Only the website's forms can create entries", {
        reason: "read_only",
      });
    }
    if (context.action === "update") {
      const { params } = context as { params: { data: Record<string, unknown> } };
      const writable = [...writableFields(form), ...strapiFields];
      params.data = Object.fromEntries(
        Object.entries(params.data).filter(([name]) => writable.includes(name)),
      );
    }

    return next();
  });
};
