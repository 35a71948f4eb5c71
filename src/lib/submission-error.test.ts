import { rateLimitError, fullMessage, submissionError, SubmissionError } from "./submission-error";

describe("a submission error", () => {
  it("is an error with a code, and without details unless there are some", () => {
    const error = submissionError("slow");

    expect(error).toBeInstanceOf(SubmissionError);
    expect(error).toMatchObject({ name: "SubmissionError", code: "slow", fields: {} });
    expect(error.serverMessage).toBeUndefined();
  });

  it.each([
    ["offline", "You seem to be offline. Your entries are saved."],
    ["unreachable", "We couldn’t reach our server. Your entries are saved. Please try again."],
    ["slow", "Our server is taking too long to respond. Your entries are saved."],
    ["broken", "Our server couldn’t process this right now. Your entries are saved."],
    ["canceled", "Sending was canceled. Your entries are saved."],
  ] as const)("has a message that tells the visitor what to do: %s", (code, text) => {
    expect(submissionError(code).message).toContain(text);
  });

  it.each([
    [undefined, "We couldn’t reach our server. Your entries are saved. Please try again."],
    ["No", "No. We couldn’t reach our server. Your entries are saved. Please try again."],
    ["No!", "No! We couldn’t reach our server. Your entries are saved. Please try again."],
    ["No?", "No? We couldn’t reach our server. Your entries are saved. Please try again."],
    ["3.5 no", "3.5 no. We couldn’t reach our server. Your entries are saved. Please try again."],
  ])("starts with the server's message (%j)", (serverMessage, text) => {
    expect(fullMessage(submissionError("unreachable", { serverMessage }))).toBe(text);
  });
});

describe("a busy server", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date("2026-01-01T00:00:00Z") }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ["1", "in 1 second."],
    ["2", "in 2 seconds."],
    ["89", "in 89 seconds."],
    ["90", "in 2 minutes."],
    ["120", "in 2 minutes."],
    ["121", "in 3 minutes."],
    ["5340", "in 89 minutes."],
    ["5341", "in 2 hours."],
    ["7200", "in 2 hours."],
    ["7201", "in 3 hours."],
    ["0", "in a few minutes."],
    ["", "in a few minutes."],
    ["soon", "in a few minutes."],
    ["30 seconds", "in a few minutes."],
    ["-30", "in a few minutes."],
    [null, "in a few minutes."],
    ["Thu, 01 Jan 2026 00:05:00 GMT", "in 5 minutes."],
    ["Wed, 31 Dec 2025 23:59:00 GMT", "in a few minutes."],
  ])("with Retry-After %j asks to try again %s", (retryAfter, when) => {
    const error = rateLimitError(retryAfter, { serverMessage: "Slow down" });

    expect(error.code).toBe("busy");
    expect(error.serverMessage).toBe("Slow down");
    expect(error.message).toBe(
      `Too many requests from your connection. Your entries are saved. Please try again ${when}`,
    );
  });
});
