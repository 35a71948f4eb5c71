import { unwrapUrl } from "../../../common/rules/redirectors";

/** A paragraph in Word's style for lists, which also have paragraphs without a sign. */
const isInList = ({ tagName, className }: Element) =>
  tagName === "P" && className.startsWith("MsoListParagraph");

/**
 * Level, kind and number of a list item that Word wrote as a paragraph with a sign; undefined for other
 * elements.
 */
const wordItem = (element: Element) => {
  const [, list = ""] = /mso-list:([^;"]{0,80})/.exec(element.getAttribute("style") ?? "") ?? [];
  const [, level] = /level(\d)/.exec(list) ?? [];
  // Word writes the bullet or number as text, which a mark hides from other programs.
  const marker = element.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  if ((!level && !marker) || element.tagName !== "P") return undefined;
  const sign = (marker?.textContent ?? "").trim();

  const [, number] = /^\(?(\d{1,4}|[a-z]{1,7})[.)]/i.exec(sign) ?? [];

  return {
    level: Number(level ?? 1),
    ordered: number !== undefined,
    start: Number(number) || 1,
    marker,
  };
};

type Open = { level: number; ordered: boolean; list: Element };

/** Replaces the paragraphs by which Word writes lists with lists. */
const restoreWordLists = (root: ParentNode, document: Document) => {
  let open: Open[] = [];
  for (const paragraph of root.querySelectorAll("p")) {
    const item = wordItem(paragraph);
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    if (!item) {
      // A further paragraph of an item has no sign.
      const row = isInList(paragraph) ? open.at(-1)?.list.lastElementChild : undefined;
      if (row) row.append(paragraph);
      else open = [];
      continue;
    }
    // A list of the other kind begins another list.
    open = open.filter(
      ({ level, ordered }) =>
        level < item.level || (level === item.level && ordered === item.ordered),
    );
    let last = open.at(-1);
    if (!last || last.level < item.level) {
      const list = document.createElement(item.ordered ? "ol" : "ul");
      if (item.start > 1) list.setAttribute("start", String(item.start));
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

const isBlock = (node: Node) =>
  /^(address|article|blockquote|div|dd|dl|dt|h[1-6]|li|ol|p|pre|section|table|tbody|td|th|tr|ul)$/i.test(
    node.nodeName,
  );

/** The content of an element in one line, as a cell of a table in Markdown has it: blocks become words. */
const lineOf = (cell: Element, document: Document): Element => {
  const line = document.createElement("p");
  const append = (parent: Node) => {
    for (const node of [...parent.childNodes]) {
      if (!isBlock(node)) {
        line.append(node);
        continue;
      }
      if (line.textContent?.trim()) line.append(" ");
      append(node);
      line.append(" ");
    }
  };
  append(cell);

  return line;
};

const spanOf = (cell: Element, name: "colspan" | "rowspan", most: number) => {
  const span = Number.parseInt(cell.getAttribute(name) ?? "", 10);

  return Math.min(Math.max(1, Number.isNaN(span) ? 1 : span), most);
};

/** The cells of a table by row and column: one that spans others is followed by empty ones. */
const gridOf = (rows: readonly Element[]): (Element | null)[][] => {
  // A layout table may claim to span a thousand columns.
  const widest = Math.max(...rows.map(({ children }) => children.length));
  const grid: (Element | null)[][] = rows.map(() => []);
  rows.forEach((row, top) => {
    let left = 0;
    for (const cell of row.children) {
      while (grid[top]?.[left] !== undefined) left += 1;
      const height = spanOf(cell, "rowspan", rows.length - top);
      const width = spanOf(cell, "colspan", Math.max(1, widest - left));
      for (let down = 0; down < height; down += 1) {
        for (let right = 0; right < width; right += 1) {
          const place = grid[top + down];
          if (place) place[left + right] = down + right === 0 ? cell : null;
        }
      }
      left += width;
    }
  });

  return grid;
};

/** The alignment of a cell that was copied in this editor, which marks its HTML and cells on the left. */
const alignmentOf = (cell: Element | null | undefined) => {
  const { textAlign = "" } = (cell as HTMLElement | null | undefined)?.style ?? {};

  return cell?.closest("table")?.querySelector("[data-is-header]") && textAlign !== "left"
    ? textAlign
    : "";
};

/** Makes the first row of a table its header, and cells that span others into several. */
const simplifyTables = (root: ParentNode, document: Document) => {
  for (const table of root.querySelectorAll("table")) {
    // A table within a cell becomes words of that cell.
    if (table.parentElement?.closest("table")) continue;
    const rows = [...table.querySelectorAll("tr")].filter((row) => row.closest("table") === table);
    if (rows.length === 0) continue;
    const grid = gridOf(rows);
    const width = Math.max(...grid.map((row) => row.length));
    const body = document.createElement("tbody");
    grid.forEach((cells, at) => {
      const row = document.createElement("tr");
      if (at === 0) row.setAttribute("data-is-header", "true");
      for (let column = 0; column < width; column += 1) {
        const cell = cells[column];
        const plain = document.createElement(at === 0 ? "th" : "td");
        plain.style.textAlign = alignmentOf(cell);
        plain.append(cell ? lineOf(cell, document) : document.createElement("p"));
        row.append(plain);
      }
      body.append(row);
    });
    const caption = table.querySelector("caption");
    if (caption) table.before(lineOf(caption, document));
    table.replaceChildren(body);
  }
};

/** The styles "Quote" and "Intense Quote". */
const quotes = "p.MsoQuote, p.MsoIntenseQuote";
const headings = "h1, h2, h3, h4, h5, h6";
const removed = "style, script, meta, link, title, xml, o\\:p:empty, head";

/** Word's titles are headings by their name only. */
const restoreHeadings = (root: ParentNode, document: Document) => {
  const titles = root.querySelectorAll("p.MsoTitle, p.MsoSubtitle");
  // A page has one heading 1, its title: all move down by a level.
  const found = root.querySelector("h1") ? root.querySelectorAll(headings) : [];
  for (const heading of found) {
    const level = Math.min(6, Number(heading.tagName.slice(1)) + 1);
    const lower = document.createElement(`h${level}`);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  for (const title of titles) {
    const heading = document.createElement("h2");
    heading.append(...title.childNodes);
    title.replaceWith(heading);
  }
};

/** Makes paragraphs next to each other in Word's styles for quotes one quotation. */
const restoreQuotes = (root: ParentNode, document: Document) => {
  let open: Element | undefined;
  for (const paragraph of root.querySelectorAll(quotes)) {
    if (!open || paragraph.previousElementSibling !== open) {
      open = document.createElement("blockquote");
      paragraph.before(open);
    }
    open.append(paragraph);
  }
};

/** Underlined, colored and empty runs are plain text; only the marks of Markdown stay. */
const keepMarks = (root: ParentNode, document: Document) => {
  for (const run of root.querySelectorAll<HTMLElement>(
    // Spans with a type are the editor's own.
    "span:not([data-type]), font, b, i, u",
  )) {
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

/**
 * Makes what Word, Google Docs, LibreOffice or a browser copies into the formatting that the site has:
 * headings from level 2, lists, tables with a header, links, bold, italic and strikethrough.
 *
 * @param isInLibrary whether the media library has the picture at an address.
 * @param isOneLine true if it is pasted into a cell, which has one line.
 * @returns the HTML, and how many pictures were left out because the media library lacks them.
 */
export const cleanPastedHtml = (
  html: string,
  isInLibrary: (url: string) => boolean,
  isOneLine = false,
): { html: string; pictures: number } => {
  const document = new DOMParser().parseFromString(html, "text/html");
  const { body } = document;
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  comments.forEach((comment) => (comment as Comment).remove());
  body.querySelectorAll(removed).forEach((element) => element.remove());
  // Google's check lists have their boxes as pictures.
  body.querySelectorAll('[role="checkbox"] > img').forEach((box) => box.remove());
  const pictures = [...body.querySelectorAll("img")].filter(
    (picture) => !isInLibrary(picture.getAttribute("src") ?? ""),
  );
  pictures.forEach((picture) => picture.remove());
  // Anchors of Word's table of contents.
  body
    .querySelectorAll("a:not([href])")
    .forEach((anchor) => anchor.replaceWith(...anchor.childNodes));
  // Word's footnotes and bookmarks, and files of the author's computer.
  body
    .querySelectorAll('a[href^="#_"], a[href^="file:"]')
    .forEach((link) => link.replaceWith(...link.childNodes));
  for (const link of body.querySelectorAll("a[href]")) {
    link.setAttribute("href", unwrapUrl(link.getAttribute("href") ?? ""));
  }
  restoreHeadings(body, document);
  restoreQuotes(body, document);
  restoreWordLists(body, document);
  simplifyTables(body, document);
  keepMarks(body, document);
  for (const block of body.querySelectorAll("p, h2, h3, h4, h5, h6")) {
    const isEmpty = !block.textContent?.replaceAll("\u00a0", " ").trim();
    if (isEmpty && !block.querySelector("img, br") && !block.closest("td, th")) block.remove();
  }

  const hasTable = body.querySelector("table") !== null;

  return {
    html: isOneLine && !hasTable ? lineOf(body, document).innerHTML : body.innerHTML,
    pictures: pictures.length,
  };
};
