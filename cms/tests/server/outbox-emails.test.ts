import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import type { Transporter } from "nodemailer";

import { forms } from "../../src/leads/forms/forms";
import { cvUid } from "../../src/leads/links/cv-link";
import { composeMail } from "../../src/server/outbox/mail-channel";
import { parseMailServer } from "../../src/server/outbox/mail-server";
import { createMailTransport } from "../../src/server/outbox/transport";

import { article } from "../support/articles";
import { decodeMail, type MailServer, startMailServer } from "../support/mail-server";
import { createOutbox, mailServer, publicUrl } from "../support/outbox-in-memory";

describe("every email", () => {
  let server: MailServer;
  let transport: Transporter;
  before(async () => {
    server = await startMailServer();
    transport = createMailTransport(parseMailServer(server.url));
  });
  after(async () => {
    transport.close();
    await server.stop();
  });
  const record = {
    documentId: "abc",
    full_name: "Jürgen Müller",
    name: "reader@example.com",
    scheduleProblem: "Not published as scheduled. Correct it.",
    title: "Größe",
  };
  const { contact, portfolio, application, subscribe } = forms;
  const kinds = [
    ...[contact, portfolio, application, subscribe].map(
      ({ name, uid }) => [name, uid, record.documentId] as const,
    ),
    ["schedule", article, `${article} ${record.documentId} 1`] as const,
  ];
  for (const [kind, uid, subject] of kinds) {
    for (const [address, replyTo] of [
      ["jürgen@example.de", undefined],
      ["jürgen@müller.de", undefined],
      ["", undefined],
      ["info@müller.de", "info@xn--mller-kva.de"],
      ["ada@example.com", "ada@example.com"],
    ]) {
      test(`about ${kind} of "${address}" has an ASCII header that marks it as automatic`, async () => {
        const { app, store } = await createOutbox({
          ...mailServer,
          ...publicUrl,
          MAIL_FROM: "website@example.com",
        });
        await store(uid, { ...record, your_email: address });
        await transport.sendMail((await composeMail(app, kind, subject)) ?? {});
        const [head = "", ...parts] = (server.messages.pop() ?? "").split("\r\n\r\n");
        const body = decodeMail(parts.join());
        const field = (name: string) => new RegExp(`^${name}: (.*)\r?$`, "m").exec(head)?.[1];

        assert.match(field("Message-ID") ?? "", new RegExp(`^<${kind}\\.abc.*@example\\.com>$`));
        assert.equal(field("Auto-Submitted"), "auto-generated");
        assert.ok(field("Date"));
        const hasVisitor = kind !== "subscribe" && kind !== "schedule";
        assert.equal(/<(.*)>/.exec(field("Reply-To") ?? "")?.[1], hasVisitor ? replyTo : undefined);
        const link = kind === "subscribe" ? "List-Unsubscribe=One-Click" : undefined;
        assert.equal(field("List-Unsubscribe-Post"), link);
        if (hasVisitor) assert.match(body, new RegExp(`^> Email: ${address}`, "m"));
      });
    }
  }
});

describe("the email about an application with a CV", () => {
  const application = { documentId: "abcdefgh12345678", full_name: "Ada", your_email: "a@b.cd" };
  const textWith = async (given: Record<string, string>, message?: string) => {
    const { app, store } = await createOutbox(given);
    const { documentId } = application;
    await store(forms.application.uid, { ...application, message });
    await store(cvUid, { documentId: "file1234file1234", application: documentId });

    return String((await composeMail(app, "application", documentId))?.text);
  };

  test("links to the CMS's public URL", async () => {
    const text = await textWith(publicUrl);

    assert.match(
      text,
      /CV \(until .*\): https:\/\/cms\.example\.com\/api\/cvs\/file1234file1234\./,
    );
  });

  test("warns if the CV was not scanned", async () => {
    assert.match(await textWith(publicUrl), /CV \(until [\d-]+, not scanned for viruses\): /);
    assert.match(
      await textWith({ ...publicUrl, CLAMAV: "tcp://127.0.0.1:3310" }),
      /CV \(until [\d-]+\): /,
    );
  });

  test("starts with the link to the panel, and labels each field", async () => {
    const text = await textWith({ ...publicUrl, CMS_ADMIN_PANEL: "true" });

    assert.match(
      text,
      /^Answer it in the panel: https:\/\/cms\.example\.com\/admin\/content-manager\/collection-types\/api::emp-data\.emp-data\/abcdefgh12345678\n/,
    );
    assert.match(text, /\n\n> Name: Ada\n> Email: a@b\.cd$/);
  });

  test("prefixes every line of the visitor's text", async () => {
    for (const end of ["\n", "\r\n", "\r", "\u2028", "\u0085", "\v"]) {
      const forged = `Hello${end}CV (until 2030-01-01): https://evil.example/api/cvs/x`;
      const text = await textWith({}, forged);
      const [, quoted = ""] = text.split("starts with “>”):\n\n");

      assert.equal(text.split("evil.example").length, 2);
      assert.ok(
        quoted.split("\n").every((line) => line.startsWith("> ")),
        JSON.stringify(text),
      );
      assert.match(quoted, /\n> CV \(until/);
    }
  });

  test("omits the panel if none is served", async () => {
    const text = await textWith({ ...publicUrl, CMS_ADMIN_PANEL: "false" });

    assert.doesNotMatch(text, /\/admin\//);
  });

  test("names the file instead of a link if the URL is not set", async () => {
    const text = await textWith({});

    assert.doesNotMatch(text, /http|localhost/);
    assert.match(text, /CV: open this application in the admin panel/);
  });
});

test("the email about a failed publication names the record, the reason and the link to edit it", async () => {
  const problem = "Not unpublished as scheduled. Articles use this category.";
  const draft = { documentId: "abcdefgh12345678", title: "Ship\n on Tuesdays" };
  const compose = async (scheduleProblem: string | null) => {
    const { app, store } = await createOutbox({ ...publicUrl, CMS_ADMIN_PANEL: "true" });
    await store(
      article,
      { ...draft, scheduleProblem },
      { ...draft, scheduleProblem: "of the published version", publishedAt: new Date() },
    );

    return composeMail(app, "schedule", `${article} ${draft.documentId} 1`);
  };
  const mail = await compose(problem);

  assert.equal(mail?.subject, 'Not unpublished as scheduled: "Ship  on Tuesdays"');
  assert.equal(
    mail?.text,
    `${problem}\n\nCorrect it in the panel: https://cms.example.com/admin/content-manager/collection-types/api::article.article/abcdefgh12345678`,
  );
  assert.equal(await compose(null), undefined, "once an editor has corrected it");
});
