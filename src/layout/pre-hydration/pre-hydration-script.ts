/**
 * The inline script in the head of every page. It serves the page until hydration, and hydrates it.
 * ./bundle-pre-hydration-script.ts bundles it; it has no data of a page, so that one CSP hash covers it.
 */
import { consentCookie, consentDays, policyVersion } from "../../consent/choice";
import { reloadOnHistory } from "../history/reload-on-history";
import { isScheme, schemeKey } from "../SchemeSwitch/scheme";

import { fonts } from "./fonts";
import { interactionEvents } from "./interaction-events";
import { deferredScriptsId } from "./deferred-scripts-id";

/** Idle time before hydration, in milliseconds: hydrating blocks a slow phone for 0.1 s. */
const idleDelayMs = 5000;

type Navigator = typeof navigator & {
  globalPrivacyControl?: boolean;
  connection?: { saveData?: boolean; effectiveType?: string };
};

const { globalPrivacyControl, connection } = navigator as Navigator;
const root = document.documentElement;
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const navigationType = navigation?.type;

// Safari has no requestIdleCallback.
const whenIdle = (act: () => void) => {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 100 });
  else setTimeout(act);
};

/** Sets the scheme before the first paint, so that a page never flashes in the wrong one. */
const applyScheme = () => {
  try {
    const scheme = localStorage.getItem(schemeKey);
    if (isScheme(scheme)) root.dataset.scheme = scheme;
  } catch {
    // Storage is forbidden: the system's setting applies.
  }
};

/** Escapes `%` in a URL that cannot be decoded (#%zz), which crashes Gatsby's router. */
const repairUrl = () => {
  const repair = (part: string) => {
    try {
      decodeURIComponent(part);

      return part;
    } catch {
      return part.replaceAll("%", "%25");
    }
  };
  const repairAll = () => {
    const { pathname, search, hash } = location;
    const repaired = repair(pathname) + search + repair(hash);
    if (repaired !== pathname + search + hash) history.replaceState(history.state, "", repaired);
  };
  repairAll();
  addEventListener("popstate", repairAll);
};

/** The visitor's choice about cookies: undefined if there is none, "" if all were rejected. */
const readChoice = () => {
  try {
    const stored = new RegExp(`(?:^|; )${consentCookie}=${policyVersion}((?:\\.\\w+)*)(?:;|$)`);

    return stored.exec(document.cookie)?.[1];
  } catch {
    // Cookies are forbidden.
    return undefined;
  }
};

/** Shows the prerendered cookie banner while there is no choice: see ../../consent/CookieBanner.tsx. */
const askForConsent = () => {
  if (!globalPrivacyControl && readChoice() === undefined) root.dataset.cookies = "ask";
};

const saveConsent = (choice: string) => {
  root.dataset.cookies = "answered";
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const maxAge = consentDays * 24 * 60 * 60;
  try {
    document.cookie = `${consentCookie}=${choice}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // Cookies are forbidden.
  }
};

/** Sets a section in the web fonts, with the letter spacing that keeps the number of lines. */
const swapFonts = (section: HTMLElement) => {
  const texts = [
    ...section.querySelectorAll<HTMLElement>("h1, h2, h3, p, nav ol, li, dt, dd"),
  ].filter((text) => text.getBoundingClientRect().top < innerHeight);
  const heights = texts.map((text) => text.offsetHeight);
  section.dataset.ready = "";
  // Lays out the whole section at once.
  void section.offsetTop;
  texts.forEach((text, index) => {
    const spacing = parseFloat(getComputedStyle(text).letterSpacing) || 0;
    for (const step of [-5, 5, -10, 10, -15, 15, 0]) {
      if (text.offsetHeight === heights[index]) break;
      text.style.letterSpacing = step ? `calc(${spacing}px + ${step / 1000}em)` : "";
    }
  });
};

const swapAllFonts = async () => {
  const page = document.querySelector("main")?.parentElement;
  for (const section of page?.querySelectorAll<HTMLElement>(":scope > :not(main), main > *") ??
    []) {
    await new Promise<void>(whenIdle);
    swapFonts(section);
  }
  await new Promise<void>(whenIdle);
  delete root.dataset.fonts;
  delete root.dataset.below;
};

/**
 * Paints the first page of a visit in metric-compatible fallback fonts, without layout below the
 * first screen. Once both fonts are loaded, they are swapped section by section, to avoid a long
 * task; an interaction lays out everything at once. Later pages have the fonts in the cache.
 * A finished section has `data-ready`, which _tokens.scss and Layout.module.scss select.
 */
const delayFonts = () => {
  const isFirst =
    !document.referrer.startsWith(`${location.origin}/`) && navigationType === "navigate";
  const reportsPaints = window.PerformanceObserver?.supportedEntryTypes?.includes("paint");
  if (!isFirst || !reportsPaints) return;

  root.dataset.fonts = "later";
  if (!location.hash) root.dataset.below = "later";
  addEventListener("load", () => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      void Promise.allSettled(fonts.map((font) => document.fonts.load(font))).then(swapAllFonts);
    });
    observer.observe({ type: "paint", buffered: true });
  });
};

/**
 * Hydrates on the first user interaction, or when idle on a fast connection; at once for search
 * results, which need JavaScript; after the load for visitors who allowed vendors, which count a page
 * once it is seen.
 */
const delayHydration = () => {
  let started = false;
  const insert = () => {
    const template = document.querySelector<HTMLTemplateElement>(`#${deferredScriptsId}`);
    if (template) document.body.append(template.content);
  };
  const start = () => {
    if (started) return;
    started = true;
    if (document.readyState !== "loading") insert();
    else document.addEventListener("DOMContentLoaded", insert);
  };

  const interactions = new AbortController();
  const onInteraction = () => {
    interactions.abort();
    root.dataset.interacted = "";
    delete root.dataset.below;
    start();
  };
  for (const type of interactionEvents) {
    addEventListener(type, onInteraction, {
      signal: interactions.signal,
      capture: true,
      passive: true,
    });
  }

  if (new URLSearchParams(location.search).has("q")) start();

  addEventListener("load", () => {
    if (!globalPrivacyControl && readChoice()) return whenIdle(start);
    const { saveData, effectiveType = "" } = connection ?? {};
    if (saveData || /2g|3g/.test(effectiveType)) return;
    let timer: number | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => whenIdle(start), idleDelayMs);
    };
    wait();
    new PerformanceObserver(wait).observe({ type: "largest-contentful-paint", buffered: true });
  });
};

/** Keeps a click for React: see ../../components/DialogTrigger/use-replayed-click.ts. */
const keepClicks = () => {
  let pending: HTMLElement | undefined;
  let failed = false;

  const fail = ({ type, target }: Event) => {
    if (type === "error" && !(target instanceof HTMLScriptElement)) return;
    failed = true;
    if (pending?.hasAttribute("aria-busy") && pending instanceof HTMLAnchorElement) {
      location.assign(pending.href);
    }
  };
  addEventListener("error", fail, true);
  addEventListener("unhandledrejection", fail);

  const onClick = (event: MouseEvent) => {
    const clicked = (event.target as Element).closest<HTMLElement>(
      "[data-choice],[data-replay-click]",
    );
    if (!clicked || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { choice } = clicked.dataset;
    if (choice) {
      saveConsent(choice);

      return;
    }
    if (failed || clicked.hasAttribute("aria-busy")) return;
    event.preventDefault();
    clicked.setAttribute("aria-busy", "true");
    pending = clicked;
  };
  document.addEventListener("click", onClick, true);
};

applyScheme();
repairUrl();
reloadOnHistory(navigationType);
askForConsent();
delayFonts();
delayHydration();
keepClicks();
