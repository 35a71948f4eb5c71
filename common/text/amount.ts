const numbers = [
  // Groups of three digits, with commas as in "1,200.5" or points as in "1.200,5".
  { pattern: /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, group: ",", decimal: "." },
  { pattern: /^\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$|^\d{1,3}\.\d{3},\d+$/, group: ".", decimal: "," },
  { pattern: /^\d+(?:\.\d+)?$/, group: ",", decimal: "." },
  { pattern: /^\d+,\d+$/, group: ".", decimal: "," },
];

/** The first number of a text such as `1,200 kg`; undefined if it has none, or one such as `1.2.3`. */
export const amountOf = (text: string): number | undefined => {
  const written = /\d[\d.,]*/.exec(text)?.[0].replace(/[.,]+$/, "") ?? "";
  const found = numbers.find(({ pattern }) => pattern.test(written));

  return found && Number(written.replaceAll(found.group, "").replace(found.decimal, "."));
};
