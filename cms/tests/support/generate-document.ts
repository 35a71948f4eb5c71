import { randomBy } from "./random";

/** A node of the editor's document, as JSON. */
type Json = { type: string; text?: string; attrs?: object; marks?: object[]; content?: Json[] };

/** What marks begin, end or stand beside: each has rules of its own in CommonMark. */
const pieces = [
  ..."aZé9ß",
  ..."*_~`[]()<>#+-=|\\&!:;.,?\"'/$%^{}@",
  ..."„“”’–—…•«»¿§°€№",
  " ",
  " ",
  "\u00a0",
  "\u2009",
  "\u200b",
  "\u200d",
  "\u3000",
  "日本",
  "。",
  "、",
  "（",
  "안녕",
  "שלום",
  "😀",
  "👩‍💻",
  "𝒳",
  "🇩🇪",
  "𠮷",
  "\u0301",
  "\ufe0f",
  "\u00ad",
  "\ufeff",
  "\u2028",
  "1.",
  "2)",
  "- ",
  "+ ",
  "# ",
  "> ",
  "word",
  "Note:",
  "snake_case",
  "2*3",
  "https://example.com/a_b",
  "&copy;",
  "&#65;",
  "<b>",
  "![x]",
  "[x]: y",
  "```",
  "~~~",
  "---",
  "===",
  "| a |",
];

const marks = ["strong", "emphasis", "strike_through"];
const addresses = [
  "/services/",
  "https://example.com/a?b=(c)&d=e_f",
  "mailto:a@b.example",
  "/über uns/",
  "#a",
];

/** Generates a document that the editor can hold, with marks that begin and end anywhere. */
export const generateDocument = (seed: number): Json => {
  const random = randomBy(seed);
  const pick = <T>(options: readonly T[]): T => options[Math.floor(random() * options.length)] as T;
  const chance = (share: number) => random() < share;
  const times = <T>(most: number, make: () => T): T[] =>
    Array.from({ length: 1 + Math.floor(random() * most) }, make);

  const someMarks = () => {
    const plain = marks.filter(() => chance(0.3)).map((type) => ({ type }));

    return chance(0.12)
      ? [
          ...plain,
          {
            type: "link",
            attrs: { href: pick(addresses), title: chance(0.2) ? pick(pieces) : null },
          },
        ]
      : plain;
  };
  const inline = (hasBreaks: boolean): Json => {
    const kind = random();
    if (kind < 0.06) {
      return {
        type: "image",
        attrs: { src: "/uploads/a_b.png", alt: pick(pieces), title: "" },
        marks: someMarks(),
      };
    }
    if (kind < 0.12 && hasBreaks) {
      return { type: "hardbreak", attrs: { isInline: chance(0.4) }, marks: someMarks() };
    }
    const text = times(3, () => pick(pieces)).join("");

    return { type: "text", text, marks: chance(0.1) ? [{ type: "inlineCode" }] : someMarks() };
  };
  const line = (hasBreaks = true): Json[] =>
    chance(0.05) ? [] : times(5, () => inline(hasBreaks));
  const paragraph = (hasBreaks = true): Json => ({ type: "paragraph", content: line(hasBreaks) });
  const item = (depth: number): Json => ({
    type: "list_item",
    content: [paragraph(), ...(chance(0.3) ? blocks(depth + 1) : [])],
  });
  const cells = (type: string, width: number): Json[] =>
    Array.from({ length: width }, () => ({
      type,
      attrs: { alignment: null },
      content: [paragraph(false)],
    }));
  const block = (depth: number): Json => {
    const kind = random();
    if (depth < 3 && kind < 0.12)
      return { type: "bullet_list", content: times(3, () => item(depth)) };
    if (depth < 3 && kind < 0.22) {
      return {
        type: "ordered_list",
        attrs: { order: pick([1, 1, 1, 0, 7, 123]) },
        content: times(3, () => item(depth)),
      };
    }
    if (depth < 3 && kind < 0.3) return { type: "blockquote", content: blocks(depth + 1) };
    if (kind < 0.4) {
      return { type: "heading", attrs: { level: 1 + Math.floor(random() * 6) }, content: line() };
    }
    if (kind < 0.46) {
      const text = times(
        4,
        () => `${pick(["", "  ", "\t"])}${pick(pieces)}${pick(["", "", "\n"])}`,
      ).join("");

      return {
        type: "code_block",
        attrs: { language: pick(["", "ts", "c++"]) },
        content: [{ type: "text", text }],
      };
    }
    if (kind < 0.49) return { type: "hr" };
    if (kind < 0.56) {
      const width = 1 + Math.floor(random() * 3);

      return {
        type: "table",
        content: [
          { type: "table_header_row", content: cells("table_header", width) },
          ...times(2, () => ({ type: "table_row", content: cells("table_cell", width) })),
        ],
      };
    }

    return paragraph();
  };
  const blocks = (depth: number): Json[] => times(3, () => block(depth));

  return { type: "doc", content: blocks(0) };
};
