import assert from "node:assert/strict";
import { test } from "node:test";

import { findInFormatted, findWords } from "./find-words";

const found = (text: string, words: string) => findWords(text, words)?.match;

test("finds words in any case, with or without accents, also parts of one word", () => {
  assert.equal(found("One hour, recorded", "HOUR"), "hour,");
  assert.equal(found("Café Zürich", "cafe zurich"), "Café Zürich");
  assert.equal(found("Payment provider", "prov"), "provider");
  assert.equal(found("Repayment", "payment"), "Repayment");
});

test("finds words next to each other, the last one as far as it is typed", () => {
  assert.equal(found("We say: One hour,\n recorded", "one hour"), "One hour,");
  assert.equal(found("One hour, recorded", "one hour, rec"), "One hour, recorded");
  assert.equal(found("One full hour", "one hour"), undefined);
  assert.equal(found("Someone hourly", "one hour"), "Someone hourly");
});

test("finds nothing for no words", () => {
  for (const words of ["", "  "]) assert.equal(findWords("A text", words), undefined);
  assert.equal(findWords("", "a"), undefined);
});

test("cuts what is around the words", () => {
  const result = findWords(`${"before ".repeat(30)}here ${"after ".repeat(30)}`, "here");

  assert.equal(result?.match, "here");
  assert.match(result.before, /^… (before )+$/);
  assert.match(result.after, /^( after)+ …$/);
  assert.ok(result.before.length < 70 && result.after.length < 70);
});

test("signs around words and curly quotes need not be typed, those of a name are", () => {
  for (const [text, words] of [
    ["We don't ship", "don\u2019t"],
    ['A "good" team', "\u201cgood\u201d team"],
    ["one, two \u2013 three", "one two three"],
    ["(In short)", "in short"],
    ["We write C++ and .NET", "c++"],
    ["We write C++ and .NET", ".net"],
  ] as const) {
    assert.ok(findWords(text, words), `${text}: ${words}`);
  }
  assert.equal(findWords("A cat", "c++"), undefined);
});

test("formatted texts are found as the website shows them, and by their addresses", () => {
  const text =
    "## Ours\n\nWe **build** shops, see [our blog](/blog/) today\\_now.\n\n```\nlet a;\n```";
  const matchOf = (words: string) => findInFormatted(text, words)?.match;

  assert.equal(matchOf("build shops"), "build shops,");
  assert.equal(matchOf("our blog today_now"), "our blog today_now.");
  assert.equal(matchOf("let a"), "let a;");
  assert.equal(matchOf("/blog/"), "blog](/blog/)");
  assert.equal(matchOf("absent"), undefined);
});
