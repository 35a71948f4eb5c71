import { fonts } from "./fonts";
import { whenIdle } from "./when-idle";

const root = document.documentElement;

/** Keeps the height of a text by its letter spacing, or of a row that wraps by its gaps. */
const keepHeight = (text: HTMLElement, height: number) => {
  if (text.offsetHeight === height) return;
  const style = getComputedStyle(text);
  const isRow = style.flexWrap === "wrap";
  const property = isRow ? "columnGap" : "letterSpacing";
  const initial = parseFloat(style[property]) || 0;
  for (const step of [-5, 5, -10, 10, -15, 15, 0]) {
    const em = step / (isRow ? 30 : 1000);
    text.style[property] = step ? `calc(${initial}px + ${em}em)` : "";
    if (text.offsetHeight === height) return;
  }
};

/** Sets a section in the web fonts, without moving what is in the window. */
const swapFonts = (section: HTMLElement) => {
  const texts = [
    ...section.querySelectorAll<HTMLElement>("h1, h2, h3, p, ul, ol, li, dt, dd"),
  ].filter((text) => text.getBoundingClientRect().top < innerHeight);
  const heights = texts.map((text) => text.offsetHeight);
  section.dataset.ready = "";
  // Lays out the whole section at once.
  void section.offsetTop;
  texts.forEach((text, index) => keepHeight(text, heights[index] ?? 0));
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
