import type { Handle } from "hast-util-to-mdast";

import type { Context } from "./context.ts";
import { noteMark } from "./footnotes.ts";
import { attributeOf, type Element, type HtmlNode, textOf } from "./nodes.ts";

/** A minus has three forms: the hyphen, its own sign, and the en dash of word processors. */
const superscripts: Record<string, string> = Object.fromEntries(
  [..."0123456789+-−–=()n"].map((sign, index) => [sign, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿ"][index] ?? sign]),
);

const isRaisable = (text: string) =>
  [...text].every((sign) => sign in superscripts || sign.trim() === "");

const raise = (node: HtmlNode): HtmlNode => {
  if (node.type === "text") {
    const value = [...node.value].map((sign) => superscripts[sign] ?? sign).join("");

    return { ...node, value };
  }

  return "children" in node ? { ...node, children: node.children.map(raise) } : node;
};

/** Children without the space before the first text, which would set the power apart from its base. */
const trimStart = ([first, ...others]: readonly HtmlNode[]): HtmlNode[] => {
  if (!first) return [];

  return [first.type === "text" ? { ...first, value: first.value.trimStart() } : first, ...others];
};

/**
 * True for what means another thing on the line: 10 to the power of 2.5 becomes 102.5, and 2 to the power
 * of k becomes 2k. Endings (th, er, a, TM) and numbers in brackets stay what they are.
 */
const changesMeaning = (text: string) =>
  /[\d+\-−–=×·/^]|^(?![aeo])\p{L}$/u.test(text) && !/^\[.*\]$/s.test(text);

/** Footnotes get their number. Digits are raised as the characters that Unicode has. */
export const createSupHandler =
  ({ notes, losses }: Context): Handle =>
  (state, node) => {
    const id = attributeOf(node, "dataFn");
    const text = textOf(node).trim();
    if (id) {
      if (!notes.some((note) => note.id === id)) losses.add(`text of footnote ${text}`);

      return { type: "text", value: noteMark(notes, id, text) };
    }
    if (isRaisable(text)) {
      return state.all({ ...node, children: trimStart(node.children.map(raise)) as Element[] });
    }
    if (changesMeaning(text)) losses.add(`raised position of ${text}`);

    return state.all(node);
  };
