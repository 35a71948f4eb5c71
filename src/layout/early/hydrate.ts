import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Waits for the page's whole stylesheets, which late-scripts.ts names: its HTML has what it needed
 * as built. One that does not load is removed (early-script.ts) and done without.
 */
const waitForStyles = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>("body > link[rel=stylesheet]")]
      .filter(({ sheet }) => !sheet)
      .map(
        (link) =>
          new Promise<unknown>((resolve) => {
            for (const end of ["load", "error"]) link.addEventListener(end, resolve);
          }),
      ),
  );

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
  await waitForStyles();
  startTransition(() => {
    hydrateRoot(container, page);
  });
};
