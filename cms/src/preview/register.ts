import type { AppContext, Capability } from "../server/app-context";

import { notifyPreviewServer } from "./notify-preview-server";
import { setPreviewUrls } from "./panel-preview";
import { addPreviewSessionRoute } from "./session-route";

/** Drafts as the site will show them, from the preview server. */
export const registerPreview = (app: AppContext): Capability => {
  addPreviewSessionRoute(app);
  setPreviewUrls(app);

  return { start: () => notifyPreviewServer(app) };
};
