import { renderHook } from "@testing-library/react";

import { decide } from "./consent-store";
import { acceptOnScroll, scrollPercentage, useAcceptOnScroll } from "./use-accept-on-scroll";

jest.mock("./consent-store");

const scrollTo = (percentage: number) => {
  const { documentElement } = document;
  Object.defineProperty(documentElement, "scrollHeight", { value: 2000, configurable: true });
  Object.defineProperty(documentElement, "clientHeight", { value: 1000, configurable: true });
  Object.defineProperty(window, "scrollY", { value: percentage * 10, configurable: true });
  window.dispatchEvent(new Event("scroll"));
};

describe("acceptance on scroll", () => {
  beforeEach(() => jest.mocked(decide).mockReset());

  it("is there at 25 percent, and off", () => {
    expect(scrollPercentage).toBe(25);
    expect(acceptOnScroll).toBe(false);
  });

  it("does nothing while it is off", () => {
    renderHook(() => useAcceptOnScroll(false));
    scrollTo(90);

    expect(decide).not.toHaveBeenCalled();
  });

  it("accepts beyond 25 percent where it is on", () => {
    renderHook(() => useAcceptOnScroll(true));
    scrollTo(25);
    expect(decide).not.toHaveBeenCalled();

    scrollTo(26);
    expect(decide).toHaveBeenCalledWith({ statistics: true, chat: true });
  });
});
