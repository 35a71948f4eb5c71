import { outlineOf, readingMinutes } from "./outline";

it("lists the second-level headings of rendered Markdown with their anchors", () => {
  const html = [
    '<h2 id="what-is-hard-slow">What is <em>hard</em> &amp; slow</h2>',
    '<p>text</p><h3 id="not-this">Not this</h3>',
    '<h2 id="übung-b">Übung &lt;b&gt;</h2>',
  ].join("\n");
  expect(outlineOf(html)).toEqual([
    { anchor: "what-is-hard-slow", title: "What is hard & slow" },
    { anchor: "übung-b", title: "Übung <b>" },
  ]);
});

it("is empty for a text without headings", () => {
  expect(outlineOf("<p>Only a paragraph.</p>")).toEqual([]);
});

it("computes the reading time at 220 words a minute, at least one minute", () => {
  expect(readingMinutes("<p>short</p>")).toBe(1);
  expect(readingMinutes(`<p>${"word ".repeat(1100)}</p>`)).toBe(5);
  expect(readingMinutes(`<p> ${"word ".repeat(329)}</p>`)).toBe(1);
  expect(readingMinutes(`<p>${"word  ".repeat(330)}</p>`)).toBe(2);
});
