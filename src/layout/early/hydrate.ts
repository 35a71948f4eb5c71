import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** Resolves when the page has more than the styles that it needed as built (early-script.ts). */
type WithStyles = Window & { wholeStyles?: Promise<void> };

/**
 * Takes a page over in turns of a few milliseconds, as a transition: what a visitor does meanwhile
 * comes first. Gatsby's own function does all of it in one task. (Gatsby's replaceHydrateFunction.)
 */
export const hydrate = async (page: ReactNode, container: Element): Promise<void> => {
  // A page without HTML of its own, as a draft, is drawn.
  if (!document.getElementById("gatsby-focus-wrapper")?.hasChildNodes()) {
    createRoot(container).render(page);
    return;
  }
  await (window as WithStyles).wholeStyles;
  startTransition(() => {
    hydrateRoot(container, page);
  });
};
