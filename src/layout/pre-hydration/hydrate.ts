import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

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
    hydrateRoot(container, page);
  });
};
