import assert from "node:assert/strict";
import { test } from "node:test";

import { readEvent } from "../read-event.ts";
import { createEvent } from "./support/lead-event.ts";

test("tells options apart, and keeps lines of a text", () => {
  const event = createEvent({
    Cities: ["Munich, Germany", "<Rome>"],
    Pages: ["Home"],
    Goals: "Ship it.\nSoon.",
  });
  const { html } = readEvent("msg_1", event);

  assert.match(html, /<b>Cities<\/b>: • Munich, Germany<br>• &lt;Rome&gt;<br>/);
  assert.match(html, /<b>Pages<\/b>: Home<br>/);
  assert.match(html, /<b>Goals<\/b>: Ship it\.<br>Soon\.<br>/);
});

test("takes who the visitor is only from the fields of forms", () => {
  const event = createEvent({
    full_name: null,
    mobile_no: null,
    "your_email (answer)": "evil@example.com",
    "company (answer)": "Evil Ltd",
  });

  assert.deepEqual(readEvent("msg_1", event).person, { email: "ada@example.com" });
});

test("names a lead by its person, or else by its address", () => {
  const titleOf = (fields: Parameters<typeof createEvent>[0]) =>
    readEvent("msg_1", createEvent(fields)).title;

  assert.match(titleOf({}), /Ada King Lovelace/);
  assert.match(titleOf({ full_name: null }), /ada@example\.com/);
});

test("reads the company", () => {
  const { person } = readEvent("msg_1", createEvent({ company: "Engine Ltd" }));

  assert.deepEqual(person, {
    email: "ada@example.com",
    name: "Ada King Lovelace",
    phone: "+442079460000",
    company: "Engine Ltd",
  });
});
