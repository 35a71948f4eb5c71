import { renderHook } from "@testing-library/react";

import { scrollToPercentage } from "../testing/scroll";

import { saveChoice } from "./consent-store";
import { acceptOnScroll, scrollPercentage, useAcceptOnScroll } from "./use-accept-on-scroll";

jest.mock("./consent-store");

describe("useAcceptOnScroll", () => {
  beforeEach(() => jest.mocked(saveChoice).mockReset());

  it("has a threshold of 25 percent, and is off by default", () => {
    expect(scrollPercentage).toBe(25);
    expect(acceptOnScroll).toBe(false);
  });

  it("does nothing while it is off", () => {
    renderHook(() => useAcceptOnScroll(false));
    scrollToPercentage(90);

    expect(saveChoice).not.toHaveBeenCalled();
  });

  it("accepts beyond 25 percent if it is on", () => {
    renderHook(() => useAcceptOnScroll(true));
    scrollToPercentage(25);
    expect(saveChoice).not.toHaveBeenCalled();

    scrollToPercentage(26);
    expect(saveChoice).toHaveBeenCalledWith({ statistics: true, chat: true });
  });
});
