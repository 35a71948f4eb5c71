import type { StrapiApp } from "@strapi/strapi/admin";

import { PreviewPanel } from "./PreviewPanel";

type ContentManager = { addEditViewSidePanel: (panels: (typeof PreviewPanel)[]) => void };

/** Adds the button that shows a record's page in a window of its own, beside what somebody edits. */
export const addPreview = (app: StrapiApp) => {
  const { addEditViewSidePanel } = app.getPlugin("content-manager").apis as ContentManager;
  addEditViewSidePanel([PreviewPanel]);
};
