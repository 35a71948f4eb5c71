import MarkdownIt from "markdown-it";

import { replaceTag } from "./inline-tags.ts";

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

const applyEdits = (text: string, edits: readonly Edit[], from = 0, to = text.length) => {
  let [result, done] = ["", from];
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    if (edit.from < done || edit.to > to) continue;
    result += text.slice(done, edit.from) + edit.text;
    done = edit.to;
  }

  return result + text.slice(done, to);
};

/**
 * Gives the pictures and links of a paragraph their new addresses, and takes its HTML out. All else
 * stays as it is written.
 *
 * @param isTable whether line breaks are impossible.
 */
export const editInline = (text: string, edits: InlineEdits, isTable = false): string => {
  const list: Edit[] = [];
  const open: { at: number; isPicture: boolean }[] = [];
  const closings: string[] = [];
  const change = (from: number, to: number, words: string) => list.push({ from, to, text: words });

  const close = (at: number): number => {
    const start = open.pop();
    if (!start) return at + 1;
    const inner = start.at + (start.isPicture ? 2 : 1);
    const words = text.slice(inner, at);
    const match = matchAt(target, text, at + 1);
    if (!match) {
      const label = matchAt(reference, text, at + 1);
      if (!start.isPicture && edits.isLost(label?.[1] || words)) {
        change(start.at, inner, "");
        change(at, at + 1 + (label?.[0].length ?? 0), "");
      }

      return at + 1 + (label?.[0].length ?? 0);
    }
    const end = at + 1 + match[0].length;
    const url = addressOf(match[1] ?? "");
    const isOwnFile = !start.isPicture && words.startsWith("![") && pictureFile.test(url);
    const isEmpty = !start.isPicture && !applyEdits(text, list, inner, at).trim();
    const to = start.isPicture
      ? edits.picture(url, unescapeAll(words))
      : isOwnFile || isEmpty
        ? undefined
        : edits.link(url);
    if (to === undefined && start.isPicture) change(start.at, end, "");
    else if (to === undefined) {
      change(start.at, inner, "");
      change(at, end, "");
    } else if (to !== url) change(at + 1, end, `(${to}${match[2] ?? ""})`);

    return end;
  };

  for (let at = 0; at < text.length;) {
    const sign = text[at];
    if (sign === "\\") at += 2;
    else if (sign === "`") at = codeEnd(text, at);
    else if (sign === "!" && text[at + 1] === "[") {
      open.push({ at, isPicture: true });
      at += 2;
    } else if (sign === "[") {
      open.push({ at, isPicture: false });
      at += 1;
    } else if (sign === "]") at = close(at);
    else if (sign === "<") {
      const skipped = matchAt(autolink, text, at);
      const tag = skipped ? undefined : replaceTag(text, at, edits, closings, isTable);
      if (tag) change(at, at + tag.length, tag.words);
      at += skipped?.[0].length ?? tag?.length ?? 1;
    } else at += 1;
  }

  return applyEdits(text, list);
};
