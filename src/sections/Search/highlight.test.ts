import { excerptSegments, titleSegments, type TextSegment } from "./highlight";

const marked = (pieces: readonly TextSegment[]) =>
  pieces.map(({ text, highlighted: isMarked }) => (isMarked ? `[${text}]` : text)).join("");

it("marks what Pagefind marks, and takes nothing else for HTML", () => {
  expect(marked(excerptSegments("<mark>Orders</mark> in a &lt;form&gt; & <mark>more</mark>"))).toBe(
    "[Orders] in a <form> & [more]",
  );
});

it.each([
  ["flut dev", "Hire [Flutter] [Developers]"],
  ["HIRE", "[Hire] Flutter Developers"],
  ["utter", "Hire Flutter Developers"],
  ["", "Hire Flutter Developers"],
])("marks the words of a title that begin as %j", (words, expected) => {
  expect(marked(titleSegments("Hire Flutter Developers", words))).toBe(expected);
});

it("takes names with signs for words", () => {
  expect(marked(titleSegments("C# and Node.js", "c# node.js"))).toBe("[C#] and [Node.js]");
});
