import { piecesOfExcerpt, piecesOfTitle, type Piece } from "./marked-words";

const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, marked: isMarked }) => (isMarked ? `[${text}]` : text)).join("");

it("marks what Pagefind marks, and takes nothing else for HTML", () => {
  expect(marked(piecesOfExcerpt("<mark>Orders</mark> in a &lt;form&gt; & <mark>more</mark>"))).toBe(
    "[Orders] in a <form> & [more]",
  );
});

it.each([
  ["flut dev", "Hire [Flutter] [Developers]"],
  ["HIRE", "[Hire] Flutter Developers"],
  ["utter", "Hire Flutter Developers"],
  ["", "Hire Flutter Developers"],
])("marks the words of a title that begin as %j", (words, expected) => {
  expect(marked(piecesOfTitle("Hire Flutter Developers", words))).toBe(expected);
});

it("takes names with signs for words", () => {
  expect(marked(piecesOfTitle("C# and Node.js", "c# node.js"))).toBe("[C#] and [Node.js]");
});
