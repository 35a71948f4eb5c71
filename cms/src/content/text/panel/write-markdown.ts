import { defaultHandlers, type Handle, type Options } from "mdast-util-to-markdown";

import { siteParser } from "./shown-page";

type Phrase = { type: string; value?: string; children?: readonly Phrase[] };
type Parent = { type: string; children: readonly Phrase[] } | undefined;

/** An address alone in its paragraph may be a video: it has no escapes. A cell has no videos. */
const isUrl = (value: string, parent: Parent, stack: readonly string[]) => {
  if (stack.includes("tableCell")) return false;
  if (parent?.type !== "paragraph" || parent.children.length !== 1) return false;
  if (!/^https?:\/\/\S+$/.test(value)) return false;
  const parts = siteParser.parseInline(value, {})[0]?.children ?? [];

  return parts.length === 1 && parts[0]?.content === value;
};

const encode = (text: string) =>
  [...text].map((sign) => `&#x${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()};`).join("");

/** True for a sign such as 😀, which the library takes for a letter, since it reads half of it. */
const isWideSymbol = (sign = "") => sign.length > 1 && /[\p{P}\p{S}]/u.test(sign);

const isMark = (node: Phrase | Parent) => /^(strong|emphasis|delete)$/.test(node?.type ?? "");

/** The first or last character in bold, italic or struck text. */
const edgeOf = (node: Phrase | undefined, at: 0 | -1): string | undefined => {
  if (!isMark(node)) return undefined;
  let inner = node;
  while (inner?.children) inner = inner.children.at(at);

  return [...(inner?.value ?? "")].at(at);
};

/** An underscore that may begin or end a mark; the library knows no symbols such as 😀. */
const underscoreBesideSign = /(?<!\\)(?:(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_]))/gu;

/** A letter beside a mark that ends with a symbol, where no mark begins or ends; else nothing. */
const letterBeside = (letter = "", beside: string | undefined) =>
  isWideSymbol(beside) && !/[\s\p{P}\p{S}]/u.test(letter) ? letter : "";

/** What of a text to write as character references: at its beginning and at its end. */
const referencesIn = (value: string, parent: Parent, at: number) => {
  const isLineStart = at === 0 && /^(paragraph|heading|tableCell)$/.test(parent?.type ?? "");
  // No-break spaces, by which texts are indented: a parser drops them at the beginning of a line.
  const indent = isLineStart ? (/^\s*/.exec(value)?.[0] ?? "") : "";
  const letters = [...value.slice(indent.length)];
  const first = letterBeside(letters[0], edgeOf(parent?.children[at - 1], -1));
  if (first) letters.shift();
  const last = letterBeside(letters.at(-1), edgeOf(parent?.children[at + 1], 0));

  return { start: indent + first, end: last };
};

const writeText: Handle = (node: Phrase & { value: string }, parent: Parent, state, info) => {
  const { value } = node;
  if (isUrl(value, parent, state.stack)) return value;
  const at = parent?.children.indexOf(node) ?? 0;
  const { start, end } = referencesIn(value, parent, at);
  const text = state
    .safe(value.slice(start.length, value.length - end.length), { ...info, encode: [] })
    .replace(underscoreBesideSign, "\\_");
  // Beside a letter that a mark may encode, _ is no longer within a word.
  const isBesideMark = [parent, parent?.children[at - 1], parent?.children[at + 1]].some(isMark);
  const escaped = isBesideMark
    ? text.replace(/^([^\\])_/u, "$1\\_").replace(/(?<!\\)_(.)$/u, "\\_$1")
    : text;

  return encode(start) + escaped + encode(end);
};

/** Struck text, as the library writes bold and italic ones: encoding what its signs would not close at. */
const writeStruck: Handle = Object.assign(
  ((node, _parent, state, info) =>
    `~~${state.containerPhrasing(node, { ...info, before: "~", after: "~" })}~~`) satisfies Handle,
  {
    attention: () => ({ construct: "strikethrough", markers: ["~"], sizes: [2] }),
    peek: () => "~",
  },
);

/** How new Markdown is written. */
export const markdownStyle: Options = {
  bullet: "-",
  emphasis: "*",
  listItemIndent: "one",
  resourceLink: true,
  rule: "-",
  // Milkdown's own for strong and emphasis don't encode what is beside their signs.
  handlers: {
    strong: defaultHandlers.strong,
    emphasis: defaultHandlers.emphasis,
    text: writeText,
    delete: writeStruck,
  },
};
