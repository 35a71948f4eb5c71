import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { createMarkdown } from "../../src/common/rules/markdown";

import { generateDocument } from "../support/generate-document";
import { isFullRun } from "../support/is-full-run";
import { openTextEditor } from "../support/text-editor";

type Written = { text: string; unwritable: string | undefined };

const site = createMarkdown();

let opened: Awaited<ReturnType<typeof openTextEditor>>;
let editor: (typeof opened)["editor"];
let written: Written[] = [];

before(async () => {
  opened = await openTextEditor({
    onChange: (text, unwritable) => written.push({ text, unwritable }),
    onPaste: () => undefined,
  });
  editor = opened.editor;
});

after(() => opened.close());

/** Puts a document in place of the text. */
const write = (document: object): Written => {
  editor.open("");
  written = [];
  const { schema, tr, doc } = editor.view.state;
  editor.view.dispatch(tr.replaceWith(0, doc.content.size, schema.nodeFromJSON(document).content));

  return written.at(-1) ?? { text: "", unwritable: undefined };
};

type Texts = [text: string, ...marks: string[]][];

/** A paragraph of texts, each with the names of its marks. */
const paragraphOf = (texts: Texts) => ({
  type: "paragraph",
  content: texts.map(([text, ...marks]) => ({
    type: "text",
    text,
    marks: marks.map((type) =>
      type === "link" ? { type, attrs: { href: "/a|b/", title: null } } : { type },
    ),
  })),
});

/** Writes a paragraph. */
const writeLine = (...texts: Texts) => write({ type: "doc", content: [paragraphOf(texts)] });

/** Writes a table of one column, with a line in its second row. */
const writeCell = (...texts: Texts) => {
  const row = (name: string, cell: string, content: Texts) => ({
    type: name,
    content: [{ type: cell, attrs: { alignment: null }, content: [paragraphOf(content)] }],
  });
  const rows = [
    row("table_header_row", "table_header", [["Head"]]),
    row("table_row", "table_cell", texts),
  ];

  return write({ type: "doc", content: [{ type: "table", content: rows }] });
};

test("the site shows what the editor shows, whatever the document", () => {
  // A failing document is made again by its number.
  const count = isFullRun() ? 200_000 : 2_000;
  for (let seed = 0; seed < count; seed += 1) {
    const document = generateDocument(seed);
    const { text, unwritable } = write(document);

    assert.equal(unwritable, undefined, `${seed}: ${JSON.stringify(document)} as ${text}`);
  }
});

const lines: [name: string, html: string, ...Texts][] = [
  [
    "bold that ends with a sign before a letter",
    "<strong>Note:</strong>Text",
    ["Note:", "strong"],
    ["Text"],
  ],
  [
    "bold that ends with a symbol of two halves before a letter",
    "<strong>New 🚀</strong>Text",
    ["New 🚀", "strong"],
    ["Text"],
  ],
  [
    "a letter before bold that begins with a symbol of two halves",
    "Text<strong>🚀 new</strong>",
    ["Text"],
    ["🚀 new", "strong"],
  ],
  [
    "bold that ends with a no-break space",
    "Our <strong>offer:</strong>\u00a0five days",
    ["Our "],
    ["offer:\u00a0", "strong"],
    ["five days"],
  ],
  [
    "italic after a quote before a letter",
    "“<em>Times.</em>Wrote”",
    ['"'],
    ["Times.", "emphasis"],
    ['Wrote"'],
  ],
  ["struck text within a word", "1<s>€ 8</s>9", ["1"], ["€ 8", "strike_through"], ["9"]],
  [
    "a link in bold that ends before a letter",
    '<strong><a href="/a%7Cb/">here</a></strong>after',
    ["here", "strong", "link"],
    ["after"],
  ],
  [
    "code beside bold",
    "<strong>(a)</strong><code>b</code>c",
    ["(a)", "strong"],
    ["b", "inlineCode"],
    ["c"],
  ],
  ["a text that looks like Markdown", "2*3*4 &amp;amp; __init__ [x]", ["2*3*4 &amp; __init__ [x]"]],
  [
    "bold of which one part is italic",
    "<strong>a<em>b.</em>c</strong>d",
    ["a", "strong"],
    ["b.", "strong", "emphasis"],
    ["c", "strong"],
    ["d"],
  ],
  ["an indent by no-break spaces", "\u00a0\u00a0Text", ["\u00a0\u00a0Text"]],
  ["an address with a bar", "https://example.com/a|b", ["https://example.com/a|b"]],
  ["an address that ends with a bar", "http://|", ["http://|"]],
  ["a text with bars", "a | b \\| c", ["a | b \\| c"]],
  ["code with bars", "<code>a|b\\|c</code>", ["a|b\\|c", "inlineCode"]],
];
for (const [name, html, ...texts] of lines) {
  test(`the page has ${name}`, () => {
    const { text, unwritable } = writeLine(...texts);

    assert.equal(site.render(text), `<p>${html}</p>\n`, text);
    assert.equal(unwritable, undefined);
  });

  test(`a cell of a table has ${name}`, () => {
    const { text, unwritable } = writeCell(...texts);

    assert.deepEqual(site.render(text).match(/<td>.*/g), [`<td>${html}</td>`], text);
    assert.equal(unwritable, undefined);
  });
}

test("Markdown stays readable where nothing needs a reference", () => {
  const { text } = writeLine(
    ["The "],
    ["Times 🚀", "strong"],
    [" of snake_case, "],
    ["now.", "emphasis"],
    [" Yes"],
  );

  assert.equal(text, "The **Times 🚀** of snake_case, *now.* Yes");
});

test("words that no Markdown has as the editor shows them are named", () => {
  // A parser replaces the character of code 0.
  const { unwritable } = writeLine(["a\u0000b"]);

  assert.equal(unwritable, "a\u0000b");
  assert.equal(writeLine(["ab"]).unwritable, undefined);
});
