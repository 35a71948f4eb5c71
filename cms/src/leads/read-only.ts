import type { Core } from "@strapi/strapi";

import { formOfUid, writableFields } from "../forms/forms";
import { HttpError } from "../http/errors";

/** What Strapi itself notes about a change. */
const notes = ["updatedAt", "updatedBy"];

/**
 * Keeps what visitors sent as they sent it: the panel adds no entry and changes
 * none, but for the fields that the team writes. Whoever's role says otherwise, an
 * administrator's too, meets it here.
 */
export const keepLeadsAsSent = (strapi: Core.Strapi) => {
  // Without this right for these types the panel has no button "Create", and no role can have it.
  strapi
    .service("admin::permission")
    .actionProvider.hooks.willRegister.register(
      async ({ value }: { value: { actionId: string; subjects?: string[] } }) => {
        if (value.actionId !== "plugin::content-manager.explorer.create") return;
        value.subjects = value.subjects?.filter((uid) => !formOfUid(uid)) ?? [];
      },
    );

  strapi.documents.use((context, next) => {
    const form = formOfUid(context.uid);
    if (!form) return next();

    if (context.action === "create" || context.action === "clone") {
      throw new HttpError(403, "ForbiddenError", "Only the site's forms add entries here", {
        reason: "read_only",
      });
    }
    if (context.action === "update") {
      const { params } = context as { params: { data: Record<string, unknown> } };
      const kept = [...writableFields(form), ...notes];
      params.data = Object.fromEntries(
        Object.entries(params.data).filter(([name]) => kept.includes(name)),
      );
    }

    return next();
  });
};
