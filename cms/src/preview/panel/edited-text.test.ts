import assert from "node:assert/strict";
import { test } from "node:test";

import { openText, refusalMessage, takeTyped } from "./edited-text";

const field = "sections.1.title";
const section = (id: number | undefined, title: string | null) => ({
  __component: "sections.text",
  id,
  title,
});
const form = (...sections: object[]) => ({ title: "A page", sections });
const opened = form(section(1, "First"), section(2, "Second"));

/** Types a text letter by letter into a form that nobody else changes. */
const type = (before: string | null, ...texts: string[]) => {
  let values = form(section(1, "First"), section(2, before));
  let edited = openText(field, values);
  for (const value of texts) {
    const taken = takeTyped(edited, { field, value }, values);
    assert.ok(taken);
    edited = taken;
    values = form(section(1, "First"), section(2, edited.now as string | null));
  }

  return edited.now;
};

test("takes what is typed, letter by letter", () => {
  assert.equal(type("Second", "Second ", "Second o", "Second one"), "Second one");
});

test("stores no text as Strapi's own inputs do, and what was there before as it was", () => {
  assert.equal(type("Second", "S", ""), null);
  assert.equal(type(null, "A", ""), null);
  assert.equal(type("", "A", ""), "");
  assert.equal(type("Second", "A", "Second"), "Second");
});

test("refuses a text typed over one that somebody else has saved since", () => {
  const values = form(section(1, "First"), section(2, "Theirs"));

  assert.equal(takeTyped(openText(field, opened), { field, value: "Mine" }, values), undefined);
});

test("refuses a text when its section has moved, also if the other has the same words", () => {
  const typed = { field, value: "Mine" };
  const moved = form(section(2, "Second"), section(1, "First"));
  assert.equal(takeTyped(openText(field, opened), typed, moved), undefined);

  const twins = form(section(1, "Same"), section(2, "Same"));
  const swapped = form(section(2, "Same"), section(1, "Same"));
  assert.equal(takeTyped(openText(field, twins), typed, swapped), undefined);
  assert.equal(takeTyped(openText(field, opened), typed, form()), undefined);
});

test("takes a text of a section that got its id by a save, and right after one what was sent", () => {
  const edited = openText(field, form(section(1, "First"), section(undefined, "Second")));
  const taken = takeTyped(edited, { field, value: "Second o" }, opened);
  assert.equal(taken?.now, "Second o");

  const more = takeTyped(taken, { field, value: "Second on" }, opened);
  assert.equal(more?.now, "Second on");

  // A letter was saved, another one typed meanwhile.
  const sent = form(section(1, "First"), section(2, "Second o"));
  assert.equal(takeTyped(more, { field, value: "Second one" }, sent)?.now, "Second one");
});

test("refuses a text that was not opened", () => {
  assert.equal(takeTyped(undefined, { field, value: "Mine" }, opened), undefined);
  const other = openText("sections.0.title", opened);
  assert.equal(takeTyped(other, { field, value: "Mine" }, opened), undefined);
});

test("the notice has the words, so that they are not lost", () => {
  assert.match(refusalMessage("Headline", "Plan it all"), /“Headline”.+“Plan it all”/);
});
