import {
  answer,
  answering,
  fetchDouble,
  hanging,
  mockFetch,
  type Answer,
} from "../testing/fetch-double";

import { postTimeout, postSubmission } from "./post-submission";
import { SubmissionError } from "./submission-error";

const stored: Answer = { status: 201, body: { data: { id: 7, documentId: "x" } } };
const broken: Answer = { status: 500, body: { error: { message: "Internal Server Error" } } };
const connectionError = new TypeError("Failed to fetch");

/** Posts while advancing the clock, and returns the entry's id or the error. */
const post = async () => {
  const outcome = postSubmission("contact-datas", { full_name: "Ada" }, "key-1").catch(
    (error: unknown) => error,
  );
  await jest.advanceTimersByTimeAsync(postTimeout + 5000);

  return outcome;
};

const postWrong = async () => {
  const error = await post();
  if (!(error instanceof SubmissionError)) throw new Error("expected a SubmissionError");

  return error;
};

describe("postSubmission", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    mockFetch();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it("posts the entry as data with its idempotency key, and reads its id", async () => {
    answering(stored);

    expect(await post()).toEqual({ id: 7 });
    const [url, init] = fetchDouble.mock.calls[0] ?? [];
    expect(url).toMatch(/\/api\/contact-datas$/);
    expect(init?.body).toBe('{"data":{"full_name":"Ada"}}');
    expect(init?.headers).toMatchObject({ "Idempotency-Key": "key-1" });
  });

  it("sends no cookies", async () => {
    answering(stored);
    await post();

    expect(fetchDouble.mock.calls[0]?.[1].credentials).toBe("omit");
  });

  it.each([
    ["no JSON", { status: 201 }],
    ["an empty object", { status: 200, body: {} }],
    ["a list", { status: 201, body: [] }],
    ["null", { status: 200, body: null }],
  ])("treats a success with %s as its body as sent", async (_, broken) => {
    answering(broken);

    expect(await post()).toEqual({ id: undefined });
  });

  it("treats a success whose body never ends as sent", async () => {
    fetchDouble.mockResolvedValue({
      ...answer(stored),
      json: () => new Promise(() => undefined),
    });

    expect(await post()).toEqual({ id: undefined });
  });

  it.each([500, 502, 503, 504])(
    "retries after %i, at most twice, with the same key",
    async (status) => {
      answering({ status }, { status }, stored);

      expect(await post()).toEqual({ id: 7 });
      expect(fetchDouble).toHaveBeenCalledTimes(3);
      const keys = fetchDouble.mock.calls.map(
        ([, { headers }]) => (headers as Record<string, string>)["Idempotency-Key"],
      );
      expect(keys).toEqual(["key-1", "key-1", "key-1"]);
    },
  );

  it("gives up after three server errors, with the server's message", async () => {
    answering(broken, broken, broken);

    const error = await postWrong();
    expect(error.code).toBe("broken");
    expect(error.serverMessage).toBe("Internal Server Error");
    expect(fetchDouble).toHaveBeenCalledTimes(3);
  });

  it("waits longer before the third attempt than before the second", async () => {
    jest.spyOn(Math, "random").mockReturnValue(0);
    answering(broken, broken, stored);
    const outcome = postSubmission("subscribes", {}, "key-1");

    await jest.advanceTimersByTimeAsync(399);
    expect(fetchDouble).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(fetchDouble).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1199);
    expect(fetchDouble).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(fetchDouble).toHaveBeenCalledTimes(3);
    await outcome;
  });

  it("retries after a connection error", async () => {
    answering(connectionError, stored);

    expect(await post()).toEqual({ id: 7 });
  });

  it("reports an unreachable server after three connection errors", async () => {
    answering(connectionError, connectionError, connectionError);

    expect((await postWrong()).code).toBe("unreachable");
  });

  it("reports without a retry that the visitor is offline", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    answering(connectionError);

    expect((await postWrong()).code).toBe("offline");
    expect(fetchDouble).toHaveBeenCalledTimes(1);
  });

  it("aborts a request after ten seconds and does not retry", async () => {
    fetchDouble.mockImplementation(hanging);
    const outcome = postSubmission("subscribes", {}, "key-1").catch((error: unknown) => error);

    await jest.advanceTimersByTimeAsync(9999);
    expect(fetchDouble.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ code: "slow" });
    expect(fetchDouble).toHaveBeenCalledTimes(1);
  });

  it.each([400, 401, 403, 404, 405, 409, 413, 415])("does not retry after %i", async (status) => {
    answering({ status, body: { error: { message: "No" } } });

    expect(await postWrong()).toMatchObject({ code: "rejected", serverMessage: "No" });
    expect(fetchDouble).toHaveBeenCalledTimes(1);
  });

  it("treats 422 as another entry stored under the key", async () => {
    answering({ status: 422 });

    expect(await postWrong()).toMatchObject({ code: "changed" });
  });

  it("maps Strapi's errors to fields, the first of each", async () => {
    answering({
      status: 400,
      body: {
        error: {
          message: "2 errors occurred",
          details: {
            errors: [
              { path: ["your_email"], message: "Wrong email format" },
              { path: ["your_email"], message: "Another word about it" },
              { path: ["data", "full_name"], message: "Minimum 3 characters" },
            ],
          },
        },
      },
    });

    const error = await postWrong();
    expect(error.code).toBe("invalid");
    expect(error.fields).toEqual({
      your_email: "Wrong email format",
      full_name: "Minimum 3 characters",
    });
  });

  it.each([
    ["text", "nonsense"],
    ["a list", []],
    ["invalid errors", { error: { message: 4, details: { errors: "x" } } }],
    [
      "errors without paths",
      { error: { details: { errors: [null, {}, { path: [] }, { path: [3] }] } } },
    ],
  ])("handles a rejection with %s", async (_, body) => {
    answering({ status: 400, body });

    expect(await postWrong()).toMatchObject({ code: "rejected", fields: {} });
  });

  it("leaves no timer running", async () => {
    answering(stored);
    await postSubmission("subscribes", {}, "key-1");
    await jest.advanceTimersByTimeAsync(2000);

    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ["neither a string nor a number", { id: true }, undefined],
    ["text", { id: "abc" }, "abc"],
    ["missing", {}, undefined],
  ])("reads an id that is %s", async (_, data, id) => {
    answering({ status: 200, body: { data } });

    expect(await post()).toEqual({ id });
  });

  it("reports 429 as busy and does not retry", async () => {
    answering({ status: 429, retryAfter: "120", body: { error: { message: " Slow down " } } });

    expect(await postWrong()).toMatchObject({ code: "busy", serverMessage: "Slow down" });
    expect(fetchDouble).toHaveBeenCalledTimes(1);
  });

  it("counts work before the request toward the ten seconds", async () => {
    fetchDouble.mockImplementation(hanging);
    const outcome = postSubmission("subscribes", {}, "key-1", Date.now() - 4000).catch(
      (error: unknown) => error,
    );

    await jest.advanceTimersByTimeAsync(6000);
    expect(await outcome).toMatchObject({ code: "slow" });
  });

  it("ends a delay between two attempts when the time is up", async () => {
    fetchDouble.mockImplementation(async (_url, { signal }) => {
      if (signal?.aborted) throw connectionError;

      return answer(broken);
    });
    const outcome = postSubmission("subscribes", {}, "key-1", Date.now() - postTimeout + 100).catch(
      (error: unknown) => error,
    );

    await jest.advanceTimersByTimeAsync(100);
    expect(await outcome).toMatchObject({ code: "slow" });
  });

  it("does not retry if the time is up while a body is read", async () => {
    const silent = { ...answer(broken), json: () => new Promise(() => undefined) };
    fetchDouble.mockResolvedValue(silent);
    const outcome = postSubmission("subscribes", {}, "key-1", Date.now() - postTimeout + 100).catch(
      (error: unknown) => error,
    );

    await jest.advanceTimersByTimeAsync(2000);
    expect(await outcome).toMatchObject({ code: "broken" });
    expect(fetchDouble).toHaveBeenCalledTimes(1);
  });
});
