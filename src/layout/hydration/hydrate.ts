import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import { logWarning } from "../../lib/log";

/**
 * Hydrates as a transition, in time slices, so that input is handled first; Gatsby's default does it
 * in one task (Gatsby's replaceHydrateFunction).
 */
export const hydrate = (page: ReactNode, container: Element): void => {
  // A preview has no prerendered HTML.
  if (!document.getElementById("gatsby-focus-wrapper")?.hasChildNodes()) {
    createRoot(container).render(page);
    return;
  }
  startTransition(() => {
    hydrateRoot(container, page, {
      // React renders again what differs, such as a text that the browser has translated. Its default
      // reports an uncaught error.
      onRecoverableError: logWarning,
    });
  });
};
