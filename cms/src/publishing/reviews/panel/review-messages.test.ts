import assert from "node:assert/strict";
import { test } from "node:test";

import { before, change } from "../../../../tests/support/recent-change";
import type { Review } from "../../types";

import {
  answeredMessage,
  askedMessage,
  describeAsking,
  describeReview,
  mayAsk,
} from "./review-messages";

test("describes requests to publish", () => {
  const request: Review = {
    ...change,
    id: "r1",
    state: "open",
    askedBy: "Ada",
    askedAt: before(60),
    message: null,
    answeredBy: null,
    answeredAt: null,
    answer: null,
    isOwn: false,
  };
  const sentences = (
    [
      {},
      { isOwn: true },
      { state: "withdrawn", answeredBy: "Ada" },
      { state: "given back", answeredBy: "Kai" },
      { state: "published", answeredBy: "Kai" },
      { state: "published" },
    ] as const
  ).map((given) => describeReview({ ...request, ...given }));

  assert.deepEqual(sentences, [
    "Ada asks to publish this.",
    "You asked to publish this.",
    "The request was withdrawn.",
    "Kai gave it back.",
    "Kai published it.",
    "It was published on schedule.",
  ]);
});

test("a draft of their own can be asked about by users who may not publish it", () => {
  const uid = "api::article.article";
  const permit = (name: string, conditions: string[] = []) => ({
    action: `plugin::content-manager.explorer.${name}`,
    subject: uid,
    conditions,
  });
  const own = { documentId: "a1", createdBy: { id: 7 } };
  const author = [permit("update", ["admin::is-creator"])];

  assert.ok(mayAsk(author, uid, own, 7));
  assert.ok(!mayAsk(author, uid, own, 8));
  assert.ok(!mayAsk(author, "api::page.page", own, 7));
  assert.ok(!mayAsk([...author, permit("publish")], uid, own, 7));
  assert.ok(!mayAsk([permit("read")], uid, own, 7));
});

test("asking needs a saved draft that differs from the website, and no open request", () => {
  const draft = { documentId: "a1", status: "draft", isModified: false, isOpen: false };
  const ask = { label: "Ask to publish", disabled: false };

  assert.deepEqual(describeAsking(draft), ask);
  assert.deepEqual(describeAsking({ ...draft, status: "modified" }), ask);
  // The dialog says to save first.
  assert.deepEqual(describeAsking({ ...draft, status: "published", isModified: true }), ask);
  const { documentId: _documentId, ...unsaved } = draft;
  assert.ok(describeAsking(unsaved).disabled);
  assert.ok(describeAsking({ ...draft, status: "published" }).disabled);
  assert.deepEqual(describeAsking({ ...draft, isOpen: true }), {
    label: "Asked to publish",
    disabled: true,
  });
});

test("speaks of email only where it is sent", () => {
  assert.deepEqual(
    [true, false].flatMap((sendsMail) => [
      askedMessage(sendsMail),
      answeredMessage("Ada", sendsMail),
    ]),
    [
      "The editors are asked by email and on Home.",
      "Ada gets your answer by email.",
      "The editors are asked on Home.",
      "Ada sees your answer on Home.",
    ],
  );
});
