import type { StrapiApp } from "@strapi/strapi/admin";

import { labelFields } from "./label-fields";
import { type SidePanel, withWindow } from "./PreviewPanel";

type ContentManager = {
  addEditViewSidePanel: (change: (panels: SidePanel[]) => SidePanel[]) => void;
};

// Strapi gives it no name that a build keeps; the key of its title is in its code.
const isPreview = (panel: SidePanel) => String(panel).includes("preview.panel.title");

/**
 * Adds a button to Strapi's panel "Preview": a record's page in a window of its own, beside what
 * somebody edits. Writes labels in words above fields in previews. To be called when Strapi has added its panel, which is when plugins are ready.
 */
export const addPreview = (app: Pick<StrapiApp, "getPlugin">) => {
  const { addEditViewSidePanel } = app.getPlugin("content-manager").apis as ContentManager;
  addEditViewSidePanel((panels) => {
    if (!panels.some(isPreview)) {
      throw new Error("Strapi has no panel for previews any more: see admin/preview.");
    }

    return panels.map((panel) => (isPreview(panel) ? withWindow(panel) : panel));
  });
  labelFields();
};
