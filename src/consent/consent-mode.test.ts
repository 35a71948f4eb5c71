import { allAccepted, allRejected } from "./choice";
import { signalConsent, signalsFor } from "./consent-mode";

describe("Consent Mode v2", () => {
  it("denies everything after a refusal", () => {
    expect(signalsFor(allRejected)).toEqual({
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
    });
  });

  it("grants only statistics, never advertising", () => {
    expect(signalsFor(allAccepted)).toEqual({
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "granted",
    });
  });

  it("sends the tag manager the default once, and then each choice", () => {
    signalConsent(allAccepted);
    signalConsent(allRejected);

    const commands = window.dataLayer?.map((entry) => Array.from(entry as ArrayLike<unknown>));
    expect(commands?.map((entry) => entry.slice(0, 2))).toEqual([
      ["consent", "default"],
      ["consent", "update"],
      ["consent", "update"],
    ]);
    expect(commands?.[0]?.[2]).toEqual(signalsFor(allRejected));
    expect(commands?.[1]?.[2]).toEqual(signalsFor(allAccepted));
  });
});
