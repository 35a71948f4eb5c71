import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { getByRole, queryByRole } from "@testing-library/dom";
import { JSDOM } from "jsdom";

import { check } from "./problems.ts";

const html = readFileSync(join(import.meta.dirname, "field.html"), "utf8");

const openForm = () => {
  const { window } = new JSDOM(html);
  const { document } = window;
  const form = document.querySelector("form");
  assert.ok(form);
  form.addEventListener("submit", check);

  return {
    document,
    /** Submits with this value. Returns whether the form was let go. */
    submit: (value: string) => {
      getByRole<HTMLInputElement>(document.body, "textbox").value = value;

      return form.dispatchEvent(
        new window.SubmitEvent("submit", { bubbles: true, cancelable: true }),
      );
    },
  };
};
const hint = "We send the confirmation there.";
const problem = "Enter an email address, like name@example.com.";

test("a field has its label as its name, and its hint as its description", () => {
  const { document } = openForm();

  getByRole(document.body, "textbox", { name: "Email", description: hint });
  assert.equal(queryByRole(document.body, "link"), null);
});

test("a wrong entry is described at the field, listed above, and the list has the focus", () => {
  const { document, submit } = openForm();
  assert.equal(submit("ann@"), false);

  const field = getByRole<HTMLInputElement>(document.body, "textbox", {
    name: "Email",
    description: `${hint} ${problem}`,
  });
  assert.deepEqual([field.getAttribute("aria-invalid"), field.value], ["true", "ann@"]);
  assert.equal(getByRole(document.body, "link", { name: problem }).getAttribute("href"), "#email");
  assert.match(document.activeElement?.textContent ?? "", /Please correct the highlighted fields/);
});

test("says the same once when it is submitted twice, and nothing when it is right", () => {
  const { document, submit } = openForm();
  submit("");
  submit("");
  assert.equal(document.querySelectorAll("[data-message]").length, 2);

  assert.equal(submit("ann@example.com"), true);
  assert.equal(document.querySelectorAll("[data-message], [aria-invalid]").length, 0);
  getByRole(document.body, "textbox", { name: "Email", description: hint });
});
