import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Takes a page over in turns of a few milliseconds, as a transition: what a visitor does meanwhile
 * comes first. Gatsby's own function does all of it in one task. (Gatsby's replaceHydrateFunction.)
 */
export const hydrate = (page: ReactNode, container: Element): void => {
  // A page without HTML of its own, as a draft, is drawn.
  if (!document.getElementById("gatsby-focus-wrapper")?.hasChildNodes()) {
    createRoot(container).render(page);
    return;
  }
  startTransition(() => {
    hydrateRoot(container, page);
  });
};
