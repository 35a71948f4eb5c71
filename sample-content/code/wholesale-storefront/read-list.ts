/** A part with its own number, the maker's, and those of customers. */
export type Part = { sku: string; maker: string; own: Record<string, string> };

// #region list
type Line =
  | { state: "found"; sku: string; quantity: number }
  | { state: "ambiguous"; skus: string[]; quantity: number }
  | { state: "unknown"; text: string };

/** One spelling for each number: buyers type spaces, dots and lowercase letters. */
const normal = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** Reads a pasted list of part numbers, each with a quantity, as one customer means it. */
export function readList(text: string, customer: string, parts: readonly Part[]): Line[] {
  const lines = text.split("\n").filter((line) => line.trim());

  return lines.map((line): Line => {
    const [, number = "", quantity] = /^\s*(.*\w)[\s;,]+(\d+)\s*$/.exec(line) ?? [];
    const skus = parts
      .filter(({ sku, maker, own }) =>
        [sku, maker, own[customer]].some((one) => one && normal(one) === normal(number)),
      )
      .map(({ sku }) => sku);
    const [sku, ...others] = skus;
    if (!sku) return { state: "unknown", text: line.trim() };
    if (others.length > 0) return { state: "ambiguous", skus, quantity: Number(quantity) };
    return { state: "found", sku, quantity: Number(quantity) };
  });
}
// #endregion
