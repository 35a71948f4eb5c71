import { wrongCounts } from "./counts";

const page = (text: string) => ({ path: "docs/a.md", text });

describe("counts", () => {
  const count = (...numbers: number[]) => [
    { page: "docs/a.md", words: "has # tasks, # of them long", count: () => numbers },
  ];

  it.each([
    ["It has 14 tasks, three of them long.", [14, 3]],
    ["It has Ten tasks,\nthirty of them long.", [10, 30]],
    ["It has 1,000 tasks, 0 of them long.", [1000, 0]],
  ])("accepts %j", (text, numbers) => {
    expect(wrongCounts([page(text)], count(...numbers))).toEqual([]);
  });

  it("names the sentence, and what it should say", () => {
    expect(wrongCounts([page("a\n\nIt has ten tasks, two\nof them long.")], count(14, 2))).toEqual([
      "docs/a.md:3: “has ten tasks, two of them long” should say 14, 2",
    ]);
  });

  it("rejects a number that it could not count", () => {
    expect(wrongCounts([page("has 1 tasks, 2 of them long")], count(NaN, 2))).toHaveLength(1);
  });

  it("notices that a sentence is gone", () => {
    expect(wrongCounts([page("It has many.")], count(1, 2))).toEqual([
      "docs/a.md: no sentence says “has # tasks, # of them long”: correct the table of counts",
    ]);
  });
});
