import assert from "node:assert/strict";
import { test } from "node:test";

import { parse } from "smol-toml";

import { readFrontMatter } from "../markdown/front-matter.ts";
import { readDay } from "../markdown/read-day.ts";

test("reads a day in its own time zone", () => {
  const days: [value: unknown, day: string | undefined][] = [
    ["2019-05-01", "2019-05-01"],
    ["2019-05-01T23:30:00-08:00", "2019-05-01"],
    ["2019-05-01 00:30:00 +0200", "2019-05-01"],
    ["2019/5/1", "2019-05-01"],
    [parse("a = 2019-05-01T23:30:00-08:00").a, "2019-05-01"],
    [parse("a = 2019-05-01").a, "2019-05-01"],
    [new Date("2019-05-01T10:00:00Z"), "2019-05-01"],
    ["Jul 08 2022", "2022-07-08"],
    ["8 July 2022", "2022-07-08"],
    ["Mon, 06 Mar 2017 21:00:00 +0100", "2017-03-06"],
    ["2024-02-29", "2024-02-29"],
    ["2023-02-29", undefined],
    ["2019-13-01", undefined],
    ["soon", undefined],
    [20190501, undefined],
    [new Date("nothing"), undefined],
    [null, undefined],
  ];
  for (const [value, day] of days) assert.equal(readDay(value), day, String(value));
});

test("splits front matter of three formats from its text", () => {
  const cases = [
    "---\ntitle: Salt\n---\nText\n",
    '+++\ntitle = "Salt"\n+++\nText\n',
    '{\n  "title": "Salt",\n  "list": [{ "a": "}" }]\n}\nText\n',
  ];
  for (const content of cases) {
    const { data, text } = readFrontMatter(content, "a.md");

    assert.equal(data.title, "Salt");
    assert.equal(text, "Text\n");
  }
});

test("takes a text between rules, and a shortcode at the start, as text", () => {
  for (const content of ["---\nWords\n---\nMore", "Words", "{{< toc >}}\nWords", "---\nno end"]) {
    assert.deepEqual(readFrontMatter(content, "a.md"), { data: {}, text: content });
  }
});
