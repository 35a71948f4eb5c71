import assert from "node:assert/strict";
import { test } from "node:test";

import { block, convert } from "./support/convert.ts";

const reference = (id: string) => `<sup data-fn="${id}" class="fn"><a href="#${id}">1</a></sup>`;

test("footnotes are numbered and stand at the end", () => {
  const footnotes = '[{"id":"a","content":"First, <em>x</em>"},{"id":"b","content":"Second"}]';
  const html = block("paragraph", `<p>A${reference("a")} and B${reference("b")}</p>`);

  assert.deepEqual(convert(`${html}<!-- wp:footnotes /-->`, { footnotes }), {
    markdown: "A\\[1] and B\\[2]\n\n## Footnotes\n\n1. First, *x*\n2. Second",
    pictures: [],
    losses: [],
  });
});

test("a footnote without text is a loss", () => {
  const { markdown, losses } = convert(`<p>A${reference("a")}</p>`, { footnotes: "no JSON" });

  assert.equal(markdown, "A\\[1]");
  assert.deepEqual(losses, ["text of footnote 1"]);
});
