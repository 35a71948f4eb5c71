import { allowsStatistics } from "../../consent/consent-store";
import { postSubmission } from "../../lib/post-submission";
import { draftKey, deleteKey } from "../../lib/idempotency-key";
import { submissionError } from "../../lib/submission-error";

import { currentPage, sendSubmission } from "./send-submission";

jest.mock("../../consent/consent-store");
jest.mock("../../lib/post-submission");

const post = jest.mocked(postSubmission);
const send = () =>
  sendSubmission(
    { form: "contact", collection: "contact-datas", data: { message: "Hello" } },
    async () => ({
      website: "",
      elapsed_ms: 5000,
    }),
  );
const keys = () => post.mock.calls.map(([, , key]) => key);

it.each([
  ["/", "/"],
  ["/contact-us/", "contact-us/"],
])("the page %s is sent as %s", (path, page) => {
  window.history.replaceState(null, "", path);
  const current = currentPage();
  window.history.replaceState(null, "", "/");

  expect(current).toBe(page);
});

describe("sendSubmission", () => {
  beforeEach(() => {
    deleteKey("contact");
    post.mockReset().mockResolvedValue({ id: 1 });
  });

  it.each([
    [true, { click_id: "gclid=abc" }],
    [false, {}],
  ])("adds the visit's source; statistics allowed: %s", async (isAllowed, clickId) => {
    window.history.replaceState(null, "", "/contact-us/?utm_source=news&gclid=abc");
    jest.mocked(allowsStatistics).mockReturnValue(isAllowed);
    await send();
    window.history.replaceState(null, "", "/");

    expect(post.mock.calls[0]?.[1]).toEqual({
      utm_source: "news",
      ...clickId,
      first_page: "/contact-us/",
      message: "Hello",
      website: "",
      elapsed_ms: 5000,
    });
  });

  it("reuses the idempotency key after a failure", async () => {
    post.mockRejectedValueOnce(submissionError("unreachable"));
    await expect(send()).rejects.toMatchObject({ code: "unreachable" });
    await send();

    expect(new Set(keys())).toEqual(new Set([draftKey("contact")]));
  });

  it("sends a new submission under another key if the stored attempt had other data", async () => {
    post.mockRejectedValueOnce(submissionError("changed"));
    await send();

    expect(new Set(keys()).size).toBe(2);
    expect(keys()[1]).toBe(draftKey("contact"));
  });
});
