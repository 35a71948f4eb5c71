import { excerptSegments, titleSegments, type TextSegment } from "./highlight";

const bracketed = (segments: readonly TextSegment[]) =>
  segments.map(({ text, highlighted }) => (highlighted ? `[${text}]` : text)).join("");

it("highlights what Pagefind has marked, and treats other HTML as text", () => {
  expect(
    bracketed(
      excerptSegments(
        "<mark>Orders</mark> in a &lt;form&gt; & <mark>more,</mark> <mark>C#.</mark>",
      ),
    ),
  ).toBe("[Orders] in a <form> & [more], [C#].");
});

it.each([
  ["flut dev", "Hire [Flutter] [Developers]"],
  ["HIRE", "[Hire] Flutter Developers"],
  ["utter", "Hire Flutter Developers"],
  ["", "Hire Flutter Developers"],
])("highlights the words of a title that start with a term of %j", (query, expected) => {
  expect(bracketed(titleSegments("Hire Flutter Developers", query))).toBe(expected);
});

it("treats names with punctuation as words", () => {
  expect(bracketed(titleSegments("C# and Node.js", "c# node.js"))).toBe("[C#] and [Node.js]");
});
