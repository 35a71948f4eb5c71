import { consentCookie, consentDays, policyVersion } from "../../consent/choice";
import { reloadedFlag } from "../history/on-history-step";

import { signs } from "./signs";

/** The id of the template that holds Gatsby's scripts until they are fetched: see ./late-scripts.ts. */
export const lateScriptsId = "late-scripts";

/**
 * How long a page must have nothing new to paint before React comes without a sign of a person, in
 * milliseconds. Running it takes a slow phone 0.1 s in which it answers to nothing.
 */
const restTime = 5000;

// An address that cannot be decoded, as with #%zz, would make Gatsby fail and draw an empty page:
// every percent sign in it begins an escape before the router reads it, now and later.
const repairs = `
  const repair = (part) => {
    try {
      decodeURIComponent(part);
      return part;
    } catch {
      return part.replaceAll("%", "%25");
    }
  };
  const repairAddress = () => {
    const { pathname, search, hash } = location;
    const repaired = repair(pathname) + search + repair(hash);
    if (repaired !== pathname + search + hash) {
      window.history.replaceState(window.history.state, "", repaired);
    }
  };
  repairAddress();
  addEventListener("popstate", repairAddress);
`;

// Back and forward, until React keeps them itself: see ../history/on-history-step.ts. Chromium
// heeds a change of scrollRestoration only if the page has a layout then, which scrollY asks for.
const history = `
  const until = new AbortController();
  const { signal } = until;
  window.beforeReact = until;
  let came = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
  try {
    came = sessionStorage.getItem("${reloadedFlag}") !== null || came;
    sessionStorage.removeItem("${reloadedFlag}");
  } catch {}
  if (came) {
    window.history.scrollRestoration = "manual";
    scrollY;
    document.addEventListener("DOMContentLoaded", () => scrollTo(0, 0));
  }
  addEventListener("pagehide", () => { window.history.scrollRestoration = "auto"; });
  const shown = location.pathname + location.search;
  const startOver = () => {
    scrollTo(0, 0);
    try { sessionStorage.setItem("${reloadedFlag}", "1"); } catch {}
    location.reload();
  };
  addEventListener("popstate", () => {
    if (location.pathname + location.search !== shown) startOver();
  }, { signal });
  addEventListener("pageshow", ({ persisted }) => { if (persisted) startOver(); }, { signal });
`;

// The cookie banner is in every page, and shows where nothing was chosen: see ../../consent/CookieBanner.tsx.
const consent = `
  const root = document.documentElement;
  let cookies = "";
  try { cookies = document.cookie; } catch {}
  if (!navigator.globalPrivacyControl && !/(^|; )${consentCookie}=${policyVersion}(\\.\\w+)*(;|$)/.test(cookies)) {
    root.dataset.cookies = "ask";
  }
  const choose = (choice) => {
    root.dataset.cookies = "answered";
    try {
      document.cookie = "${consentCookie}=" + choice + "; Max-Age=${consentDays * 24 * 60 * 60}; Path=/; SameSite=Lax"
        + (location.protocol === "https:" ? "; Secure" : "");
    } catch {}
  };
`;

/** The two faces of `src/styles/_faces.scss`, each with a weight that its file has (CSS `font`). */
export const faces = [
  '400 1em "Instrument Sans Variable"',
  '600 1em "Bricolage Grotesque Variable"',
];

// The first page of a visit shows its words and its first picture before the faces of its text and
// before what is below the first screen. It begins in fallbacks of the same metrics. When both faces
// are there, the page is set in them and laid out part by part, so that no task is long; at a sign of
// a person all of it is laid out at once. A text that would then take another number of lines is
// spaced by up to 0.015 em, so that nothing moves. Later pages find the faces in the cache.
// A part that is done has `data-ready`, which the styles of tokens and Layout know.
const firstPage = `
  const rest = (act) =>
    window.requestIdleCallback ? requestIdleCallback(act, { timeout: 100 }) : setTimeout(act);
  const isFirst = !document.referrer.startsWith(location.origin + "/")
    && performance.getEntriesByType("navigation")[0]?.type === "navigate";
  const setAnew = (part) => {
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
  const setAllAnew = async () => {
    const page = document.querySelector("main").parentElement;
    for (const part of page.querySelectorAll(":scope > :not(main), main > *")) {
      await new Promise(rest);
      setAnew(part);
    }
    await new Promise(rest);
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
        Promise.allSettled(${JSON.stringify(faces)}.map((face) => document.fonts.load(face)))
          .then(setAllAnew);
      });
      painted.observe({ type: "paint", buffered: true });
    });
  }
`;

// React, fetched at the first sign of a person, or when the page is at rest on a line that can bear
// it. The answer to a search shows with it alone, so it does not wait there.
const arrival = `
  let started = false;
  const insert = () => {
    const { content } = document.getElementById("${lateScriptsId}") ?? {};
    if (content) document.body.append(content);
  };
  const start = () => {
    if (started) return;
    started = true;
    if (document.readyState !== "loading") insert();
    else document.addEventListener("DOMContentLoaded", insert);
  };
  const signs = new AbortController();
  const onSign = () => {
    signs.abort();
    root.dataset.person = "";
    delete root.dataset.below;
    start();
  };
  for (const sign of ${JSON.stringify(signs)}) {
    addEventListener(sign, onSign, { signal: signs.signal, capture: true, passive: true });
  }
  if (new URLSearchParams(location.search).has("q")) start();
  addEventListener("load", () => {
    const { saveData, effectiveType } = navigator.connection ?? {};
    if (saveData || /2g|3g/.test(effectiveType)) return;
    let timer;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => rest(start), ${restTime});
    };
    wait();
    new PerformanceObserver(wait).observe({ type: "largest-contentful-paint", buffered: true });
  });
`;

// What is pressed before React is kept for it: see ../../components/LinkButton/use-kept-press.ts.
const presses = `
  let kept;
  let failed = false;
  const fail = ({ type, target }) => {
    if (type === "error" && target.localName !== "script") return;
    failed = true;
    if (kept?.hasAttribute("aria-busy") && kept.href) location.assign(kept.href);
  };
  addEventListener("error", fail, true);
  addEventListener("unhandledrejection", fail);
  document.addEventListener("click", (event) => {
    const pressed = event.target.closest("[data-choice],[data-keep]");
    if (!pressed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (pressed.dataset.choice) return choose(pressed.dataset.choice);
    if (failed || pressed.hasAttribute("aria-busy")) return;
    event.preventDefault();
    pressed.setAttribute("aria-busy", "true");
    kept = pressed;
  }, true);
`;

/**
 * What a page does before React is there, as one constant text in the head of every page: one
 * hash in the security policy covers it. It has no comments and no data of a page.
 */
export const earlyScript =
  `{${[repairs, history, consent, firstPage, arrival, presses].join("")}}`.replace(
    /\s*\n\s*/g,
    "\n",
  );
