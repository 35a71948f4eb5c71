import { createHmac } from "node:crypto";

import { createSession, isOver, isSession, mayRefresh, readTicket } from "./signed";

const secret = "a-secret-of-sixteen";
const sign = (purpose: string, text: string, by = secret) =>
  `${text}.${createHmac("sha256", by).update(`preview ${purpose}:${text}`).digest("base64url")}`;
const shown = { uid: "api::home.home", documentId: "abc", status: "draft", expires: 2_000_000_000 };
const encoded = Buffer.from(JSON.stringify(shown)).toString("base64url");

// The same in cms/tests/preview.test.ts: the halves share no code, and must agree.
const agreed = {
  secret: "agreed-between-both-halves",
  ticket:
    "eyJ1aWQiOiJhcGk6OmhvbWUuaG9tZSIsImRvY3VtZW50SWQiOiJhYmMiLCJzdGF0dXMiOiJkcmFmdCIsImV4cGlyZXMiOjYwfQ.PLXrkiTLUMshshPx2OWcBQvObqN9st8LdFdYWMtdKXs",
  authorization: "Bearer 8SZIook9LBef4gFCri0qbyFql-SKn8Rc-IQpfselcXQ",
};

describe("a ticket", () => {
  it("is read as the content service writes it", () => {
    expect(readTicket(agreed.secret, agreed.ticket)).toEqual({
      uid: "api::home.home",
      documentId: "abc",
      status: "draft",
      expires: 60,
    });
    expect(mayRefresh(agreed.secret, agreed.authorization)).toBe(true);
  });

  it.each([
    ["another secret", sign("ticket", encoded, "another-secret-of-sixteen")],
    ["another purpose", sign("session", encoded)],
    ["no signature", encoded],
    ["nothing", ""],
    ["a changed text", sign("ticket", encoded).replace(/^./, "f")],
    ["a letter of two bytes", sign("ticket", encoded).replace(/.$/, "é")],
  ])("of %s is none", (_, ticket) => {
    expect(readTicket(secret, ticket)).toBeUndefined();
  });

  it("is over when its time has come, and not before", () => {
    const ticket = readTicket(secret, sign("ticket", encoded));
    jest.useFakeTimers({ now: 1_999_999_999_000 });
    expect(ticket && isOver(ticket)).toBe(false);
    jest.setSystemTime(2_000_000_000_000);
    expect(ticket && isOver(ticket)).toBe(true);
    jest.useRealTimers();
  });
});

describe("a session", () => {
  it("lasts eight hours", () => {
    jest.useFakeTimers({ now: 1_000_000_000_000 });
    const session = createSession(secret);
    jest.setSystemTime(1_000_000_000_000 + 8 * 60 * 60 * 1000 - 1000);
    expect(isSession(secret, session)).toBe(true);
    jest.setSystemTime(1_000_000_000_000 + 8 * 60 * 60 * 1000);
    expect(isSession(secret, session)).toBe(false);
    jest.useRealTimers();
  });

  it.each([
    ["another secret", sign("session", "9999999999", "another-secret-of-sixteen")],
    ["a ticket's signature", sign("ticket", "9999999999")],
    ["a letter of two bytes", sign("session", "9999999999").replace(/.$/, "é")],
    ["a later end", createSession(secret).replace(/^\d+/, "9999999999")],
    ["nothing", ""],
  ])("of %s is none", (_, session) => {
    expect(isSession(secret, session)).toBe(false);
  });
});

describe("the right to tell about changes", () => {
  const withTwoBytes = agreed.authorization.replace(/.$/, "é");

  it.each([undefined, "", "Bearer ", `Bearer ${secret}`, withTwoBytes])(
    "is not given for %j",
    (header) => {
      expect(mayRefresh(secret, header)).toBe(false);
    },
  );
});
