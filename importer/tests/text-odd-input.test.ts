import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { parseText } from "../../common/rules/links.ts";
import { textIssue } from "../../common/rules/texts.ts";
import { compareWords } from "./support/words.ts";
import { convert } from "./support/convert.ts";

const many = (text: string, count: number) => text.repeat(count);

/** Texts for which an algorithm that is not linear takes minutes, or a recursion ends the program. */
const odd: Record<string, string> = {
  "no text": "",
  "one megabyte of words": many("word and more. ", 70_000),
  paragraphs: many("some words here\n\n", 20_000),
  "signs of Markdown": many("*_`[|", 40_000),
  "open brackets": many("[a ", 100_000),
  "open quotes in brackets": many('[a b="', 50_000),
  "shortcodes in shortcodes": many("[vc_row]", 20_000) + "x" + many("[/vc_row]", 20_000),
  "closing shortcodes": many("[/x]", 20_000),
  "open captions": many('[caption id="x"]', 20_000),
  "open comments": many("<!-- wp:a {", 20_000),
  "open marks": many("<b>x", 2000),
  "open blocks": many("<div>x", 2000),
  "open lists": many("<ul><li>x", 1000),
  "open quotes": many("<blockquote>x", 1000),
  "open tables": many("<table><tr><td>x", 300),
  spaces: many(" ", 500_000) + "x",
  "cells that are merged with thousands":
    '<table><tr><td colspan="9999999" rowspan="9999999">x</td><td>y</td></tr></table>',
  "tags in the wrong order": many("<p><b><div></b></p><td></table></div><li>x</i>", 200),
};

describe("odd HTML is no error, and keeps its words", () => {
  for (const [what, html] of Object.entries(odd)) {
    test(what, { timeout: 60_000 }, () => {
      const { markdown } = convert(html);

      assert.deepEqual(compareWords(html, markdown), { missing: [], added: [] });
      assert.equal(textIssue(parseText(markdown)), undefined);
    });
  }
});
