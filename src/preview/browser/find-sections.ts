/** The field of an element, from the attribute that extractSources sets. */
export const fieldOf = (element: Element) => {
  const source = new URLSearchParams(element.getAttribute("data-strapi-source") ?? "");

  return source.get("path") ?? "";
};

/** The number of the section that a field is in. @param path such as `sections.2.title`. */
export const sectionOf = (path: string, zone: string): number | undefined => {
  const [, at] = path.startsWith(`${zone}.`) ? path.slice(zone.length).split(".") : [];

  return at !== undefined && /^\d+$/.test(at) ? Number(at) : undefined;
};

/**
 * The elements that show the sections of a field, by their place in it: the largest ones that show
 * nothing of another section. A section without a text of its own on the page has none.
 *
 * @param root has all of them, such as `<main>`.
 */
export const findSections = (root: Element, zone: string): Map<number, HTMLElement> => {
  const sourced = [...root.querySelectorAll("[data-strapi-source]")].flatMap((element) => {
    const at = sectionOf(fieldOf(element), zone);

    return at === undefined ? [] : [{ element, at }];
  });
  const others = (box: Element, at: number) =>
    sourced.some((one) => one.at !== at && box.contains(one.element));
  const found = new Map<number, { box: HTMLElement; texts: number }>();
  for (const { element, at } of sourced) {
    const best = found.get(at);
    if (best?.box.contains(element)) continue;
    let box = element as HTMLElement;
    for (
      let parent = box.parentElement;
      parent && parent !== root && !others(parent, at);
      parent = box.parentElement
    ) {
      box = parent;
    }
    const texts = sourced.filter((one) => one.at === at && box.contains(one.element)).length;
    // A list of headings beside the sections has their titles, too.
    if (!best || texts > best.texts) found.set(at, { box, texts });
  }

  return new Map([...found].map(([at, { box }]) => [at, box]));
};
