import { replyNotice } from "./reply-notice";

const notice = "Nobody can be answered: add an email or a phone question.";

it.each<[string, unknown, string | undefined]>([
  ["without questions yet", [], undefined],
  ["that is not loaded", undefined, undefined],
  ["with a text", [{ kind: "text" }], notice],
  ["whose question has no kind yet", [{}], notice],
  ["with a web address and a long text", [{ kind: "webAddress" }, { kind: "longText" }], notice],
  ["with an email", [{ kind: "text" }, { kind: "email" }], undefined],
  ["with a phone number", [{ kind: "phone" }, { kind: "text" }], undefined],
])("a form %s", (_, questions, expected) => {
  expect(replyNotice(questions)).toBe(expected);
});
