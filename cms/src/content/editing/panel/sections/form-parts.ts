/** Strapi renders a part that has been opened within this time, in milliseconds, also on a slow machine. */
const renderMs = 5_000;
const lookMs = 50;

/** Waits for something in the form; undefined if it does not come. */
export const until = async <Found>(find: () => Found | undefined): Promise<Found | undefined> => {
  const end = Date.now() + renderMs;
  for (let found = find(); ; found = find()) {
    if (found !== undefined || Date.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
};

/** A little longer than Strapi's form opens and closes parts, in milliseconds. */
const motionMs = 400;

/** Waits until Strapi's form has opened and closed its parts, which it draws in motion. */
export const moveEnds = () => new Promise((resolve) => setTimeout(resolve, motionMs));

/** Buttons that open the sections and the parts of lists in Strapi's form. */
export const opensPart = "h3 > button[aria-controls]";

/** Strapi's form. */
export const formElement = (): Element => document.querySelector("main") ?? document.body;

/** What a button opens; Strapi renders it only while it is open. */
const regionOf = (opener: Element) =>
  document.getElementById(opener.getAttribute("aria-controls") ?? "");

/** The buttons that open the parts of a list, without those of lists in them. */
export const openersIn = (scope: Element): HTMLElement[] => {
  const all = [...scope.querySelectorAll<HTMLElement>(opensPart)];
  const regions = all.map((opener) => regionOf(opener));

  return all.filter((opener) => !regions.some((region) => region?.contains(opener)));
};

/** The elements with a label or a name. */
export const namesIn = (scope: Element, label: string) =>
  [...scope.querySelectorAll<HTMLElement>("label, span, p")].filter(({ textContent }) =>
    (textContent ?? "").trim().startsWith(label),
  );

/** The smallest part of the form with the name of a list and its buttons; else all of it. */
export const listNamed = (scope: Element, label: string | undefined): Element => {
  for (const name of label ? namesIn(scope, label) : []) {
    for (let box = name.parentElement; box && scope.contains(box); box = box.parentElement) {
      if (box.querySelector(opensPart)) return box;
    }
  }

  return scope;
};

const isOpen = (opener: Element) => opener.getAttribute("aria-expanded") === "true";

/** Opens a part. @returns what is in it; undefined if Strapi does not open it. */
export const openPart = (opener: HTMLElement): Promise<Element | undefined> => {
  if (!isOpen(opener)) opener.click();

  return until(() => regionOf(opener) ?? undefined);
};

/** A part that is open, by its place in its list, with those in it. */
export type OpenPart = { at: number; parts: OpenPart[] };

/** The parts that are open. */
export const openParts = (scope: Element): OpenPart[] =>
  openersIn(scope).flatMap((opener, at) => {
    const region = isOpen(opener) ? regionOf(opener) : null;

    return region ? [{ at, parts: openParts(region) }] : [];
  });

/** Opens parts that were open. */
export const reopenParts = async (scope: Element, parts: readonly OpenPart[]): Promise<void> => {
  for (const { at, parts: inner } of parts) {
    const opener = await until(() => openersIn(scope)[at]);
    const region = opener && (await openPart(opener));
    if (region) await reopenParts(region, inner);
  }
};
