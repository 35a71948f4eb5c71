import type { Handle } from "hast-util-to-mdast";

import type { Context } from "./context.ts";
import { noteMark } from "./footnotes.ts";
import { attributeOf, textOf } from "./nodes.ts";

const superscripts: Record<string, string> = Object.fromEntries(
  [..."0123456789+-=()n"].map((sign, index) => [sign, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ"][index] ?? sign]),
);

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
    const isRaised = text !== "" && [...text].every((sign) => sign in superscripts);

    return isRaised && node.children.every((child) => child.type === "text")
      ? { type: "text", value: [...text].map((sign) => superscripts[sign]).join("") }
      : state.all(node);
  };
