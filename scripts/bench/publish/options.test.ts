import { readOptions } from "./options.ts";

const checkout = process.cwd();

describe("readOptions", () => {
  it("measures ten rounds of this checkout by default", () => {
    expect(readOptions([])).toEqual({ rounds: 10, articles: 0, beside: undefined });
  });

  it("reads every option", () => {
    const args = ["--rounds", "2", "--articles", "1000", "--beside", "."];

    expect(readOptions(args)).toEqual({ rounds: 2, articles: 1000, beside: checkout });
  });

  it.each([
    [["--rounds", "0"], "--rounds takes a whole number from 1."],
    [["--rounds", "many"], "--rounds takes a whole number from 1."],
    [["--articles", "1.5"], "--articles takes a whole number from 0."],
    [["--beside", "common/builds"], "--beside takes a checkout with installed packages"],
  ])("refuses %j", (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
