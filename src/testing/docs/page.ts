/** A page of the documentation: its path in the repository, and its Markdown. */
export type Page = { path: string; text: string };

/** Code of a page, between backticks or fences, and the line it begins on. */
export type Code = { line: number; text: string };

const fence = /^( *)```(\w*)\n([^]*?)^\1```/gm;
const span = /(`+)((?:(?!\n\s*\n)[^`])+)\1/g;

/** The number of the line at an index of a text, from 1. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split("\n").length;

const blank = (text: string) => text.replace(/[^\n]/g, " ");

/** A page's text with spaces in the place of fenced code, so that lines keep their numbers. */
export const prose = ({ text }: Page): string => text.replace(fence, blank);

/** A page's text with spaces in the place of all code. */
export const withoutCode = (page: Page): string => prose(page).replace(span, blank);

/** What a page has between backticks. */
export const spansOf = (page: Page): Code[] => {
  const text = prose(page);

  return [...text.matchAll(span)].map(({ 2: code = "", index }) => ({
    line: lineAt(text, index),
    text: code,
  }));
};

/** The lines of the shell commands in a page's fenced code. */
const commandLinesOf = ({ text }: Page): Code[] =>
  [...text.matchAll(fence)]
    .filter(([, , language = ""]) => ["", "sh"].includes(language))
    .flatMap(({ 0: block, 3: body = "", index }) =>
      body.split("\n").map((line, number) => ({
        line: lineAt(text, index + block.indexOf("\n") + 1) + number,
        text: line,
      })),
    );

/** What may name a path or a command: spans, and lines of shell commands. */
export const codeOf = (page: Page): Code[] => [...spansOf(page), ...commandLinesOf(page)];

/** A sentence about a page that is not true: where it stands, and what is wrong. */
export const findingAt = ({ path }: Page, line: number, problem: string): string =>
  `${path}:${line}: ${problem}`;
