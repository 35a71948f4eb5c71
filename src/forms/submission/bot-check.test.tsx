import { render, renderHook, screen } from "@testing-library/react";

import { Honeypot, useBotSignals } from "./bot-check";

/** The signals of a form that is this many milliseconds old, and how long they took. */
const signalsAfter = async (milliseconds: number) => {
  const startedAt = Date.now();
  const { result } = renderHook(() => useBotSignals(startedAt - milliseconds));
  const signals = result.current.signals();
  await jest.runAllTimersAsync();

  return { ...(await signals), waited: Date.now() - startedAt };
};

describe("useBotSignals", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ["returns the elapsed time", 5000, 5000, 0],
    ["does not wait if two seconds have passed", 2000, 2000, 0],
    ["waits until two seconds have passed", 1999, 2000, 1],
    ["waits at most two seconds if the clock was set back", -60_000, 2000, 2000],
  ])("%s", async (_, milliseconds, elapsed, waited) => {
    expect(await signalsAfter(milliseconds)).toEqual({ website: "", elapsed_ms: elapsed, waited });
  });

  it("returns the value of the hidden honeypot field", async () => {
    const { result } = renderHook(() => useBotSignals(0));
    const { container } = render(<Honeypot inputRef={result.current.honeypotRef} />);
    const input = container.querySelector("input") as HTMLInputElement;
    input.value = "https://spam.example";

    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(input).toHaveAttribute("tabindex", "-1");
    expect(await result.current.signals()).toMatchObject({ website: "https://spam.example" });
  });
});
