import assert from "node:assert/strict";
import { test } from "node:test";

import { describeOutbox, describeRetention, describeUnanswered, listPath } from "./summary";

test("counts leads", () => {
  const collection = { uid: "api::contact-data.contact-data", name: "Message", week: 3 };

  assert.equal(describeUnanswered({ ...collection, unanswered: 2 }), "2 unanswered");
  assert.equal(describeUnanswered({ ...collection, unanswered: 0 }), "All answered");
  assert.equal(describeUnanswered({ ...collection, unanswered: 0, week: 0 }), "");
  assert.equal(describeUnanswered({ ...collection, unanswered: null }), "");
  assert.match(describeRetention({ retentionDays: 365 }), /deleted after 365 days/);
  assert.match(describeRetention({ retentionDays: 1 }), /deleted after 1 day,/);
  assert.match(describeRetention({ retentionDays: 0 }), /kept until.*unless their form/);
  assert.match(
    decodeURIComponent(listPath({ ...collection, unanswered: 2 })),
    /\[state\]\[\$eq\]=new/,
  );
  assert.doesNotMatch(listPath({ ...collection, unanswered: 0 }), /filters/);
});

test("says which emails and messages to webhooks were not sent, and why", () => {
  const mail = { failing: 1, givenUp: 0, problem: "the mail server does not answer (ETIMEDOUT)" };

  const say = (given: typeof mail | null, webhooks: (typeof mail & { name: string })[] = []) =>
    describeOutbox({ mail: given, webhooks });

  assert.match(
    say(mail).join(),
    /^1 email was not sent: the mail server does not answer \(ETIMEDOUT\)\. .*administrator/,
  );
  assert.match(say({ ...mail, givenUp: 2 }).join(), /^3 emails were not sent/);
  assert.deepEqual(say({ ...mail, failing: 0 }), []);
  assert.deepEqual(say(null), []);

  const crm = { name: "crm", failing: 1, givenUp: 0, problem: "answers 500" };
  const [first, second, ...others] = say(null, [
    crm,
    { ...crm, name: "chat", givenUp: 1 },
    { ...crm, name: "sheet", failing: 0 },
  ]);
  assert.match(first ?? "", /^1 message to the webhook “crm” was not sent: answers 500\. /);
  assert.match(second ?? "", /^2 messages to the webhook “chat” were not sent/);
  assert.deepEqual(others, []);
});
