import { consentCookie, consentDays, policyVersion } from "../../consent/choice";
import { reloadedFlag } from "../history/reload-on-history";

import { interactionEvents } from "./interaction-events";

/** The id of the template that holds Gatsby's scripts until hydration: see ./late-scripts.ts. */
export const deferredScriptsId = "late-scripts";

/**
 * The idle time before hydration without a user interaction, in milliseconds. Hydrating blocks a
 * slow phone for 0.1 s.
 */
const idleDelayMs = 5000;

// A malformed percent-encoding, such as #%zz, crashes Gatsby's router, so `%` is escaped before it
// reads the URL.
const urlRepair = `
  const repair = (part) => {
    try {
      decodeURIComponent(part);
      return part;
    } catch {
      return part.replaceAll("%", "%25");
    }
  };
  const repairUrl = () => {
    const { pathname, search, hash } = location;
    const repaired = repair(pathname) + search + repair(hash);
    if (repaired !== pathname + search + hash) {
      window.history.replaceState(window.history.state, "", repaired);
    }
  };
  repairUrl();
  addEventListener("popstate", repairUrl);
`;

// Back and forward until hydration: see ../history/reload-on-history.ts. Chromium ignores
// scrollRestoration before the first layout, which reading scrollY forces.
const history = `
  const controller = new AbortController();
  const { signal } = controller;
  window.preHydrationController = controller;
  let isHistoryLoad = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
  try {
    isHistoryLoad = sessionStorage.getItem("${reloadedFlag}") !== null || isHistoryLoad;
    sessionStorage.removeItem("${reloadedFlag}");
  } catch {}
  if (isHistoryLoad) {
    window.history.scrollRestoration = "manual";
    scrollY;
    document.addEventListener("DOMContentLoaded", () => scrollTo(0, 0));
  }
  addEventListener("pagehide", () => { window.history.scrollRestoration = "auto"; });
  const shown = location.pathname + location.search;
  const reloadAtTop = () => {
    scrollTo(0, 0);
    try { sessionStorage.setItem("${reloadedFlag}", "1"); } catch {}
    location.reload();
  };
  addEventListener("popstate", () => {
    if (location.pathname + location.search !== shown) reloadAtTop();
  }, { signal });
  addEventListener("pageshow", ({ persisted }) => { if (persisted) reloadAtTop(); }, { signal });
`;

// The cookie banner is prerendered, and shown while there is no choice: see ../../consent/CookieBanner.tsx.
const consent = `
  const root = document.documentElement;
  let cookies = "";
  try { cookies = document.cookie; } catch {}
  if (!navigator.globalPrivacyControl && !/(^|; )${consentCookie}=${policyVersion}(\\.\\w+)*(;|$)/.test(cookies)) {
    root.dataset.cookies = "ask";
  }
  const saveChoice = (choice) => {
    root.dataset.cookies = "answered";
    try {
      document.cookie = "${consentCookie}=" + choice + "; Max-Age=${consentDays * 24 * 60 * 60}; Path=/; SameSite=Lax"
        + (location.protocol === "https:" ? "; Secure" : "");
    } catch {}
  };
`;

/** The two fonts of `src/styles/_faces.scss`, each with a weight that its file has (CSS `font`). */
export const fonts = [
  '400 1em "Instrument Sans Variable"',
  '600 1em "Bricolage Grotesque Variable"',
];

// The first page of a visit is painted in metric-compatible fallback fonts, without layout below the
// first screen. Once both fonts are loaded, they are swapped section by section, to avoid a long task;
// an interaction lays out everything at once. Letter spacing of up to 0.015 em keeps the number of
// lines, so that nothing shifts. Later pages have the fonts in the cache.
// A finished section has `data-ready`, which _tokens.scss and Layout.module.scss select.
const fontSwap = `
  const whenIdle = (act) =>
    window.requestIdleCallback ? requestIdleCallback(act, { timeout: 100 }) : setTimeout(act);
  const isFirst = !document.referrer.startsWith(location.origin + "/")
    && performance.getEntriesByType("navigation")[0]?.type === "navigate";
  const swapFonts = (part) => {
    const texts = [...part.querySelectorAll("h1, h2, h3, p, nav ol, li, dt, dd")]
      .filter((text) => text.getBoundingClientRect().top < innerHeight);
    const heights = texts.map((text) => text.offsetHeight);
    part.dataset.ready = "";
    part.offsetTop;
    texts.forEach((text, index) => {
      const { letterSpacing } = getComputedStyle(text);
      for (const step of [-5, 5, -10, 10, -15, 15, 0]) {
        if (text.offsetHeight === heights[index]) break;
        text.style.letterSpacing = step
          ? "calc(" + (parseFloat(letterSpacing) || 0) + "px + " + step / 1000 + "em)"
          : "";
      }
    });
  };
  const swapAllFonts = async () => {
    const page = document.querySelector("main").parentElement;
    for (const part of page.querySelectorAll(":scope > :not(main), main > *")) {
      await new Promise(whenIdle);
      swapFonts(part);
    }
    await new Promise(whenIdle);
    delete root.dataset.fonts;
    delete root.dataset.below;
  };
  if (isFirst && window.PerformanceObserver?.supportedEntryTypes?.includes("paint")) {
    root.dataset.fonts = "later";
    if (!location.hash) root.dataset.below = "later";
    addEventListener("load", () => {
      const painted = new PerformanceObserver((list) => {
        if (!list.getEntriesByName("first-contentful-paint")[0]) return;
        painted.disconnect();
        Promise.allSettled(${JSON.stringify(fonts)}.map((font) => document.fonts.load(font)))
          .then(swapAllFonts);
      });
      painted.observe({ type: "paint", buffered: true });
    });
  }
`;

// Hydrates on the first user interaction, or when idle on a fast connection; at once for search
// results, which need JavaScript.
const deferredHydration = `
  let started = false;
  const insert = () => {
    const { content } = document.getElementById("${deferredScriptsId}") ?? {};
    if (content) document.body.append(content);
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
  for (const type of ${JSON.stringify(interactionEvents)}) {
    addEventListener(type, onInteraction, { signal: interactions.signal, capture: true, passive: true });
  }
  if (new URLSearchParams(location.search).has("q")) start();
  addEventListener("load", () => {
    const { saveData, effectiveType } = navigator.connection ?? {};
    if (saveData || /2g|3g/.test(effectiveType)) return;
    let timer;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => whenIdle(start), ${idleDelayMs});
    };
    wait();
    new PerformanceObserver(wait).observe({ type: "largest-contentful-paint", buffered: true });
  });
`;

// Clicks before hydration are replayed: see ../../components/DialogTrigger/use-replayed-click.ts.
const clickReplay = `
  let pendingClick;
  let failed = false;
  const fail = ({ type, target }) => {
    if (type === "error" && target.localName !== "script") return;
    failed = true;
    if (pendingClick?.hasAttribute("aria-busy") && pendingClick.href) location.assign(pendingClick.href);
  };
  addEventListener("error", fail, true);
  addEventListener("unhandledrejection", fail);
  document.addEventListener("click", (event) => {
    const clicked = event.target.closest("[data-choice],[data-replay-click]");
    if (!clicked || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (clicked.dataset.choice) return saveChoice(clicked.dataset.choice);
    if (failed || clicked.hasAttribute("aria-busy")) return;
    event.preventDefault();
    clicked.setAttribute("aria-busy", "true");
    pendingClick = clicked;
  }, true);
`;

/**
 * The inline script of every page until hydration. It is constant, without data of a page, so that
 * one CSP hash covers it.
 */
export const earlyScript =
  `{${[urlRepair, history, consent, fontSwap, deferredHydration, clickReplay].join("")}}`.replace(
    /\s*\n\s*/g,
    "\n",
  );
