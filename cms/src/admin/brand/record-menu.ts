import type { StrapiApp } from "@strapi/strapi/admin";

type Action = (() => unknown) & { type?: string };
type ContentManager = { addDocumentAction: (change: (actions: Action[]) => Action[]) => void };

/** What Strapi offers to everybody: forms and types are changed in code. */
const hidden = ["configure-the-view", "edit-the-model"];

/** Leaves developers' work out of a record's menu. To be called when plugins are ready. */
export const clearRecordMenu = (app: Pick<StrapiApp, "getPlugin">) => {
  const { addDocumentAction } = app.getPlugin("content-manager").apis as ContentManager;
  addDocumentAction((actions) => {
    const kept = actions.filter(({ type = "" }) => !hidden.includes(type));
    if (actions.length - kept.length < hidden.length) {
      throw new Error("Strapi has other actions in a record's menu: see admin/brand/record-menu.");
    }

    return kept;
  });
};
