import { act, renderHook } from "@testing-library/react";

import { useIsPinned } from "./use-is-pinned";

const scrollTo = (y: number) =>
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event("scroll"));
  });

it("pins the header while the page scrolls up, except at its top", () => {
  const { result } = renderHook(useIsPinned);
  const pinnedAt = (y: number) => {
    scrollTo(y);

    return result.current;
  };

  expect([0, 400, 395, 900, 700, 697, 705].map(pinnedAt)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
  expect([1000, 500, 0].map(pinnedAt)).toEqual([false, true, false]);
});
