import { balanceLines, stripFormatCharacters, estimateWidth } from "./text-lines";

describe("the lines of a text", () => {
  it("fit into their width and hold every word in order", () => {
    const text = "Checks the signature and queues by order ID, twice if it must";
    for (const width of [60, 90, 144, 400]) {
      const lines = balanceLines(text, 13, width);

      expect(lines.join(" ")).toBe(text);
      for (const line of lines.filter((one) => one.includes(" ")))
        expect(estimateWidth(line, 13)).toBeLessThanOrEqual(width);
    }
  });

  it("are even, so that no word is left alone below a full line", () => {
    expect(balanceLines("Draft order above the buyer’s limit", 13, 190)).toEqual([
      "Draft order above",
      "the buyer’s limit",
    ]);
  });

  it("give a word that is too wide a line to itself", () => {
    expect(balanceLines("a reconciliation b", 14, 30)).toEqual(["a", "reconciliation", "b"]);
  });

  it("are none of an empty text", () => {
    expect(balanceLines("  ", 14, 30)).toEqual([]);
  });
});

it("does not count what nobody sees", () => {
  expect(stripFormatCharacters(" Shop\u200b\u200d\ufeff ")).toBe("Shop");
});
