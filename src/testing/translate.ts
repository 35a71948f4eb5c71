/** Wraps each text node in `font` elements, as browsers' translators do. */
export const translate = (root: Node = document.body): void => {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (
      text.data.trim() === "" ||
      text.parentElement?.closest("script, style, noscript, textarea, svg")
    )
      continue;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    text.replaceWith(outer);
    inner.append(`⟦${text.data}⟧`);
  }
};
