import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { sampleTexts } from "../../../../../tests/support/sample-texts";

import { isDivisibleText, wordsOf } from "./paragraphs";
import { comparePassages, mergePassages, type Passage } from "./passages";

/** The words of the passages that differ, of each version. */
const changesIn = (one: string, other: string) =>
  comparePassages(one, other)
    .filter(([a, b]) => a?.source !== b?.source)
    .map(([a, b]) => [a?.words, b?.words]);

describe("the paragraphs of two versions of a text", () => {
  const first = "One two three.\n\nFour five six.\n\nSeven eight nine.\n";

  test("are paired if they are similar, or as many as in the other version", () => {
    assert.deepEqual(changesIn(first, first), []);
    assert.deepEqual(changesIn(first, first.replace("five", "50")), [
      ["Four five six.", "Four 50 six."],
    ]);
    assert.deepEqual(changesIn(first, first.replace("Four five six.", "Other words.")), [
      ["Four five six.", "Other words."],
    ]);
    assert.deepEqual(changesIn(first, "Rewritten.\n\nOther words.\n\nSeven eight nine.\n"), [
      ["One two three.", "Rewritten."],
      ["Four five six.", "Other words."],
    ]);
    assert.deepEqual(changesIn(first, first.replace("Four five six.", "New.\n\nFour 50 six.")), [
      [undefined, "New."],
      ["Four five six.", "Four 50 six."],
    ]);
    assert.deepEqual(changesIn(first, "Seven eight nine.\n"), [
      ["One two three.", undefined],
      ["Four five six.", undefined],
    ]);
    assert.deepEqual(changesIn("", first.slice(0, 15)), [[undefined, "One two three."]]);
  });

  test("differ if only their formatting does", () => {
    assert.deepEqual(changesIn("# A title", "## A title"), [["A title", "A title"]]);
    assert.deepEqual(changesIn("[a]: /b/", "[a]: /c/").length, 1);
  });

  test("are combined as chosen, and what is not changed stays byte for byte", () => {
    const other = "Zero.\n\nOne 2 three.\n\n* Four\n* 50\n\nSeven 8 nine.";
    const passages = comparePassages(first, other);
    const merge = (...choices: (0 | 1)[]) =>
      mergePassages(passages, (passage) => choices[passages.indexOf(passage)] ?? 0);

    assert.equal(merge(0, 0, 0, 0), first);
    assert.equal(merge(1, 1, 1, 1), other);
    assert.equal(merge(0, 0, 0, 1), "One two three.\n\nFour five six.\n\nSeven 8 nine.");
    assert.equal(
      merge(1, 0, 1, 0),
      "Zero.\n\nOne two three.\n\n* Four\n* 50\n\nSeven eight nine.\n",
    );
  });

  test("are never joined by a choice", () => {
    const passages = comparePassages("Words\n# Title\n", "# Title\nSome words");

    assert.match(
      mergePassages(passages, ([one]) => (one ? 0 : 1)) ?? "",
      /^Words\n# Title\n\nSome words$/,
    );
  });

  test("are not combined if one would take in another, unless they are lists", () => {
    const mergeAll = (one: string, other: string, ...choices: (0 | 1)[]) => {
      const passages = comparePassages(one, other);

      return mergePassages(passages, (passage) => choices[passages.indexOf(passage)] ?? 0);
    };

    assert.equal(mergeAll("```\ncode", "Words.\n\nEnd.\n", 0, 1), undefined);
    assert.equal(
      mergeAll("- one\n\nwords\n\n    code\n", "- one\n\n    code\n", 0, 1, 0),
      undefined,
    );
    assert.equal(mergeAll("- a\n\nWords\n\n- b\n", "- a\n\n- b\n", 1, 1, 1), "- a\n\n- b\n");
  });

  test("are found after each kind of line break", () => {
    for (const end of ["\n", "\r\n", "\r"]) {
      const lines = ["One.", "", "Two.", "", "Three."];
      const one = lines.join(end);
      const passages = comparePassages(one, one.replace("Two", "2, Two"));

      assert.equal(passages.length, 3);
      assert.equal(
        mergePassages(passages, () => 1),
        one.replace("Two", "2, Two"),
      );
    }
  });

  test("of any two texts of the sample are combined as chosen, or not at all", () => {
    const texts = sampleTexts().filter((one) => isDivisibleText(one));
    let combined = 0;
    for (const [index, one] of texts.entries()) {
      const passages = comparePassages(one, texts.at(index - 1) ?? "");
      const choose = (passage: Passage) => (passages.indexOf(passage) % 2 ? 1 : 0);
      const merged = mergePassages(passages, choose);
      const words = passages.map((passage) => passage[choose(passage)]?.words ?? "").join("");
      if (merged === undefined) continue;
      combined += 1;
      assert.equal(wordsOf(merged).replace(/\s/g, ""), words.replace(/\s/g, ""));
    }
    assert.ok(combined > texts.length * 0.9, `${combined} of ${texts.length}`);
  });

  test("give back both versions of every text of the sample, whatever the other is", () => {
    const texts = sampleTexts();
    for (const [index, one] of texts.entries()) {
      const other = texts.at(index - 1) ?? "";
      const passages = comparePassages(one, other);
      assert.equal(
        mergePassages(passages, () => 0),
        one,
      );
      assert.equal(
        mergePassages(passages, () => 1),
        other,
      );
    }
  });
});
