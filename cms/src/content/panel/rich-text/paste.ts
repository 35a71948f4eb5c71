/** Level and kind of a list item that Word wrote as a paragraph; undefined for other elements. */
const wordItem = (element: Element) => {
  const [, list = ""] = /mso-list:([^;"]{0,80})/.exec(element.getAttribute("style") ?? "") ?? [];
  const [, level] = /level(\d)/.exec(list) ?? [];
  const isItem = level !== undefined || /^MsoListParagraph/.test(element.className);
  if (!isItem || element.tagName !== "P") return undefined;
  // Word writes the bullet or number as text, which a mark hides from other programs.
  const marker = element.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const sign = (marker?.textContent ?? "").trim();

  return { level: Number(level ?? 1), ordered: /^[\da-z]{1,4}[.)]/i.test(sign), marker };
};

type Open = { level: number; ordered: boolean; list: Element };

/** Replaces the paragraphs by which Word writes lists with lists. */
const restoreWordLists = (root: ParentNode, document: Document) => {
  let open: Open[] = [];
  for (const paragraph of root.querySelectorAll("p")) {
    const item = wordItem(paragraph);
    if (!item) {
      open = [];
      continue;
    }
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    // A list of the other kind begins another list.
    open = open.filter(
      ({ level, ordered }) =>
        level < item.level || (level === item.level && ordered === item.ordered),
    );
    let last = open.at(-1);
    if (!last || last.level < item.level) {
      const list = document.createElement(item.ordered ? "ol" : "ul");
      if (last) last.list.lastElementChild?.append(list);
      else paragraph.before(list);
      last = { level: item.level, ordered: item.ordered, list };
      open.push(last);
    }
    item.marker?.remove();
    const row = document.createElement("li");
    const text = document.createElement("p");
    text.append(...paragraph.childNodes);
    row.append(text);
    last.list.append(row);
    paragraph.remove();
  }
};

/** Makes the first row of a table its header, and cells that span others into several. */
const simplifyTables = (root: ParentNode, document: Document) => {
  for (const table of root.querySelectorAll("table")) {
    const rows = [...table.querySelectorAll("tr")];
    for (const [at, row] of rows.entries()) {
      for (const cell of [...row.children]) {
        const plain = document.createElement(at === 0 ? "th" : "td");
        // A cell is one line.
        const lines = [...cell.querySelectorAll("p, li, div")];
        const line = document.createElement("p");
        for (const part of lines.length > 0 ? lines : [cell]) {
          if (line.hasChildNodes()) line.append(" ");
          line.append(...part.childNodes);
        }
        plain.append(line);
        const span = Number(cell.getAttribute("colspan") ?? 1);
        cell.replaceWith(plain);
        for (let more = 1; more < span; more += 1) {
          const empty = document.createElement(plain.tagName);
          empty.append(document.createElement("p"));
          plain.after(empty);
        }
      }
      if (at === 0) row.setAttribute("data-is-header", "true");
    }
    const width = Math.max(...rows.map((row) => row.children.length));
    for (const [at, row] of rows.entries()) {
      while (row.children.length < width) {
        const empty = document.createElement(at === 0 ? "th" : "td");
        empty.append(document.createElement("p"));
        row.append(empty);
      }
    }
    const body = document.createElement("tbody");
    body.append(...rows);
    table.replaceChildren(body);
  }
};

const removed = "style, script, meta, link, title, xml, o\\:p:empty, head";

/** Word's titles are headings by their name only. */
const restoreHeadings = (root: ParentNode, document: Document) => {
  for (const paragraph of root.querySelectorAll("p.MsoTitle, p.MsoSubtitle")) {
    const heading = document.createElement("h2");
    heading.append(...paragraph.childNodes);
    paragraph.replaceWith(heading);
  }
  // A page has one heading 1, its title.
  for (const heading of root.querySelectorAll("h1")) {
    const lower = document.createElement("h2");
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
};

/** Underlined, colored and empty runs are plain text; only the marks of Markdown stay. */
const keepMarks = (root: ParentNode, document: Document) => {
  for (const run of root.querySelectorAll<HTMLElement>("span, font, b, i, u")) {
    const { fontWeight, fontStyle, textDecorationLine, textDecoration } = run.style;
    const isBold = run.tagName === "B" ? fontWeight !== "normal" : /bold|[6-9]00/.test(fontWeight);
    const isItalic = run.tagName === "I" ? fontStyle !== "normal" : fontStyle === "italic";
    const isStruck = /line-through/.test(`${textDecorationLine} ${textDecoration}`);
    const marks = [isBold && "strong", isItalic && "em", isStruck && "del"].filter(Boolean);
    let content: ChildNode[] = [...run.childNodes];
    // A heading is bold already.
    const isHeading = run.closest("h2, h3, h4, h5, h6") !== null;
    for (const mark of run.textContent?.trim() ? marks : []) {
      if (mark === "strong" && isHeading) continue;
      const element = document.createElement(String(mark));
      element.append(...content);
      content = [element];
    }
    run.replaceWith(...content);
  }
};

const isLibraryFile = (address: string) => /^(https?:\/\/[^/]+)?\/uploads\//.test(address);

/**
 * Makes what Word, Google Docs, LibreOffice or a browser copies into the formatting that the site has:
 * headings from level 2, lists, tables with a header, links, bold, italic and strikethrough.
 *
 * @returns the HTML, and how many pictures were left out because the media library lacks them.
 */
export const cleanPastedHtml = (html: string): { html: string; pictures: number } => {
  // The editor's own HTML.
  if (html.includes("data-pm-slice")) return { html, pictures: 0 };
  const document = new DOMParser().parseFromString(html, "text/html");
  const { body } = document;
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  comments.forEach((comment) => (comment as Comment).remove());
  body.querySelectorAll(removed).forEach((element) => element.remove());
  const pictures = [...body.querySelectorAll("img")].filter(
    (picture) => !isLibraryFile(picture.getAttribute("src") ?? ""),
  );
  pictures.forEach((picture) => picture.remove());
  // Anchors of Word's table of contents.
  body
    .querySelectorAll("a:not([href])")
    .forEach((anchor) => anchor.replaceWith(...anchor.childNodes));
  restoreHeadings(body, document);
  restoreWordLists(body, document);
  simplifyTables(body, document);
  keepMarks(body, document);
  for (const block of body.querySelectorAll("p, h2, h3, h4, h5, h6")) {
    const isEmpty = !block.textContent?.replaceAll("\u00a0", " ").trim();
    if (isEmpty && !block.querySelector("img, br") && !block.closest("td, th")) block.remove();
  }

  return { html: body.innerHTML, pictures: pictures.length };
};
