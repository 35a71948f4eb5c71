const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found.replace(/\s+/g, " "));

/**
 * Splits a page of the editors' guide into sections: the heading, the panel's labels (in bold), and the names of
 * the pictures. The first section is what precedes the first heading.
 */
export const readGuide = (text: string) =>
  text.split(/^(?=## )/m).map((section) => ({
    title: /^## (.*)/.exec(section)?.[1] ?? "",
    labels: [...new Set(all(section.replace(/`.*?`/g, ""), /\*\*(.+?)\*\*/gs))],
    pictures: all(section, /\]\(screenshots\/editing\/(.+?)\.webp\)/g),
  }));
