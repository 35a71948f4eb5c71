import { draftPrefix } from "../../lib/draft-prefix";
import { deferredScriptsId } from "../hydration/deferred-scripts-id";

import { allowsVendors } from "./consent-banner";
import { whenIdle } from "./when-idle";

/** What needs React when it is used. Links and `details` do not. */
const controls = "button, input, select, textarea, [data-replay-click]";

/** The controls that the page script handles itself. */
const handledControls = "[data-choice], [data-scroll-to-top], [data-scheme-switch] *";

/** The events of a user interaction; assistive technology may send only a click. */
const interactionEvents = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "scroll",
  "focusin",
  "click",
] as const;

let started = false;

const insertScripts = () => {
  const template = document.querySelector<HTMLTemplateElement>(`#${deferredScriptsId}`);
  if (template) document.body.append(template.content);
};

/** Loads Gatsby's scripts, which hydrate the page. */
export const startHydration = () => {
  if (started) return;
  started = true;
  if (document.readyState !== "loading") insertScripts();
  else document.addEventListener("DOMContentLoaded", insertScripts);
};

const isForReact = ({ target }: Event) =>
  target instanceof Element && target.closest(controls) && !target.closest(handledControls);

/** Whether a form has a draft, which React fills in. */
const hasDraft = () => {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix));
  } catch {
    // Storage is forbidden.
    return false;
  }
};

/** Whether the address asks for what needs React: search results, or a brief for a technology. */
const needsReact = () => {
  const query = new URLSearchParams(location.search);

  return query.has("q") || query.has("technology");
};

/**
 * Starts hydration when a control is used or pointed at. Reading, scrolling and links start nothing.
 * It starts at once if the address needs React, and after the load for visitors with a draft, and for
 * those who allowed vendors, which count a page once it is seen.
 */
export const watchUse = () => {
  // Only React accepts by scrolling (../../consent/use-accept-on-scroll.ts).
  const needsScrolling = process.env.GATSBY_CONSENT_ON_SCROLL === "true";
  const interactions = new AbortController();
  const options = { capture: true, passive: true, signal: interactions.signal } as const;

  const onInteraction = (event: Event) => {
    delete document.documentElement.dataset.below;
    if (needsScrolling || isForReact(event)) startHydration();
    if (started) interactions.abort();
  };
  for (const type of interactionEvents) addEventListener(type, onInteraction, options);

  if (needsReact()) startHydration();
  addEventListener("load", () => {
    if (allowsVendors() || hasDraft()) whenIdle(startHydration);
  });
};
