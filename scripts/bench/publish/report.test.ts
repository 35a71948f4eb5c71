import { formatPublish, phasesOf, tableRows } from "./report.ts";

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();

describe("the phases of a publish", () => {
  const build = { queuedAt: at(4), startedAt: at(5), finishedAt: at(18) };

  it("are the quiet period, the build and the release", () => {
    expect(phasesOf(at(0), build, at(16))).toEqual({ quiet: 4000, build: 11_000, release: 2000 });
  });

  it.each([
    ["when the build was queued", { ...build, queuedAt: undefined }, at(16), { quiet: undefined }],
    ["when the build began", { ...build, startedAt: undefined }, at(16), { build: undefined }],
    ["when the release was made", build, undefined, { build: undefined, release: undefined }],
    ["anything", undefined, undefined, { quiet: undefined, build: undefined, release: undefined }],
  ])("are not known if the publisher does not say %s", (_, stated, createdAt, expected) => {
    expect(phasesOf(at(0), stated, createdAt)).toMatchObject(expected);
  });
});

describe("formatPublish", () => {
  it("prints seconds, and what is not known", () => {
    const phases = { quiet: 4210, build: 11_000, release: undefined };

    expect(formatPublish("a title", 18_940, phases)).toBe(
      "a title: 18.9 s (quiet 4.2 s, build 11.0 s, release not known)",
    );
  });
});

describe("tableRows", () => {
  const here = new Map([
    ["a title", [9000, 2000, 3000]],
    ["a text", [5000]],
  ]);

  it("has the medians of one checkout in seconds", () => {
    expect(tableRows(here)).toEqual([
      { case: "a title", "here s": 3, rounds: 3 },
      { case: "a text", "here s": 5, rounds: 1 },
    ]);
  });

  it("has those of another, and the ratio of here to there", () => {
    const there = new Map([
      ["a title", [12_000, 12_000, 40_000]],
      ["a text", [4000]],
    ]);

    expect(tableRows(here, there)).toEqual([
      { case: "a title", "here s": 3, "there s": 12, ratio: 0.25, rounds: 3 },
      { case: "a text", "here s": 5, "there s": 4, ratio: 1.25, rounds: 1 },
    ]);
  });
});
