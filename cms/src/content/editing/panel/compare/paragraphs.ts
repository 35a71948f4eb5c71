import { diffArrays } from "diff";

import { createMarkdown, type Token } from "../../../../common/rules/markdown";
import { areSimilar } from "../../../../common/text/similar-texts";

/** A paragraph, heading, list, table, picture or code of a text. */
export type Paragraph = {
  /** What it is: a token of its start. */
  kind: string | undefined;
  /** Its Markdown. */
  source: string;
  /** The line breaks below it. */
  gap: string;
  /** The Markdown of the next one. */
  next: string | undefined;
  /** What it says, without signs of Markdown. */
  words: string;
};

/** A paragraph that both versions of a text have, that only one has, or that has two versions. */
export type Passage = [one: Paragraph | undefined, other: Paragraph | undefined];

const markdown = createMarkdown();

/** The words of inline tokens, with the addresses of links. */
const inlineWords = (tokens: readonly Token[]) => {
  const addresses: string[] = [];

  return tokens
    .map((token) => {
      switch (token.type) {
        case "link_open":
          addresses.push(String(token.attrGet("href")));
          return "";
        case "link_close":
          return ` (${addresses.pop()})`;
        case "image":
          return `[Picture: ${token.content} (${token.attrGet("src")})]`;
        case "softbreak":
          return " ";
        case "hardbreak":
          return "\n";
        default:
          return token.content;
      }
    })
    .join("");
};

const blockWords = ({ type, info, markup, content, children, level }: Token) => {
  switch (type) {
    case "inline":
      return inlineWords(children ?? []);
    case "list_item_open":
      return `${"  ".repeat(Math.floor(level / 2))}${info ? `${info}${markup}` : "•"} `;
    case "fence":
    case "code_block":
      return content;
    case "hr":
      return "———";
    case "th_close":
    case "td_close":
      return " | ";
    case "paragraph_close":
    case "tr_close":
      return "\n";
    default:
      return "";
  }
};

/** The paragraphs of a Markdown text, in order. */
const paragraphsOf = (text: string): Paragraph[] => {
  const tokens = markdown.parse(text, {});
  const lines = text.split(/(?<=\n|\r(?!\n))/);
  const starts = tokens.flatMap(({ level, nesting, map }, index) =>
    level === 0 && nesting >= 0 && map ? [{ index, line: map[0] }] : [],
  );
  // The first paragraph has the empty lines above it.
  const firstLine = { index: 0, line: 0 };
  const blocks = text.trim() === "" ? [] : [firstLine, ...starts.slice(1)];

  return blocks
    .map(({ index, line }, at) => {
      const end = blocks[at + 1];
      const block = lines.slice(line, end?.line).join("");
      const source = block.trimEnd();
      const words = tokens.slice(index, end?.index).map(blockWords).join("").trim();

      const kind = tokens[index]?.type;

      return { kind, source, gap: block.slice(source.length), words };
    })
    .map((paragraph, at, all) => ({ ...paragraph, next: all[at + 1]?.source }));
};

/** What a Markdown text says, without its signs. */
export const wordsOf = (text: string): string =>
  paragraphsOf(text)
    .map(({ words }) => words)
    .join("\n\n");

/** More pairs would take seconds to compare. */
const maxPairs = 10_000;

const without = (paragraph: Paragraph): Passage => [paragraph, undefined];
const added = (paragraph: Paragraph): Passage => [undefined, paragraph];

/** Paragraphs of the first text and those in their place in the second, similar ones side by side. */
const pairUp = (ones: Paragraph[], others: Paragraph[]): Passage[] => {
  const isTooMuch = ones.length * others.length > maxPairs;
  for (const [at, one] of isTooMuch ? [] : ones.entries()) {
    const index = others.findIndex(({ words }) => areSimilar(one.words, words));
    if (index < 0) continue;

    return [
      ...pairUp(ones.slice(0, at), others.slice(0, index)),
      [one, others[index]],
      ...pairUp(ones.slice(at + 1), others.slice(index + 1)),
    ];
  }

  // Rewritten, one by one.
  if (ones.length === others.length) return ones.map((one, at): Passage => [one, others[at]]);

  return [...ones.map(without), ...others.map(added)];
};

/** The paragraphs of two versions of a Markdown text, side by side and in order. */
export const comparePassages = (one: string, other: string): Passage[] => {
  const [mine, theirs] = [paragraphsOf(one), paragraphsOf(other)];
  const sources = (paragraphs: Paragraph[]) => paragraphs.map(({ source }) => source);
  const passages: Passage[] = [];
  let removed: Paragraph[] = [];
  let inserted: Paragraph[] = [];
  const addPairs = () => {
    passages.push(...pairUp(removed, inserted));
    [removed, inserted] = [[], []];
  };
  for (const change of diffArrays(sources(mine), sources(theirs))) {
    const { count } = change;
    if (change.removed) removed = mine.splice(0, count);
    else if (change.added) inserted = theirs.splice(0, count);
    else {
      addPairs();
      const same = theirs.splice(0, count);
      passages.push(...mine.splice(0, count).map((old, at): Passage => [old, same[at]]));
    }
  }
  addPairs();

  return passages;
};

/** True if both versions of a text have this passage. */
export const isSamePassage = ([one, other]: Passage) => one?.source === other?.source;

/** True if the paragraphs of a text can be taken alone: a link definition is for all of them. */
export const isDivisibleText = (text: string): boolean => {
  const env: { references?: object } = {};
  markdown.parse(text, env);

  return env.references === undefined || Object.keys(env.references).length === 0;
};

const paragraphBreak = "\n\n";

/** Writes paragraphs one below the other. */
const joinParagraphs = (chosen: readonly Paragraph[]) =>
  chosen
    .map(({ source, gap, next }, index) => {
      const follows = chosen[index + 1]?.source;
      if (follows === next) return source + gap;
      if (follows === undefined) return source;

      return source + (gap.includes("\n", gap.indexOf("\n") + 1) ? gap : paragraphBreak);
    })
    .join("");

/** What paragraphs say, equal for two lists and for the list that they join to. */
const outline = (paragraphs: readonly Paragraph[]) =>
  paragraphs
    .map(({ kind, words }, index) => {
      const isJoined = kind?.endsWith("_list_open") && paragraphs[index - 1]?.kind === kind;

      return (isJoined ? "" : `\n${kind} `) + words.replace(/\s/g, "");
    })
    .join("");

/**
 * The text with the chosen version of each passage. What is chosen keeps its Markdown byte for byte.
 *
 * @param choose returns 0 for the passage of the first version, 1 for that of the second.
 * @returns undefined if the Markdown of one passage would take in the next one.
 */
export const mergePassages = (
  passages: readonly Passage[],
  choose: (passage: Passage) => 0 | 1,
): string | undefined => {
  const chosen = passages.flatMap((passage) => passage[choose(passage)] ?? []);
  const text = joinParagraphs(chosen);

  return outline(paragraphsOf(text)) === outline(chosen) ? text : undefined;
};

/**
 * Decides for each passage that only one of two versions changed which version is kept.
 *
 * @param base the text that both versions started from.
 * @returns nothing for a passage that both changed, or where it cannot be told who did.
 */
export const decidePassages = (
  passages: readonly Passage[],
  base: string,
  one: string,
  other: string,
): Map<Passage, 0 | 1> => {
  const none = new Map<Passage, 0 | 1>();
  if (!isDivisibleText(base)) return none;
  const sources = [base, one, other].map((text) => paragraphsOf(text).map(({ source }) => source));
  // Of two equal paragraphs it is not known which one was removed.
  if (sources.some((all) => new Set(all).size < all.length)) return none;

  const [before = [], ones = [], others = []] = sources;
  const isOld = (paragraph: Paragraph) => before.includes(paragraph.source);
  // What one version added may be how it changed a paragraph that the other one removed.
  const bothChanged = before.some((source) => !ones.includes(source) && !others.includes(source));
  const decisionOf = ([first, second]: Passage): 0 | 1 | undefined => {
    if (first && second) {
      if (isOld(first) === isOld(second)) return undefined;

      return isOld(first) ? 1 : 0;
    }
    const [paragraph, version] = first ? [first, 0 as const] : [second, 1 as const];
    if (!paragraph) return undefined;
    // The other version removed it.
    if (isOld(paragraph)) return version === 0 ? 1 : 0;

    return bothChanged ? undefined : version;
  };
  const decided = new Map(
    passages
      .filter((passage) => !isSamePassage(passage))
      .flatMap((passage) => {
        const decision = decisionOf(passage);

        return decision === undefined ? [] : [[passage, decision] as const];
      }),
  );
  const canMerge = ([0, 1] as const).every(
    (chosen) => mergePassages(passages, (passage) => decided.get(passage) ?? chosen) !== undefined,
  );

  return canMerge ? decided : none;
};
