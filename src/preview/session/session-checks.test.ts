import { json, serveContent, stopServing, type Answers } from "../../testing/content-server";

import { createSessionChecks } from "./session-checks";

const minute = 60_000;
const session = { session: "0123", uid: "api::home.home", expires: 2_000_000_000 };

let now = 1_000_000_000_000;
let requests = 0;
beforeEach(() => {
  requests = 0;
  jest.spyOn(Date, "now").mockImplementation(() => now);
});
afterEach(() => {
  stopServing();
  jest.restoreAllMocks();
});

/** The CMS's response; undefined is a failure. */
let isOpen: boolean | undefined;
const start = async () => {
  isOpen = true;
  const answers: Answers = {
    "/api/preview-session": (response) => {
      requests += 1;
      if (isOpen === undefined) return json(null, 500)(response);
      response.end(JSON.stringify({ open: isOpen }));
    },
  };

  return createSessionChecks(await serveContent(answers), "a-secret-of-sixteen");
};

it("requests the CMS at most once a minute per session", async () => {
  const sessions = await start();
  const all = [1, 2, 3].map(() => sessions.isOpen(session));
  expect(await Promise.all(all)).toEqual([true, true, true]);
  expect(requests).toBe(1);

  isOpen = false;
  now += minute - 1;
  expect(await sessions.isOpen(session)).toBe(true);
  expect(await sessions.isOpen({ ...session, session: "4567" })).toBe(false);
  now += 1;
  expect(await sessions.isOpen(session)).toBe(false);
  expect(requests).toBe(3);
});

it("keeps an open session for five minutes while the CMS is unreachable", async () => {
  const sessions = await start();
  await sessions.isOpen(session);
  isOpen = undefined;
  now += 5 * minute - 1;
  expect(await sessions.isOpen(session)).toBe(true);
  now += minute;
  await expect(sessions.isOpen(session)).rejects.toThrow(
    /cannot check this preview's session \(500\)/,
  );

  isOpen = true;
  expect(await sessions.isOpen(session)).toBe(true);
});

it("rejects unknown sessions while the CMS is unreachable", async () => {
  const sessions = await start();
  stopServing();

  await expect(sessions.isOpen(session)).rejects.toThrow(/cannot be reached/);
});

describe("a link", () => {
  const record = { uid: "api::home.home", documentId: "abc", expires: 1_000_000_000 + 3600 };
  let answer: object | undefined;
  const startLinks = async () => {
    now = 1_000_000_000_000;
    answer = { open: true, ...record };
    const answers: Answers = {
      "/api/preview-session": (response) =>
        answer ? void response.end(JSON.stringify(answer)) : json(null, 500)(response),
    };

    return createSessionChecks(await serveContent(answers), "a-secret-of-sixteen");
  };

  it("has the record of the CMS's answer until it expires", async () => {
    const { linkedRecord } = await startLinks();
    expect(await linkedRecord("a")).toEqual(record);
    now = record.expires * 1000 - 1;
    expect(await linkedRecord("a")).toEqual(record);
    now = record.expires * 1000;
    expect(await linkedRecord("a")).toBeUndefined();
  });

  it("is checked again after a notification, and once a minute", async () => {
    const { linkedRecord, recheck } = await startLinks();
    await linkedRecord("a");
    answer = { open: false };
    expect(await linkedRecord("a")).toEqual(record);
    recheck();
    expect(await linkedRecord("a")).toBeUndefined();

    answer = { open: true, ...record };
    now += minute;
    expect(await linkedRecord("a")).toEqual(record);
  });

  it("that was withdrawn stays closed while the CMS is unreachable", async () => {
    const { linkedRecord, recheck } = await startLinks();
    await linkedRecord("a");
    answer = undefined;
    recheck();
    expect(await linkedRecord("a")).toEqual(record);

    answer = { open: false };
    recheck();
    await linkedRecord("a");
    answer = undefined;
    recheck();
    await expect(linkedRecord("a")).rejects.toThrow(/cannot check this preview's session/);
  });
});
