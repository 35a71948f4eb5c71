import { balanceLines, estimateWidth } from "./wrap-text";

describe("balanceLines", () => {
  it("fits lines into the width and keeps every word in order", () => {
    const text = "Checks the signature and queues by order ID, twice if it must";
    for (const width of [60, 90, 144, 400]) {
      const lines = balanceLines(text, 13, width);

      expect(lines.join(" ")).toBe(text);
      for (const line of lines.filter((one) => one.includes(" ")))
        expect(estimateWidth(line, 13)).toBeLessThanOrEqual(width);
    }
  });

  it("balances lines, so that no word stands alone on the last line", () => {
    expect(balanceLines("Draft order above the buyer’s limit", 13, 190)).toEqual([
      "Draft order above",
      "the buyer’s limit",
    ]);
  });

  it("gives a word that is too wide its own line", () => {
    expect(balanceLines("a reconciliation b", 14, 30)).toEqual(["a", "reconciliation", "b"]);
  });

  it("returns no lines for an empty text", () => {
    expect(balanceLines("  ", 14, 30)).toEqual([]);
  });
});
