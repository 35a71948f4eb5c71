import { withoutOddBlanks } from "./to-writable";

/** A character of a line, or a picture or code, with the marks that it has. */
export type Sign = { sign: string; isBlank: boolean; marks: readonly string[] };

/** The visible characters of a text. HTML shows several spaces as one. */
export const signsOf = (text: string, marks: readonly string[]): Sign[] =>
  [...withoutOddBlanks(text).replace(/[ \t\f]+/g, " ")].map((sign) => ({
    sign,
    isBlank: /\s/.test(sign),
    marks,
  }));

/** What is no character: a picture or a letter of code, with what tells it from others. */
export const thing = (marks: readonly string[], ...parts: unknown[]): Sign => ({
  sign: JSON.stringify(parts),
  isBlank: false,
  marks,
});

/** The letters of code, whose spaces all count. */
export const codeOf = (text: string, marks: readonly string[]): Sign[] =>
  [...withoutOddBlanks(text)].map((sign) => thing([...marks, "code"], sign));

/** A line break within a line of text. */
export const lineBreak: Sign = { sign: "\n", isBlank: true, marks: [] };

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
export const lineOf = (all: readonly Sign[]): [text: string, marks: string][] => {
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
