import { renderHook } from "@testing-library/react";

import { scrollToPercentage } from "../testing/scroll-to-percentage";

import { saveChoice } from "./consent-store";
import { useAcceptOnScroll } from "./use-accept-on-scroll";

jest.mock("./consent-store");

describe("useAcceptOnScroll", () => {
  beforeEach(() => jest.mocked(saveChoice).mockReset());

  it("accepts beyond 25 percent if it is on", () => {
    renderHook(() => useAcceptOnScroll(true));
    scrollToPercentage(25);
    expect(saveChoice).not.toHaveBeenCalled();

    scrollToPercentage(26);
    expect(saveChoice).toHaveBeenCalledWith({ statistics: true, chat: true });
  });

  it("does not accept on a page that is no longer than the window", () => {
    renderHook(() => useAcceptOnScroll(true));
    scrollToPercentage(0);
    Object.defineProperty(document.documentElement, "scrollHeight", { value: 1000 });
    Object.defineProperty(window, "scrollY", { value: 10 });
    window.dispatchEvent(new Event("scroll"));

    expect(saveChoice).not.toHaveBeenCalled();
  });

  it("can be turned on later", () => {
    const { rerender } = renderHook(useAcceptOnScroll, { initialProps: false });
    rerender(true);
    scrollToPercentage(90);

    expect(saveChoice).toHaveBeenCalledTimes(1);
  });

  it("stops when the banner is gone", () => {
    const { unmount } = renderHook(() => useAcceptOnScroll(true));
    unmount();
    scrollToPercentage(90);

    expect(saveChoice).not.toHaveBeenCalled();
  });
});
