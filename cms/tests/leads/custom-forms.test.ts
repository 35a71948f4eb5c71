import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, beforeEach, mock, test } from "node:test";

import { appOf } from "../../src/server/app-context";
import { answersBodyLimit } from "../../src/leads/forms/custom-form";
import { forms } from "../../src/leads/forms/forms";
import { sourceFields } from "../../src/leads/forms/source";
import { findReceipt } from "../../src/leads/notify/find-receipt";
import { receiverOf } from "../../src/leads/notify/lead-mail";
import { eraseDataSubject, exportDataSubject } from "../../src/leads/data/data-subject";
import { exportLeads } from "../../src/leads/data/export";

import { answered, publishForm, questionKey } from "../support/custom-form";
import { onAnyDatabase } from "../support/databases";
import { documentsOf } from "../support/documents";
import { type InProcess, startInProcess } from "../support/in-process";
import { decodeMail, type MailServer, startMailServer } from "../support/mail-server";
import { allAreSent, arrived, mailSettings } from "../support/outbox";
import { fetchChallenge, prove } from "../support/proof";
import { countRows, query } from "../support/query";
import { sendJson, source } from "../support/visitors";
import { until } from "../support/wait";

type Answer = { key?: string; label: string; value: unknown };
type Row = {
  [column: string]: unknown;
  document_id: string;
  answers: string | object;
  summary: string;
};

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const fields = [
  { label: "Name", kind: "text", required: true, min: 2, max: 30 },
  { label: "Work email", kind: "email", required: true },
  { label: "Phone", kind: "phone" },
  { label: "Website", kind: "webAddress" },
  { label: "Goals", kind: "longText" },
  { label: "Place", kind: "choice", required: true, options: "Berlin\n  Oslo \n" },
  {
    label: "Topics",
    kind: "choices",
    required: true,
    options: "Munich, Germany\nTesting\nReact; Strapi",
  },
  { label: "Terms", kind: "checkbox", required: true },
  { label: "From", kind: "date" },
  { label: "People", kind: "number", min: 1, max: 20 },
];
const good: Record<string, unknown> = {
  Name: " Ada Lovelace ",
  "Work email": "ada@example.com",
  Phone: "+44 20 7946 0958",
  Website: "example.com",
  Goals: "Ship it.\nWork email: forged@example.com",
  Place: "Oslo",
  Topics: ["Munich, Germany", "React; Strapi"],
  Terms: true,
  From: "2026-12-01",
  People: "12",
};
const toAnswers = (values: Record<string, unknown>): Answer[] =>
  Object.entries(values).map(([label, value]) => answered(label, value));

onAnyDatabase("forms of editors", (settings) => {
  let service: InProcess;
  let mail: MailServer;
  before(async () => {
    mail = await startMailServer();
    mock.timers.enable({ apis: ["setInterval"] });
    service = await startInProcess({
      ...settings(),
      ...mailSettings(mail),
      CHALLENGE: "true",
      CHALLENGE_COST: "100",
      LEADS_RETENTION_DAYS: "30",
    });
    await publishForm(service, { title: "Training", slug: "training", questions: fields });
  });
  after(async () => {
    await service.stop();
    await mail.stop();
  });
  beforeEach(() => query(service, "delete from form_answers"));

  const solved = async () => prove(await fetchChallenge(service.url));
  const send = async (data: object, headers = {}) =>
    sendJson(`${service.url}/api/form-answers`, { data }, headers);
  const post = async (form: string, answers: unknown, more: object = {}, headers = {}) =>
    send({ form, answers, altcha: await solved(), ...more }, headers);
  const rows = () => query<Row>(service, "select * from form_answers order by id");
  const lastRow = async () => {
    const row = (await rows()).at(-1);
    assert.ok(row);
    const { document_id, summary } = row;

    return {
      ...row,
      document_id,
      summary,
      answers: typeof row.answers === "string" ? JSON.parse(row.answers) : row.answers,
    };
  };
  const errorOf = ({ text }: { text: string }) => JSON.parse(text).error;
  const documents = () => documentsOf(service, "api::form.form");
  const context = () => appOf(service.strapi);
  const csv = async (having: Record<string, string> = {}) => {
    let text = "";
    const { text: pieces, name } = await exportLeads(context(), forms.custom, {
      actor: "a test",
      having,
    });
    for await (const piece of pieces) text += piece;

    return { name, text };
  };
  /** The next message with this text, without the line breaks of its encoding. */
  const mailWith = async (text: string) => {
    const index = () => mail.messages.findIndex((one) => decodeMail(one).includes(text));
    await until(`an email has ${text}`, () => index() >= 0);

    return { message: decodeMail(mail.messages[index()] ?? ""), to: mail.recipients[index()] };
  };

  test("keep no settings that the kind of a question does not have", async () => {
    const data = {
      title: "Changed kinds",
      slug: "changed-kinds",
      button: "Send",
      thanks: "Thank you.",
      questions: [{ label: "Which", kind: "choice", options: "One\nTwo", min: 3 }],
    };
    const { documentId, questions } = await documents().create({
      data,
      populate: { questions: true },
    });
    const [which] = questions as { id: number; options: string | null; min: number | null }[];
    assert.deepEqual([which?.options, which?.min], ["One\nTwo", null]);

    // As the panel sends it: without the fields that it hides.
    const changed = await documents().update({
      documentId,
      data: { questions: [{ id: which?.id, label: "Which", kind: "number", max: 9 }] },
      populate: { questions: true },
    });
    const [number] = changed.questions as Record<string, unknown>[];
    assert.deepEqual([number?.options, number?.max], [null, 9]);
    await documents().delete({ documentId });
  });

  test("store an answer of every kind with the labels that were shown", async () => {
    const response = await post("training", toAnswers(good), { url: "training/", website: "" });

    assert.equal(response.status, 201, response.text);
    assert.deepEqual(Object.keys(JSON.parse(response.text).data), ["id", "documentId"]);
    const row = await lastRow();
    assert.deepEqual(
      row.answers,
      fields.map(({ label, kind }) => ({
        label,
        kind,
        value: {
          ...good,
          Name: "Ada Lovelace",
          Phone: "+442079460958",
          Website: "https://example.com",
        }[label],
      })),
    );
    assert.equal(
      row.summary,
      [
        "Name: Ada Lovelace",
        "Work email: ada@example.com",
        "Phone: +442079460958",
        "Website: https://example.com",
        "Goals: Ship it.",
        "  Work email: forged@example.com",
        "Place: Oslo",
        "Topics:",
        "  • Munich, Germany",
        "  • React; Strapi",
        "Terms: yes",
        "From: 2026-12-01",
        "People: 12",
      ].join("\n"),
    );
    assert.partialDeepStrictEqual(row, {
      form: "training",
      form_title: "Training",
      your_email: "ada@example.com",
      url: "training/",
      state: "new",
    });
  });

  test("store optional answers that are empty as null, and omit them from the lines", async () => {
    const empty = { ...good, Phone: "", Goals: null, From: "", People: " " };
    assert.equal((await post("training", toAnswers(empty))).status, 201);
    const { answers, summary } = await lastRow();

    assert.deepEqual(
      (answers as Answer[]).filter(({ value }) => value === null).map(({ label }) => label),
      ["Phone", "Goals", "From", "People"],
    );
    assert.doesNotMatch(summary, /Phone|Goals|From|People/);
  });

  test("store a number in one notation, however it is written", async () => {
    for (const [written, stored] of [
      ["12,5", "12.5"],
      [" 12.50 ", "12.50"],
      ["\uff11\uff12", "12"],
    ]) {
      assert.equal((await post("training", toAnswers({ ...good, People: written }))).status, 201);
      const { answers, summary } = await lastRow();

      assert.equal((answers as Answer[]).find(({ label }) => label === "People")?.value, stored);
      assert.ok(summary.endsWith(`People: ${stored}`), summary);
    }
  });

  test("reject each invalid answer at its label, and store nothing", async () => {
    for (const [label, value, message] of [
      ["Name", "", "Please fill this in"],
      ["Name", "A", "Minimum 2 characters"],
      ["Name", "x".repeat(31), "Maximum 30 characters"],
      ["Name", "Ada\r\nBcc: x@y.zz", "This contains characters that cannot be used here"],
      ["Name", ["Ada"], "This must be text"],
      ["Work email", "", "Please fill this in"],
      ["Work email", "ada", "Wrong email format"],
      ["Work email", "a@b.cd,evil@b.cd", "Wrong email format"],
      ["Phone", "+44 1", "Minimum 7 digit"],
      ["Phone", "020 7946 0958", "Start with a plus and the country code, like +44 20 7946 0958"],
      ["Website", "not a website", "Enter a web address, for example example.com"],
      ["Website", "javascript:alert(1)", "A web address starts with https:// or http://"],
      ["Goals", "x".repeat(5001), "Maximum 5000 characters"],
      ["Place", "", "Please fill this in"],
      ["Place", "Rome", "Choose one of the options"],
      ["Topics", [], "Choose at least one option"],
      ["Topics", "React", "Choose from the options, each once"],
      ["Topics", ["React", "Vue"], "Choose from the options, each once"],
      ["Topics", ["React", "React"], "Choose from the options, each once"],
      ["Topics", [{}], "Choose from the options, each once"],
      ["Terms", false, "Please check this box"],
      ["Terms", "yes", "This must be true or false"],
      ["From", "2026-02-30", "Enter a date, for example 2026-01-31"],
      ["From", "1.12.", "Enter a date, for example 2026-01-31"],
      ["From", "0026-01-31", "Enter a year from 1900 on, with four digits"],
      ["From", "1899-12-31", "Enter a year from 1900 on, with four digits"],
      ["From", "12026-01-31", "Enter a year with four digits"],
      ["People", "0", "The number must be at least 1"],
      ["People", "20.5", "The number must be at most 20"],
      ["People", "20,5", "The number must be at most 20"],
      ["People", "\u22121", "The number must be at least 1"],
      ["People", "1\u00a0000", "The number must be at most 20"],
      [
        "People",
        "1.000",
        "This can be read in two ways: write thousands without a separator, like 1000, and decimals with another number of digits, like 1.5",
      ],
      ["People", "12 €", "Enter only the number, without a currency sign"],
      ["People", "1e1", "Enter a number, for example 12 or 12.5"],
    ] as const) {
      const response = await post("training", toAnswers({ ...good, [label]: value }));

      assert.equal(response.status, 400, `${label} ${String(value)}: ${response.text}`);
      assert.deepEqual(errorOf(response).details.errors, [
        { path: [questionKey(label)], message, name: "ValidationError" },
      ]);
    }
    const two = await post("training", toAnswers({ ...good, Name: "", Terms: false }));
    assert.deepEqual(
      errorOf(two).details.errors.map(({ path }: { path: string[] }) => path),
      [[questionKey("Name")], [questionKey("Terms")]],
    );
    assert.equal(await countRows(service, "form_answers"), 0);
  });

  test("reject another shape, bots and larger bodies", async () => {
    const many = Array.from({ length: 41 }, (_, index) => answered(String(index), ""));
    for (const answers of [
      undefined,
      {},
      "x",
      [1],
      [{ label: 1 }],
      [{ label: "a", value: "b" }],
      [{ key: "a", value: "b" }],
      [{ key: "a", label: "b", kind: "c" }],
      many,
    ]) {
      assert.deepEqual(errorOf(await post("training", answers)).details.errors[0].path, [
        "answers",
      ]);
    }
    const known = toAnswers(good);
    for (const more of [{ website: "x" }, { elapsed_ms: 100 }, { your_email: "a@b.cd" }]) {
      assert.equal((await post("training", known, more)).status, 400);
    }
    const large = [answered("Name", "x".repeat(answersBodyLimit))];
    assert.equal((await send({ form: "training", answers: large })).status, 413);
    assert.equal(
      errorOf(await send({ form: "training", answers: known })).details.errors[0].path[0],
      "altcha",
    );
    assert.equal(await countRows(service, "form_answers"), 0);
  });

  test("respond 404 for an unknown form, and 409 for one that changed, without using up proof and key", async () => {
    const missing = await post("nothing", toAnswers(good));
    assert.equal(missing.status, 404);
    assert.equal(errorOf(missing).message, "There is no such form. Please reload the page.");

    const label = (words: string) => ({ label: words, kind: "text" });
    await documents().create({
      data: { title: "Secret", slug: "secret", questions: [label("Old label")] },
    });
    for (const sent of [[], [answered("Old label", "Words")]]) {
      const draft = await post("secret", sent);
      const none = await post("nothing", sent);
      assert.deepEqual([draft.status, draft.text], [404, none.text], "a draft is none");
    }
    const documentId = await publishForm(service, {
      title: "Changing",
      slug: "changing",
      questions: [label("Old label")],
    });
    const altcha = await solved();
    const key = { "Idempotency-Key": randomUUID() };
    const answers = [answered("Old label", "Words")];
    const submit = (sent: Answer[]) => send({ form: "changing", answers: sent, altcha }, key);
    const isChanged = async (sent: Answer[]) => {
      const response = await submit(sent);
      assert.equal(response.status, 409, response.text);
      assert.match(errorOf(response).message, /^This form has just changed\. /);
    };

    await documents().update({ documentId, data: { questions: [label("New label")] } });
    await documents().publish({ documentId });
    await isChanged(answers);
    await documents().update({
      documentId,
      data: { questions: [label("Old label"), label("More")] },
    });
    await documents().publish({ documentId });
    await isChanged(answers);
    const where = { key: questionKey("Where"), label: "Where", kind: "choice" };
    const ask = async (question: object) => {
      await documents().update({ documentId, data: { questions: [question] } });
      await documents().publish({ documentId });
    };
    await ask({ ...where, options: "Bonn\nOslo" });
    // Choosing again is not possible: the page has the old option.
    await ask({ ...where, options: "Berlin\nOslo" });
    await isChanged([answered("Where", "Bonn")]);
    await ask({ ...where, kind: "checkbox" });
    await isChanged([answered("Where", "Bonn")]);
    assert.equal((await submit([answered("Where", "Rome")])).status, 400);
    await documents().unpublish({ documentId });
    const unpublished = await submit(answers);
    assert.deepEqual([unpublished.status, unpublished.text], [404, missing.text]);
    assert.equal(await countRows(service, "form_answers"), 0);

    await documents().update({ documentId, data: { questions: [label("Old label")] } });
    await documents().publish({ documentId });
    await isChanged([...answers, answered("More", "")]);
    await isChanged([...answers, ...answers]);
    const accepted = await submit(answers);
    assert.equal(accepted.status, 201, accepted.text);
    assert.equal((await submit(answers)).text, accepted.text, "a retry");
    assert.equal((await submit([answered("Old label", "Others")])).status, 400);
    const other = { form: "changing", answers: [answered("Old label", "Others")] };
    assert.equal((await send({ ...other, altcha: await solved() }, key)).status, 422);
    assert.equal(await countRows(service, "form_answers"), 1);
  });

  test("keep the key of a question whose words changed, so that open pages can send", async () => {
    type Question = { id?: number; key?: string; label: string; kind: string };
    const kinds = { "Full nam": "text", Start: "date", Agreed: "checkbox" };
    const asked = Object.entries(kinds).map(([label, kind]) => ({ label, kind }));
    const { documentId } = await documents().create({
      data: { title: "Worded", slug: "worded", questions: asked },
    });
    await documents().publish({ documentId });
    const read = async (published: boolean): Promise<Question[]> => {
      const form = await service.strapi.db.query("api::form.form").findOne({
        where: { documentId, publishedAt: published ? { $notNull: true } : null },
        populate: { questions: true },
      });

      return form.questions;
    };
    const keysOf = (questions: Question[]) => questions.map(({ key }) => key);
    const shown = await read(true);
    const keys = keysOf(shown);
    assert.equal(new Set(keys).size, 3);
    assert.ok(
      keys.every((key) => /^q[0-9a-f]{10}$/.test(key ?? "")),
      keys.join(),
    );
    const values: Record<string, unknown> = {
      "Full nam": "Ada",
      Start: "2026-12-01",
      Agreed: true,
    };
    const answers = shown.map(({ key = "", label }) => ({ key, label, value: values[label] }));

    // As the panel saves: with the ids of rows, and without keys.
    const [name, start, agreed] = await read(false);
    const reworded = [
      { id: start?.id, label: "First day", kind: "date" },
      { id: name?.id, label: "Start", kind: "text" },
      { id: agreed?.id, label: "Agreed", kind: "checkbox" },
    ];
    await documents().update({ documentId, data: { questions: reworded } });
    await documents().publish({ documentId });
    assert.deepEqual(keysOf(await read(true)), [keys[1], keys[0], keys[2]]);

    const response = await post("worded", answers);
    assert.equal(response.status, 201, response.text);
    assert.deepEqual((await lastRow()).answers, [
      { label: "Start", kind: "date", value: "2026-12-01" },
      { label: "Full nam", kind: "text", value: "Ada" },
      { label: "Agreed", kind: "checkbox", value: true },
    ]);
    const forged = answers.map((answer) => ({ ...answer, label: "Buy now" }));
    assert.equal((await post("worded", forged)).status, 201);
    assert.deepEqual(
      (await lastRow()).answers.map(({ label }: Answer) => label),
      ["First day", "Start", "Agreed"],
    );

    // An earlier version has no ids of rows.
    await documents().update({ documentId, data: { questions: asked } });
    assert.deepEqual(keysOf(await read(false)), keys, "the earlier wording");
    const twice = [
      { key: keys[0], label: "A" },
      { key: keys[0], label: "B" },
      { key: "A b", label: "C" },
    ];
    await documents().update({
      documentId,
      data: { questions: twice.map((one) => ({ ...one, kind: "text" })) },
    });
    const unique = keysOf(await read(false));
    assert.equal(unique[0], keys[0]);
    assert.equal(new Set(unique).size, 3);
    assert.ok(
      unique.every((key) => /^q[0-9a-f]{10}$/.test(key ?? "")),
      unique.join(),
    );
  });

  test("may have 40 fields with the longest answers", async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      label: `${index} ${"ü".repeat(77)}`.slice(0, 80),
      kind: "longText",
    }));
    await publishForm(service, { title: "Long", slug: "long", questions: many });
    const response = await post(
      "long",
      many.map(({ label }) => answered(label, "東".repeat(5000))),
    );

    assert.equal(response.status, 201, response.text.slice(0, 300));
    assert.equal((await lastRow()).answers.length, 40);
  });

  test("keep hostile labels and answers as text in mails, CSV and panel", async () => {
    const labels = [
      "<script>alert(1)</script>",
      "=cmd()",
      "a\nBcc: x@y.zz",
      "\u202eabc",
      "x".repeat(80),
    ];
    await publishForm(service, {
      title: "<b>\r\nBcc: all@example.com",
      slug: "hostile",
      questions: labels.map((label) => ({ label, kind: "text" })),
    });
    const answers = labels.map((label) => answered(label, "=1+1<img>"));
    const response = await post("hostile", answers);
    assert.equal(response.status, 201, response.text);
    const row = await lastRow();

    assert.deepEqual(
      row.answers.map(({ label }: Answer) => label),
      labels,
    );
    assert.deepEqual(
      row.summary.split("\n").map((line) => line.replace(": =1+1<img>", "")),
      [...labels.slice(0, 2), "a Bcc: x@y.zz", ...labels.slice(3)],
    );
    const { message, to } = await mailWith("=cmd()");
    const [head = "", text = ""] = message
      .split("\r\n\r\n", 1)
      .concat(message.slice(message.indexOf("\r\n\r\n")));
    assert.deepEqual(to, ["sales@example.com"]);
    assert.match(head, /^Subject: Form answer: <b> Bcc: all@example\.com\r?$/m);
    assert.doesNotMatch(head, /^Bcc/m);
    assert.match(head, /^Content-Type: text\/plain/m);
    assert.doesNotMatch(head, /multipart|html/);
    assert.match(text, /^> a Bcc: x@y\.zz: =1\+1<img>\r$/m);

    const { text: cells } = await csv();
    assert.doesNotMatch(cells, /(^|[",;:\n])\s*=(cmd|1)/m);
    assert.match(cells, /"'=cmd\(\)",[^]+"'=1\+1<img>"/);

    // The panel's row; panel-roles.suite.ts reads one over HTTP.
    const shown = await service.strapi
      .documents("api::form-answer.form-answer")
      .findOne({ documentId: String(row.document_id) });
    assert.equal(shown?.summary, row.summary);
  });

  test("send the answers to their receiver, each digest to one, with the visitor in Reply-To", async () => {
    await allAreSent(service);
    await publishForm(service, {
      title: "Event",
      slug: "event",
      questions: [{ label: "Email", kind: "email" }],
      receiver: "events@example.com",
    });
    const sent = mail.messages.length;
    await post("event", [answered("Email", "guest@example.com")]);
    await arrived(mail, sent + 1);
    const { message, to } = await mailWith("guest@example.com");

    assert.deepEqual(to, ["events@example.com"]);
    assert.match(message, /^Subject: Form answer: Event\r$/m);
    assert.match(message, /^Reply-To: guest@example\.com\r$/m);
    assert.match(message, /^Message-ID: <custom\.\w+@example\.com>\r$/m);
    assert.match(message, /^> Form: Event\r$/m);
    assert.match(message, /^> Email: guest@example\.com\r$/m);

    // The outbox makes digests of emails of one kind.
    const kinds = await query<{ kind: string }>(
      service,
      "select distinct kind from outbox_messages",
    );
    assert.ok(kinds.some(({ kind }) => kind === "custom/event"));
    assert.ok(kinds.some(({ kind }) => kind === "custom/training"));
  });

  test("keep their receiver while they wait and the form is renamed or unpublished, and the receipt of a renamed one", async () => {
    const documents = documentsOf(service, "api::form.form");
    const receipt = { receiptSubject: "We have it", receiptText: "Thank you." };
    const documentId = await publishForm(service, {
      title: "Complaint",
      slug: "complaint",
      questions: [{ label: "Email", kind: "email" }],
      receiver: "complaints@example.com",
      ...receipt,
    });
    const app = appOf(service.strapi);
    const isKept = async (kind: string, subject?: string) => {
      assert.equal(await receiverOf(app, kind), "complaints@example.com");
      assert.equal((await findReceipt(app, kind))?.subject, subject);
    };
    await isKept("custom/complaint", receipt.receiptSubject);
    await documents.update({ documentId, data: { slug: "grievance" } });
    await documents.publish({ documentId });
    await isKept("custom/complaint", receipt.receiptSubject);
    await documents.unpublish({ documentId });
    await isKept("custom/grievance");
    assert.notEqual(await receiverOf(app, "custom/none"), "complaints@example.com");
  });

  test("refuse a receiver of several addresses, and show receiver and retention to nobody but editors", async () => {
    const form = { title: "Private", questions: [{ label: "Words", kind: "text" }] };
    for (const receiver of ["a@b.cd, e@f.gh", "a@b.cd;e@f.gh", "Team <a@b.cd>", "team"]) {
      await assert.rejects(
        publishForm(service, { ...form, receiver }),
        /Enter one email address, for example events@example\.com\./,
      );
    }
    await publishForm(service, {
      ...form,
      slug: "private",
      receiver: "hidden@example.com",
      retentionDays: 4321 - 3600,
    });
    const token = service.environment.STRAPI_TOKEN ?? "";
    const ask = (search: string) =>
      fetch(`${service.url}/api/forms?${search}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
    const all = await (await ask("populate=*&pagination[pageSize]=100")).text();

    assert.match(all, /"slug":"private"/);
    assert.match(all, /"label":"Words"/);
    assert.doesNotMatch(all, /hidden@|receiver|retentionDays|:721[,}]/);
    assert.equal((await ask("filters[receiver][$startsWith]=h")).status, 400);
    assert.equal((await ask("sort=receiver")).status, 400);
    assert.equal((await fetch(`${service.url}/api/forms`)).status, 401);
  });

  test("of one email are exported and erased", async () => {
    await post("training", toAnswers(good));
    await post("training", toAnswers({ ...good, "Work email": "other@example.com" }));
    const { leads } = await exportDataSubject(context(), "ADA@example.com", "a test");

    assert.equal(leads.custom?.length, 1);
    const { answers } = leads.custom[0] as { answers: Answer[] };
    assert.deepEqual(answers[5], { label: "Place", kind: "choice", value: "Oslo" });
    assert.doesNotMatch(JSON.stringify(leads.custom), /submission|other@/);
    assert.equal((await eraseDataSubject(context(), "ada@example.com", "a test")).custom, 1);
    assert.deepEqual(
      (await rows()).map(({ your_email: email }) => email),
      ["other@example.com"],
    );
  });

  test("are exported as CSV with their labels", async () => {
    await post("training", toAnswers(good), { url: "training/", ...source });
    const { name, text } = await csv();
    const [head = "", line = ""] = text.split("\r\n");

    assert.equal(name, "training");
    assert.equal(
      head,
      `\ufeff"ID","Received","Form","Name of the form","Sent from","${sourceFields.map((field) => "label" in field && field.label).join('","')}","State","Value","Decided on","Reason for the loss","Note","${fields.map(({ label }) => label).join('","')}"`,
    );
    assert.ok(
      line.endsWith(`"Oslo","Munich, Germany\nReact; Strapi","yes","2026-12-01","12"`),
      line,
    );
    assert.match(line, /"Training","training",.+"Ada Lovelace","ada@example\.com",/);
    assert.ok(line.includes(`"training/","${Object.values(source).join('","')}"`), line);
  });

  test("have a column for each question of all forms, also for one named like another column", async () => {
    const questions = ["Email", "State", "Name"].map((label) => ({ label, kind: "text" }));
    await publishForm(service, { title: "Other", slug: "other-questions", questions });
    await post("training", toAnswers(good));
    const other = { Email: "none", State: "=1", Name: "Grace" };
    assert.equal((await post("other-questions", toAnswers(other))).status, 201);
    const { name, text } = await csv();
    const [head = "", first = "", second = ""] = text.split("\r\n");

    assert.equal(name, "form-answers");
    assert.ok(head.endsWith(`"From","People","Email","State (answer)"`), head);
    assert.ok(first.endsWith(`"2026-12-01","12","",""`), first);
    assert.ok(second.endsWith(`"Grace","","","","","","","","","","none","'=1"`), second);

    const one = await csv({ form: "other-questions" });
    assert.equal(one.name, "other-questions");
    assert.match(one.text, /"Note","Email","State \(answer\)","Name"\r\n[^\r]+"Grace"\r\n$/);
  });

  test("are deleted after their form's days, even without the form, or as the other forms'", async () => {
    const form = (slug: string, retentionDays: number | null) =>
      publishForm(service, {
        title: slug,
        slug,
        questions: [{ label: "Words", kind: "text" }],
        retentionDays,
      });
    const documentId = await form("short", 7);
    await form("kept", 60);
    await form("usual", null);
    for (const slug of ["short", "kept", "usual"]) {
      assert.equal((await post(slug, [answered("Words", slug)])).status, 201);
    }
    await documents().delete({ documentId });
    /** As if this time had passed. */
    const pass = async (days: number) => {
      for (const { id, created_at: created, delete_at: end } of await rows()) {
        const earlier = (moment: unknown) => {
          const date = new Date(new Date(moment as number).getTime() - days * dayMs);

          return service.environment.DATABASE_URL ? `'${date.toISOString()}'` : date.getTime();
        };
        await query(
          service,
          `update form_answers set created_at = ${earlier(created)}, delete_at = ${end === null ? "null" : earlier(end)} where id = ${String(id)}`,
        );
      }
      mock.timers.tick(hourMs);
    };
    const left = async () => (await rows()).map(({ form: slug }) => slug).join();

    await pass(8);
    await until("the short one is gone", async () => (await left()) === "kept,usual");
    await pass(23);
    await until("the usual one is gone", async () => (await left()) === "kept");
    await pass(30);
    await until("all are gone", async () => (await left()) === "");
    await until(
      "no email about them waits",
      async () =>
        (await query(service, "select 1 from outbox_messages where kind like 'custom/kept'"))
          .length === 0,
    );
  });
});
