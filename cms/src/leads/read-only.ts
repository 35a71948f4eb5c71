import type { Core } from "@strapi/strapi";

import { formByUid, writableFields } from "../forms/forms";
import { HttpError } from "../http/errors";

/** Fields that Strapi sets on a change. */
const strapiFields = ["updatedAt", "updatedBy"];

/**
 * Makes leads read-only except for the team's fields, for all roles including super admins. The
 * panel cannot create leads.
 */
export const makeLeadsReadOnly = (strapi: Core.Strapi) => {
  // Without this permission for these types the panel hides "Create".
  strapi
    .service("admin::permission")
    .actionProvider.hooks.willRegister.register(
      async ({ value }: { value: { actionId: string; subjects?: string[] } }) => {
        if (value.actionId !== "plugin::content-manager.explorer.create") return;
        value.subjects = value.subjects?.filter((uid) => !formByUid(uid)) ?? [];
      },
    );

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
