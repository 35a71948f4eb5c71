import { fonts } from "./fonts";
import { whenIdle } from "./when-idle";

const root = document.documentElement;
const texts = "h1, h2, h3, p, ul, ol, li, dt, dd";

const wraps = (element: HTMLElement) => getComputedStyle(element).flexWrap === "wrap";

/** What must stay: the height, and in a row that wraps also the items that begin a line. */
const measureLines = (element: HTMLElement) => {
  const lefts = wraps(element)
    ? ([...element.children] as HTMLElement[]).map((item) => item.offsetLeft)
    : [];
  return [element.offsetHeight, ...lefts.map((left, at) => left <= (lefts[at - 1] ?? left))].join();
};

/** Keeps the lines of a text by its letter spacing, or of a row that wraps by its gaps. */
const keepLines = (element: HTMLElement, lines: string | undefined) => {
  if (measureLines(element) === lines) return;
  const isRow = wraps(element);
  const property = isRow ? "columnGap" : "letterSpacing";
  const initial = parseFloat(getComputedStyle(element)[property]) || 0;
  for (const step of [-5, 5, -10, 10, -15, 15, 0]) {
    const em = step / (isRow ? 30 : 1000);
    element.style[property] = step ? `calc(${initial}px + ${em}em)` : "";
    if (measureLines(element) === lines) return;
  }
};

const isInWindow = (element: HTMLElement) => element.getBoundingClientRect().top < innerHeight;

/** Sets a section in the web fonts, without moving what is in the window. */
const swapFonts = (section: HTMLElement) => {
  const elements = isInWindow(section)
    ? [section, ...section.querySelectorAll<HTMLElement>("*")]
    : [];
  const kept = elements.filter(
    (element) => isInWindow(element) && (element.matches(texts) || wraps(element)),
  );
  const lines = kept.map(measureLines);
  section.dataset.ready = "";
  // Lays out the whole section at once.
  void section.offsetTop;
  kept.forEach((element, index) => keepLines(element, lines[index]));
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
 *
 * @param navigationType of the page's load.
 */
export const delayFonts = (navigationType: string | undefined) => {
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
