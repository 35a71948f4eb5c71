import { asSentence } from "./as-sentence";

const marker = "\u200b\u200c\u200d\ufeff";

it.each([
  ["Acme", "Acme."],
  ["Acme Inc.", "Acme Inc."],
  ["We build it!", "We build it!"],
  ["Ready?", "Ready?"],
  [`Acme Inc.${marker}`, `Acme Inc.${marker}`],
])("asSentence(%j) is %j", (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
