import MarkdownIt from "markdown-it";

import { writeAddress } from "../text/write-markdown.ts";

import { replaceTag, type Tag, tagAt } from "./inline-tags.ts";
import { finishLines, gapMark, withoutMarks } from "./line-marks.ts";

/** What happens to the pictures, links and HTML of a paragraph. */
export type InlineEdits = {
  /** The new address of a picture; undefined if the picture is left out. */
  picture: (url: string, alternativeText: string) => string | undefined;
  /** The new address of a link; undefined if only its words stay. */
  link: (url: string) => string | undefined;
  /** True for the name of a definition (`[name]: url`) whose link has no new address. */
  isLost: (label: string) => boolean;
  /** Lists what is left out. */
  lose: (what: string) => void;
};

const { unescapeAll } = new MarkdownIt().utils;

const autolink = /<(?:[a-z][a-z\d+.-]{1,31}:[^\s<>]*|[^\s<>@]+@[^\s<>]+)>/iy;
const target =
  /\(\s*(<[^<>\n]*>|(?:\\.|[^\s()\\<]|\((?:\\.|[^\s()\\])*\))(?:\\.|[^\s()\\]|\((?:\\.|[^\s()\\])*\))*)(\s+(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:\\.|[^()\\])*\)))?\s*\)/y;
const pictureStart = /\s*(?:!\[|<img\s)/iy;
const reference = /\[([^[\]]*)\]/y;
/** The end of a picture's address. */
export const pictureFile = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;

const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;

  return pattern.exec(text);
};

/** The address as it is meant, of one as Markdown writes it. */
export const addressOf = (written: string): string =>
  unescapeAll(written.replace(/^<([^]*)>$/, "$1"));

/** The end of code that begins at an index; the end of its first backticks if it is none. */
const codeEnd = (text: string, at: number) => {
  const run = /^`+/.exec(text.slice(at))?.[0] ?? "`";
  const end = new RegExp(`(?<!\`)${run}(?!\`)`, "g");
  end.lastIndex = at + run.length;
  const match = end.exec(text);

  return match ? match.index + run.length : at + run.length;
};

type Edit = { from: number; to: number; text: string };

const applyEdits = (text: string, edits: readonly Edit[]) => {
  let [result, done] = ["", 0];
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    if (edit.from < done) continue;
    result += text.slice(done, edit.from) + edit.text;
    done = edit.to;
  }

  return result + text.slice(done);
};

/**
 * Gives the pictures and links of a paragraph their new addresses, and takes its HTML out. All else
 * stays as it is written.
 *
 * @param isOneLine whether line breaks are impossible, as in headings and tables.
 */
export const editInline = (source: string, edits: InlineEdits, isOneLine = false): string => {
  const text = withoutMarks(source);
  const list: Edit[] = [];
  const open: { at: number; isPicture: boolean; visible: number }[] = [];
  const openTags: { from: number; to: number; url: string }[] = [];
  const change = (from: number, to: number, words: string) => list.push({ from, to, text: words });

  /** The index of the last words that stay. */
  let visible = -1;

  /** The new address of a link around the words from an index to here; undefined if only they stay. */
  const linkAround = (from: number, url: string) => {
    const isOwnFile = matchAt(pictureStart, text, from) && pictureFile.test(url);

    return visible < from || isOwnFile ? undefined : edits.link(url);
  };

  const close = (at: number): number => {
    const start = open.pop();
    if (!start) return at + 1;
    const inner = start.at + (start.isPicture ? 2 : 1);
    const words = text.slice(inner, at);
    const match = matchAt(target, text, at + 1);
    if (!match) {
      const label = matchAt(reference, text, at + 1);
      if (!start.isPicture && edits.isLost(label?.[1] || words)) {
        change(start.at, inner, gapMark);
        change(at, at + 1 + (label?.[0].length ?? 0), "");
      }

      return at + 1 + (label?.[0].length ?? 0);
    }
    const end = at + 1 + match[0].length;
    const url = addressOf(match[1] ?? "");
    const to = start.isPicture ? edits.picture(url, unescapeAll(words)) : linkAround(inner, url);
    if (start.isPicture) visible = to === undefined ? start.visible : start.at;
    if (to === undefined && start.isPicture) change(start.at, end, gapMark);
    else if (to === undefined) {
      change(start.at, inner, gapMark);
      change(at, end, "");
    } else if (to !== url) change(at + 1, end, `(${writeAddress(to)}${match[2] ?? ""})`);

    return end;
  };

  /** Ends the link that the last tag began, at the start of its end tag. */
  const closeTag = (at: number, end: number) => {
    const { from, to, url } = openTags.pop() ?? { from: at, to: at, url: "" };
    const address = url ? linkAround(to, url) : undefined;
    change(from, to, address === undefined ? gapMark : "[");
    change(at, end, address === undefined ? "" : `](${writeAddress(address)})`);
  };

  const edit = (at: number, tag: Tag) => {
    const end = at + tag.length;
    if (tag.name !== "a") {
      const words = replaceTag(tag, edits);
      if (words.startsWith("!")) visible = at;
      change(at, end, words);
    } else if (tag.isEnd) closeTag(at, end);
    else openTags.push({ from: at, to: end, url: tag.attribute("href") });
  };

  for (let at = 0; at < text.length;) {
    const sign = text[at] ?? "";
    const isBracket = sign === "[" || sign === "]" || (sign === "!" && text[at + 1] === "[");
    if (!isBracket && sign !== "<" && sign.trim()) visible = at;
    if (sign === "\\") at += 2;
    else if (sign === "`") at = codeEnd(text, at);
    else if (sign === "!" && text[at + 1] === "[") {
      open.push({ at, isPicture: true, visible });
      at += 2;
    } else if (sign === "!" && /^<a\s/i.test(text.slice(at + 1, at + 4))) {
      // With the bracket of the link, it would be a picture.
      change(at, at + 1, "\\!");
      at += 1;
    } else if (sign === "[") {
      open.push({ at, isPicture: false, visible });
      at += 1;
    } else if (sign === "]") at = close(at);
    else if (sign === "<") {
      const skipped = matchAt(autolink, text, at);
      const tag = skipped ? undefined : tagAt(text, at);
      if (tag) edit(at, tag);
      else visible = at;
      at += skipped?.[0].length ?? tag?.length ?? 1;
    } else at += 1;
  }
  // Browsers end these links with the paragraph.
  while (openTags.length > 0) closeTag(text.length, text.length);

  return finishLines(applyEdits(text, list), isOneLine);
};
