import { createHmac } from "node:crypto";

import {
  createCheck,
  createSession,
  isExpired,
  isRefreshAuthorized,
  verifySession,
  verifyTicket,
} from "./signed";

const secret = "a-secret-of-sixteen";
const sign = (purpose: string, text: string, by = secret) =>
  `${text}.${createHmac("sha256", by).update(`preview ${purpose}:${text}`).digest("base64url")}`;
const payload = {
  uid: "api::home.home",
  documentId: "abc",
  status: "draft" as const,
  session: "0123",
  expires: 2_000_000_000,
};
const encoded = Buffer.from(JSON.stringify(payload)).toString("base64url");

// Must equal the values in cms/tests/preview/preview.test.ts, since the site and the CMS share no code.
const sharedVectors = {
  secret: "agreed-between-both-halves",
  ticket:
    "eyJ1aWQiOiJhcGk6OmhvbWUuaG9tZSIsImRvY3VtZW50SWQiOiJhYmMiLCJzdGF0dXMiOiJkcmFmdCIsInNlc3Npb24iOiIwMTIzIiwiZXhwaXJlcyI6NjB9.xEUuAGa6PQUjO3jTrmb6UlEX8dihLaiPwxk8UVl5a_Y",
  check:
    "eyJzZXNzaW9uIjoiMDEyMyIsInVpZCI6ImFwaTo6aG9tZS5ob21lIn0.HR83T7Q6ys6F4vEHkhzgQl639_DwWMKEdMEe7DBxUmQ",
  authorization: "Bearer 8SZIook9LBef4gFCri0qbyFql-SKn8Rc-IQpfselcXQ",
};

describe("a ticket", () => {
  it("is valid as the CMS signs it", () => {
    expect(verifyTicket(sharedVectors.secret, sharedVectors.ticket)).toEqual({
      uid: "api::home.home",
      documentId: "abc",
      status: "draft",
      session: "0123",
      expires: 60,
    });
    expect(isRefreshAuthorized(sharedVectors.secret, sharedVectors.authorization)).toBe(true);
    expect(createCheck(sharedVectors.secret, payload)).toBe(sharedVectors.check);
  });

  it.each([
    ["another secret", sign("ticket", encoded, "another-secret-of-sixteen")],
    ["another purpose", sign("cookie", encoded)],
    ["no signature", encoded],
    ["an empty ticket", ""],
    ["a changed payload", sign("ticket", encoded).replace(/^./, "f")],
    ["a two-byte character", sign("ticket", encoded).replace(/.$/, "é")],
  ])("is invalid: %s", (_, ticket) => {
    expect(verifyTicket(secret, ticket)).toBeUndefined();
  });

  it("expires at its time, and not before", () => {
    const ticket = verifyTicket(secret, sign("ticket", encoded));
    jest.useFakeTimers({ now: 1_999_999_999_000 });
    expect(ticket && isExpired(ticket)).toBe(false);
    jest.setSystemTime(2_000_000_000_000);
    expect(ticket && isExpired(ticket)).toBe(true);
    jest.useRealTimers();
  });
});

describe("a session", () => {
  it("lasts eight hours", () => {
    jest.useFakeTimers({ now: 1_000_000_000_000 });
    const session = createSession(secret, payload);
    jest.setSystemTime(1_000_000_000_000 + 8 * 60 * 60 * 1000 - 1000);
    expect(verifySession(secret, session)).toMatchObject({
      session: "0123",
      uid: "api::home.home",
    });
    jest.setSystemTime(1_000_000_000_000 + 8 * 60 * 60 * 1000);
    expect(verifySession(secret, session)).toBeUndefined();
    jest.useRealTimers();
  });

  it.each([
    ["another secret", sign("cookie", encoded, "another-secret-of-sixteen")],
    ["a ticket's signature", sign("ticket", encoded)],
    ["the previous format", sign("session", "9999999999")],
    ["a two-byte character", sign("cookie", encoded).replace(/.$/, "é")],
    ["a later expiration", createSession(secret, payload).replace(/^[^.]+/, encoded)],
    ["an empty session", ""],
  ])("is invalid: %s", (_, session) => {
    expect(verifySession(secret, session)).toBeUndefined();
  });
});

describe("isRefreshAuthorized", () => {
  const withTwoBytes = sharedVectors.authorization.replace(/.$/, "é");

  it.each([undefined, "", "Bearer ", `Bearer ${secret}`, withTwoBytes])("rejects %j", (header) => {
    expect(isRefreshAuthorized(secret, header)).toBe(false);
  });
});
