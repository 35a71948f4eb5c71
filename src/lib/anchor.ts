/** The anchor of a heading: `How it goes` becomes `how-it-goes`. */
export const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Appends `-2` and so on to an anchor that is taken, and takes it. */
export const uniqueAnchor = (anchor: string, taken: Set<string>) => {
  let id = anchor;
  for (let count = 2; taken.has(id); count++) id = `${anchor}-${count}`;
  taken.add(id);

  return id;
};

/** The anchors of a page's headings: editors may give two the same title. */
export const anchorsOf = (titles: readonly string[]): string[] => {
  const taken = new Set<string>();

  return titles.map((title) => uniqueAnchor(anchorOf(title), taken));
};
