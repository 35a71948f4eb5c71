import { fonts } from "./fonts";
import { whenIdle } from "./when-idle";

const root = document.documentElement;

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
