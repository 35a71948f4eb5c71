import { excerptSegments, wordSegments, type TextSegment } from "./highlight";

const bracketed = (segments: readonly TextSegment[]) =>
  segments.map(({ text, highlighted }) => (highlighted ? `[${text}]` : text)).join("");

it("highlights what Pagefind has marked, and treats other HTML as text", () => {
  expect(
    bracketed(
      excerptSegments(
        {
          excerpt: "<mark>Orders</mark> in a &lt;form&gt; & <mark>more,</mark> <mark>C#.</mark>",
          content: "Orders in a <form> & more, C#.",
        },
        "orders",
      ),
    ),
  ).toBe("[Orders] in a <form> & [more], [C#].");
});

it.each([
  ["weiss", `${"a ".repeat(40)}Herr Weiß & <b> ${"b ".repeat(40)}`, /^a .* Herr \[Weiß\] & <b> b/],
  ["soren lodz", "Søren, Łódź.", /^\[Søren\], \[Łódź.?\]/],
  ["title", "Not in the content", /^Begins &$/],
])("finds the words of %j, which Pagefind has not marked", (query, content, expected) => {
  const excerpt = bracketed(excerptSegments({ excerpt: "Begins &", content }, query));

  expect(excerpt).toMatch(expected);
  expect(excerpt.split(" ").length).toBeLessThan(30);
});

it.each([
  ["flut dev", "Hire [Flutter] [Developers]"],
  ["HIRE", "[Hire] Flutter Developers"],
  ["utter", "Hire Flutter Developers"],
  ["", "Hire Flutter Developers"],
])("highlights the words of a title that start with a term of %j", (query, expected) => {
  expect(bracketed(wordSegments("Hire Flutter Developers", query))).toBe(expected);
});

it("treats names with punctuation as words", () => {
  expect(bracketed(wordSegments("C# and Node.js", "c# node.js"))).toBe("[C#] and [Node.js]");
});
