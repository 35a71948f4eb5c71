import type { Mark, Node } from "@milkdown/prose/model";

import { createMarkdown, type Token, wordsOf } from "../../../common/rules/markdown";

import { isCode, withoutOddBlanks } from "./to-writable";

/** The site's parser, without the curly quotes and dashes that it sets. */
export const siteParser = createMarkdown().disable(["replacements", "smartquotes"]);

/** A character of a line, or a picture or code, with the marks that it has. */
type Sign = { sign: string; isBlank: boolean; marks: readonly string[] };

/** The visible characters of a text. HTML shows several spaces as one. */
const signsOf = (text: string, marks: readonly string[]): Sign[] =>
  [...withoutOddBlanks(text).replace(/[ \t\f]+/g, " ")].map((sign) => ({
    sign,
    isBlank: /\s/.test(sign),
    marks,
  }));

const thing = (marks: readonly string[], ...parts: unknown[]): Sign => ({
  sign: JSON.stringify(parts),
  isBlank: false,
  marks,
});

const codeOf = (text: string, marks: readonly string[]): Sign[] =>
  [...withoutOddBlanks(text)].map((sign) => thing([...marks, "code"], sign));

const lineBreak: Sign = { sign: "\n", isBlank: true, marks: [] };

/** The marks of the next visible sign after each, from one end of a line. */
const marksBeside = (signs: readonly Sign[]): (readonly string[])[] => {
  let marks: readonly string[] = [];

  return signs.map((one) => {
    const beside = marks;
    if (!one.isBlank) marks = one.marks;

    return beside;
  });
};

/**
 * What a line shows, as texts with their marks: blanks at its edges don't show, nor do marks at the edge
 * of a blank.
 */
const lineOf = (all: readonly Sign[]): [text: string, marks: string][] => {
  const isGap = (one: Sign | undefined) => one === undefined || /^[ \n]$/.test(one.sign);
  const signs: Sign[] = [];
  for (const one of all) {
    if (one.sign === " " && isGap(signs.at(-1))) continue;
    if (one === lineBreak && signs.at(-1)?.sign === " ") signs.pop();
    if (one !== lineBreak || signs.length > 0) signs.push(one);
  }
  while (signs.at(-1)?.isBlank) signs.pop();

  const before = marksBeside(signs);
  const after = marksBeside(signs.toReversed()).toReversed();
  const line: [string, string][] = [];
  signs.forEach(({ sign, isBlank, marks }, at) => {
    const shown = isBlank ? before[at]?.filter((mark) => after[at]?.includes(mark)) : marks;
    const key = [...(shown ?? [])].sort().join(" ");
    const last = line.at(-1);
    if (last?.[1] === key) last[0] += sign;
    else line.push([sign, key]);
  });

  return line;
};

/** A block as visitors see it: what it is, and what is in it. */
type Block = readonly unknown[];

const normalizeLink = (address: unknown) => siteParser.normalizeLink(String(address ?? ""));
const linkOf = (href: unknown, title: unknown) =>
  `link:${JSON.stringify([normalizeLink(href), title || ""])}`;

const wordOf = (mark: Mark) =>
  mark.type.name === "link" ? linkOf(mark.attrs.href, mark.attrs.title) : mark.type.name;

/** The signs of a block of the editor. Headings and cells have one line. */
const signsIn = (block: Node, isOneLine: boolean): Sign[] => {
  const signs: Sign[] = [];
  block.forEach((node) => {
    const marks = node.marks.filter(({ type }) => !type.spec.code).map(wordOf);
    const { name } = node.type;
    if (isCode(node)) signs.push(...codeOf(node.text ?? "", marks));
    else if (node.isText) signs.push(...signsOf(node.text ?? "", marks));
    else if (name === "image") {
      const { src, alt, title } = node.attrs;
      signs.push(thing(marks, "picture", normalizeLink(src), alt, title || ""));
    } else if (isOneLine || node.attrs.isInline) signs.push(...signsOf(" ", marks));
    else signs.push(lineBreak);
  });

  return signs;
};

const blocksIn = (parent: Node): Block[] => {
  const blocks: Block[] = [];
  parent.forEach((node) => blocks.push(...blockOf(node)));

  return blocks;
};

/** A block of the editor; none for an empty paragraph, which a page doesn't have. */
const blockOf = (node: Node): Block[] => {
  switch (node.type.name) {
    case "paragraph": {
      const line = lineOf(signsIn(node, false));

      return line.length > 0 ? [["text", line]] : [];
    }
    case "heading":
      return [["heading", node.attrs.level, lineOf(signsIn(node, true))]];
    case "code_block":
      return [["code", node.attrs.language, node.textContent]];
    case "ordered_list":
      return [["ordered_list", Number(node.attrs.order), blocksIn(node)]];
    case "table_header":
      return [["th", node.attrs.alignment, lineOf(signsIn(node.child(0), true))]];
    // The header has the alignment of its column.
    case "table_cell":
      return [["td", lineOf(signsIn(node.child(0), true))]];
    case "table_header_row":
      return [["table_row", blocksIn(node)]];
    default:
      return [[node.type.name, blocksIn(node)]];
  }
};

const markNames: Record<string, string> = { em: "emphasis", s: "strike_through" };

/** The signs of a line of the page. */
const signsOfTokens = (tokens: readonly Token[]): Sign[] => {
  let marks: string[] = [];

  return tokens.flatMap((token) => {
    const { type, nesting, content } = token;
    const name = type.replace(/_(open|close)$/, "");
    if (nesting > 0) {
      const isLink = name === "link";
      const word = isLink
        ? linkOf(token.attrGet("href"), token.attrGet("title"))
        : (markNames[name] ?? name);
      marks = [...marks, word];
    } else if (nesting < 0) marks = marks.slice(0, -1);
    else if (type === "code_inline") return codeOf(content, marks);
    else if (type === "image") {
      const title = token.attrGet("title") ?? "";

      return [
        thing(
          marks,
          "picture",
          token.attrGet("src"),
          wordsOf(token.children).replace(/\n/g, " "),
          title,
        ),
      ];
    } else if (type === "hardbreak") return [lineBreak];
    else return signsOf(type === "softbreak" ? " " : content, marks);

    return [];
  });
};

const alignmentOf = (token: Token) =>
  /text-align:(\w+)/.exec(token.attrGet("style") ?? "")?.[1] ?? null;

/** The blocks of the page, until the parent ends. */
const blocksOfTokens = (tokens: Iterator<Token, undefined>): Block[] => {
  const blocks: Block[] = [];
  const line = () => {
    const { value } = tokens.next();
    tokens.next();

    return lineOf(signsOfTokens(value?.children ?? []));
  };
  for (let token = tokens.next().value; token && token.nesting >= 0; token = tokens.next().value) {
    const { type, tag, info, content } = token;
    switch (type.replace(/_open$/, "")) {
      case "paragraph": {
        const words = line();
        if (words.length > 0) blocks.push(["text", words]);
        break;
      }
      case "heading":
        blocks.push(["heading", Number(tag.slice(1)), line()]);
        break;
      case "fence":
      case "code_block":
        blocks.push(["code", info.trim(), content.replace(/\n$/, "")]);
        break;
      case "ordered_list":
        blocks.push(["ordered_list", Number(token.attrGet("start") ?? 1), blocksOfTokens(tokens)]);
        break;
      case "th":
        blocks.push(["th", alignmentOf(token), line()]);
        break;
      case "td":
        blocks.push(["td", line()]);
        break;
      case "thead":
      case "tbody":
        blocks.push(...blocksOfTokens(tokens));
        break;
      case "tr":
        blocks.push(["table_row", blocksOfTokens(tokens)]);
        break;
      default:
        blocks.push([type.replace(/_open$/, ""), token.nesting > 0 ? blocksOfTokens(tokens) : []]);
    }
  }

  return blocks;
};

/**
 * Compares what the editor shows with what the site's parser reads in the Markdown of it.
 *
 * @returns the words of the first block that the site would show otherwise; undefined if all is alike.
 */
export const findUnwritable = (doc: Node, markdown: string): string | undefined => {
  const edited: { block: Block; words: string }[] = [];
  doc.forEach((node) => {
    for (const block of blockOf(node)) edited.push({ block, words: node.textContent });
  });
  const read = blocksOfTokens(siteParser.parse(markdown, {}).values());
  const different = edited.find(
    ({ block }, at) => JSON.stringify(block) !== JSON.stringify(read[at]),
  );
  if (different) return different.words;

  return edited.length === read.length ? undefined : (edited.at(-1)?.words ?? "");
};
