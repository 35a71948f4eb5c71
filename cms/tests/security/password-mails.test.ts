import assert from "node:assert/strict";
import { after, before, type Mock, mock, test } from "node:test";

import { query } from "../support/query";
import { registerFirstAdministrator, userPassword } from "../support/users";
import { type InProcess, startInProcess } from "../support/in-process";
import { sendJson, unlimited } from "../support/visitors";

const email = "editor@example.com";
const networkDaily = 7;

type Send = (input: object) => Promise<unknown>;
let service: InProcess;
let requests: Mock<Send>["mock"];
let mails: Mock<Send>["mock"];

before(async () => {
  service = await startInProcess({
    ...unlimited,
    CMS_ADMIN_PANEL: "true",
    MAIL_SMTP_URL: "smtp://127.0.0.1:1",
    RATE_LIMIT_SUBSCRIBE_DAY: String(networkDaily),
  });
  await registerFirstAdministrator(service.url);
  const { strapi } = service;
  const mailer: { sendTemplatedEmail: Send } = strapi.plugin("email").service("email");
  mails = mock.method(mailer, "sendTemplatedEmail", async () => undefined).mock;
  const auth = strapi.service("admin::auth") as unknown as { forgotPassword: Send };
  requests = mock.method(auth, "forgotPassword").mock;
});
after(() => service.stop());

/** Requests a link, and waits for Strapi, which responds before it sends the email. */
const forget = async (address: string, from: string) => {
  const path = `${service.url}/admin/forgot-password`;
  const { status, text, headers } = await sendJson(path, { email: address }, {}, from);
  for (const { result } of requests.calls) await (result as unknown);

  return { status, text, headers: Object.keys(headers) };
};
const readToken = async () => {
  const [user] = await query<{ token: string | null }>(
    service,
    "select reset_password_token as token from admin_users",
  );

  return user?.token ?? null;
};

test("a network may request a number of password emails in a day, for all accounts together", async () => {
  const answers: object[] = [];
  for (let count = 0; count < networkDaily; count += 1) {
    answers.push(await forget(`nobody-${count}@example.com`, "127.3.0.1"));
  }
  answers.push(await forget(email, "127.3.0.1"));

  assert.equal(mails.callCount(), 0);
  assert.equal(await readToken(), null);
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
});

test("a mailbox gets five password emails in a day, and the link of the last one stays valid", async () => {
  const answers = [await forget("nobody@example.com", "127.3.1.1")];
  for (let count = 0; count < 5; count += 1) answers.push(await forget(email, `127.3.2.${count}`));
  assert.equal(mails.callCount(), 5);
  const token = await readToken();
  assert.ok(token);

  for (let count = 0; count < 3; count += 1) answers.push(await forget(email, `127.3.3.${count}`));
  assert.equal(mails.callCount(), 5);
  assert.equal(await readToken(), token);
  for (const answer of answers) assert.deepEqual(answer, answers[0]);

  const choice = { resetPasswordToken: token, password: `${userPassword}2` };
  const { status } = await sendJson(`${service.url}/admin/reset-password`, choice);
  assert.equal(status, 200);
});
