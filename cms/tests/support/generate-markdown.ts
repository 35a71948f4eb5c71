import { randomBy } from "./random";

/** Generates a document of CommonMark and GFM with the styles that people and programs write. */
export const generateMarkdown = (seed: number): string => {
  const random = randomBy(seed + 1);
  const pick = <T>(options: readonly T[]): T => options[Math.floor(random() * options.length)] as T;
  const times = <T>(most: number, make: () => T): T[] =>
    Array.from({ length: 1 + Math.floor(random() * most) }, make);

  const word = () =>
    pick([
      "price",
      "order_id",
      "2 * 3",
      "a < b",
      "naïve",
      "Größe",
      "№ 5",
      "#1",
      "C++",
      "50 %",
      "v1.2",
      "日本",
    ]);
  const words = () => times(6, word).join(" ");
  const inline = () =>
    pick([
      words,
      () => `**${word()}**`,
      () => `__${word()}__`,
      () => `*${word()}*`,
      () => `~~${word()}~~`,
      () => `\`${pick(["x | y", "a*b", "<div>"])}\``,
      () => `[${word()}](/services/${pick(["", "odoo/", "a_b/"])})`,
      () => `[${word()}](https://example.com/?a=1&b=2 "Title")`,
      () => "<https://example.com/a_b>",
      () => `![${word()}](/uploads/a_b_${Math.floor(random() * 9)}.png)`,
      () => "\\*no emphasis\\*",
      () => "&copy; 2026",
    ])();
  const sentence = () => times(5, inline).join(" ");
  const lines = () => times(3, sentence).join(pick(["\n", "  \n", "\\\n"]));
  const list = (depth = 0): string => {
    const marker = pick(["-", "*", "+", "1.", "7)"]);
    const indent = " ".repeat(marker.length + 1);
    const gap = pick(["\n", "\n\n"]);

    return times(3, () => {
      const nested = depth < 2 && random() < 0.3 ? `${gap}${list(depth + 1)}` : "";

      return `${marker} ${`${sentence()}${nested}`.replaceAll("\n", `\n${indent}`)}`;
    }).join(gap);
  };
  const table = () => {
    const width = 1 + Math.floor(random() * 4);
    const row = (cell: () => string) => `| ${Array.from({ length: width }, cell).join(" | ")} |`;

    return [
      row(word),
      row(() => pick(["---", ":--", ":-:", "--:", "-"])),
      ...times(3, () => row(() => pick([word, () => `**${word()}**`, () => ""])())),
    ].join("\n");
  };
  const block = (): string =>
    pick([
      lines,
      lines,
      () => `${"#".repeat(1 + Math.floor(random() * 6))} ${sentence()}`,
      () => `${words()}\n${pick(["===", "---"])}`,
      list,
      table,
      () => `> ${`${lines()}\n\n${list(2)}`.replaceAll("\n", "\n> ")}`,
      () => `\`\`\`${pick(["", "ts", "sql"])}\nconst a = \`b\`;\n\n  # ${word()}\n\`\`\``,
      () => `~~~\n${word()}\n~~~`,
      () => `    indented ${word()}`,
      () => pick(["---", "***", "_ _ _"]),
      () => "https://www.youtube.com/watch?v=a_b_c",
      () => `<div class="x">${word()}</div>`,
    ])();

  return times(9, block).join("\n\n") + pick(["", "\n"]);
};
