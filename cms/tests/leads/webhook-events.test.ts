import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { type Form, forms, storedFields } from "../../src/leads/forms/forms";
import { slackMessage } from "../../src/leads/notify/slack";
import { teamsMessage } from "../../src/leads/notify/teams";

import { createLeadEvent } from "../support/lead-event";
import { assertLeadEvent } from "../support/lead-event-schema";

const lead = {
  documentId: "abcdefgh12345678",
  createdAt: "2026-01-31T12:00:00.000Z",
  full_name: "Ada Lovelace",
  your_email: "ada@example.com",
  message: "We need a shop.",
  url: "contact-us",
  accecptMail: true,
  mobile_no: null,
};
const source = { utm_source: "news", referrer: "https://news.example.com/" };

const eventOf = (given: object = {}, options?: Parameters<typeof createLeadEvent>[1]) =>
  createLeadEvent({ ...lead, ...given }, options);

describe("an event about a lead", () => {
  test("has its labeled answers, its source and its link", async () => {
    const event = await eventOf({ ...source, click_id: "gclid=1" });

    assertLeadEvent(event);
    assert.deepEqual(event, {
      type: "lead.created",
      timestamp: "2026-01-31T12:00:01.000Z",
      data: {
        id: "abcdefgh12345678",
        form: "contact",
        title: "Contact message",
        receivedAt: "2026-01-31T12:00:00.000Z",
        page: "contact-us",
        panelUrl:
          "https://cms.example.com/admin/content-manager/collection-types/api::contact-data.contact-data/abcdefgh12345678",
        source: { ...source, click_id: "gclid=1" },
        fields: event.data.fields,
      },
    });
    assert.deepEqual(event.data.fields?.your_email, { label: "Email", value: "ada@example.com" });
    assert.deepEqual(Object.keys(event.data.fields ?? {}).sort(), [
      "accecptMail",
      "full_name",
      "message",
      "your_email",
    ]);
  });

  test("has no personal data unless the webhook asks for it", async () => {
    const event = await eventOf({ ...source, click_id: "gclid=1" }, { data: "link" });

    assertLeadEvent(event);
    assert.deepEqual(event.data.source, source);
    for (const message of [event, slackMessage(event), teamsMessage(event)]) {
      assert.doesNotMatch(JSON.stringify(message), /Lovelace|ada@|shop/);
    }
  });

  test("has the answers to a form of editors by their labels, and no CV", async () => {
    const answers = [
      { label: "Pages", kind: "choices", value: ["Home", "Blog"] },
      { label: "Urgent", kind: "checkbox", value: false },
      { label: "Budget", kind: "number", value: null },
    ];
    const custom = { form: "quote", formTitle: "Ask for a quote", answers, summary: "Pages: Home" };
    const { data } = await eventOf(custom, { form: forms.custom });

    assertLeadEvent(await eventOf(custom, { form: forms.custom }));
    assert.equal(data.form, "custom/quote");
    assert.equal(data.title, "Ask for a quote");
    assert.deepEqual(Object.keys(data.fields ?? {}), ["your_email", "Pages", "Urgent"]);
    assert.deepEqual(data.fields?.Pages, { label: "Pages", value: ["Home", "Blog"] });

    const withCv = await eventOf({ cv: "secret", cv_link: "x" }, { form: forms.application });
    assert.doesNotMatch(JSON.stringify(withCv), /secret|cv/i);
  });

  test("keeps answers labeled like a stored field of any form under another name", async () => {
    const names = Object.values<Form>(forms).flatMap((form) =>
      storedFields(form).map(({ name }) => name),
    );
    const answers = names.map((label) => ({ label, kind: "text", value: "evil@example.com" }));
    const event = await eventOf({ answers, full_name: null }, { form: forms.custom });
    const { fields = {} } = event.data;

    assertLeadEvent(event);
    assert.deepEqual(fields.your_email, { label: "Email", value: "ada@example.com" });
    for (const name of names) {
      assert.notEqual(fields[name]?.value, "evil@example.com", name);
      assert.equal(fields[`${name} (answer)`]?.value, "evil@example.com", name);
    }
  });

  test("has the email of a subscription under its name", async () => {
    const subscriber = { full_name: null, your_email: null, name: "reader@example.com" };
    const event = await eventOf(subscriber, { form: forms.subscribe });

    assertLeadEvent(event);
    assert.equal(event.data.form, "subscribe");
    assert.equal(event.data.fields?.name?.value, "reader@example.com");
  });

  test("that has other properties than the schema fails", async () => {
    const event = await eventOf();

    assert.throws(() => assertLeadEvent({ ...event, data: { ...event.data, cv: "x" } }));
    assert.throws(() => assertLeadEvent({ ...event, timestamp: "yesterday" }));
  });
});

type Block = { text: { type: string; text: string; verbatim: boolean } };
type Slack = { text: string; blocks: Block[] };

describe("a message to Slack", () => {
  test("shows the name, the answers, the source and the link", async () => {
    const { text, blocks } = slackMessage(await eventOf(source)) as Slack;
    const lines = blocks.map((block) => block.text.text);

    assert.equal(text, "Contact message: Ada Lovelace");
    assert.equal(lines[0], "*Contact message*: Ada Lovelace");
    assert.ok(lines.includes("*Email*\nada@example.com"));
    assert.match(lines.at(-2) ?? "", /^\*Source\*\npage: contact-us\nutm_source: news\nreferrer: /);
    assert.match(
      lines.at(-1) ?? "",
      /^<https:\/\/cms\.example\.com\/admin\/[^>|]+\|Open in the panel>$/,
    );
  });

  test("tells options apart that have commas", async () => {
    const answers = [
      { label: "Cities", kind: "choices", value: ["Munich, Germany", "Rome; Italy"] },
    ];
    const { blocks } = slackMessage(await eventOf({ answers }, { form: forms.custom })) as Slack;

    assert.ok(
      blocks.some(({ text }) => text.text === "*Cities*\n• Munich, Germany\n• Rome; Italy"),
      JSON.stringify(blocks),
    );
  });

  test("has no mention and no link of a visitor", async () => {
    const message = "<!channel> <https://evil.example|Invoice> & @here";
    const { text, blocks } = slackMessage(
      await eventOf({ message, full_name: "<!here>" }),
    ) as Slack;

    assert.equal(text, "Contact message: &lt;!here&gt;");
    assert.doesNotMatch(JSON.stringify(blocks.slice(0, -1)), /<|>/);
    assert.match(
      JSON.stringify(blocks),
      /&lt;!channel&gt; &lt;https:\/\/evil\.example\|Invoice&gt; &amp; @here/,
    );
    assert.ok(blocks.every((block) => block.text.verbatim));
  });

  test("stays within Slack's limits, and cuts no reference in two", async () => {
    const answers = Array.from({ length: 80 }, (_, number) => ({
      label: `Question ${number}`,
      kind: "longText",
      value: "<😀".repeat(3000),
    }));
    const { blocks } = slackMessage(await eventOf({ answers }, { form: forms.custom })) as Slack;

    assert.ok(blocks.length <= 50);
    for (const { text } of blocks) {
      assert.ok(text.text.length <= 3000);
      assert.doesNotMatch(text.text, /&(?!lt;|gt;|amp;)/);
    }
  });
});

type Run = { type: string; text: string };
type Card = { body: { type: string; inlines: Run[] }[]; actions: { url: string }[] };
const cardOf = (message: object) =>
  (message as { attachments: { content: Card }[] }).attachments[0]?.content as Card;

describe("a message to Teams", () => {
  test("shows the name, the answers and the link, in text that is no Markdown", async () => {
    const message = "[Invoice](https://evil.example) **now**";
    const { body, actions } = cardOf(teamsMessage(await eventOf({ message })));
    const lines = body.map(({ inlines }) => inlines.map(({ text }) => text).join(""));

    assert.equal(lines[0], "Contact message: Ada Lovelace");
    assert.ok(lines.includes(`Message: ${message}`));
    // Text blocks would interpret it.
    assert.ok(body.every(({ type }) => type === "RichTextBlock"));
    assert.match(actions[0]?.url ?? "", /^https:\/\/cms\.example\.com\/admin\//);
  });

  test("tells options apart that have commas", async () => {
    const answers = [
      { label: "Cities", kind: "choices", value: ["Munich, Germany", "Rome; Italy"] },
    ];
    const event = await eventOf({ answers }, { form: forms.custom });

    assert.match(
      JSON.stringify(teamsMessage(event)),
      /"Cities: ".*"• Munich, Germany\\n• Rome; Italy"/,
    );
  });

  test("stays within the limit of Teams", async () => {
    const answers = Array.from({ length: 40 }, (_, number) => ({
      label: `Question ${number}`,
      kind: "longText",
      value: '"ñ😀\n'.repeat(1000),
    }));
    const message = teamsMessage(await eventOf({ answers }, { form: forms.custom }));
    assert.ok(Buffer.byteLength(JSON.stringify(message)) < 28 * 1024);
    assert.doesNotMatch(JSON.stringify(message), /\uFFFD/);
  });
});
