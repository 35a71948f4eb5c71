import { separateBlocks } from "./separate-blocks";

const textOf = (html: string) =>
  separateBlocks(html)
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();

it.each([
  ["<dt>Working hours</dt><dd>At least four</dd>", "Working hours At least four"],
  ["<li><p>One</p></li><li>two</li>", "One two"],
  ["one<br/>two<br>three", "one two three"],
  ["<p>Re<strong>act</strong>, <a>Vue</a>s</p>", "React, Vues"],
])("%s has the text %s", (html, text) => {
  expect(textOf(html)).toBe(text);
});
