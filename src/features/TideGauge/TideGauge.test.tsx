import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";

import { halfDay } from "./curves";
import { heightAt } from "./harmonics";
import { TideGauge } from "./TideGauge";

const tide = { title: "A tide gauge", text: "Five cosines." };
const now = Date.UTC(2026, 10, 22, 9, 30);

/** Runs idle callbacks, so that the live gauge loads. */
const showLive = async (reducedMotion = false) => {
  Object.assign(window, {
    matchMedia: () => ({ matches: reducedMotion }),
    requestIdleCallback: (callback: () => void) => setTimeout(callback),
    cancelIdleCallback: clearTimeout,
  });
  const shown = render(<TideGauge tide={tide} day="2026-11-20" />);
  await screen.findByRole("slider");

  return shown;
};

const height = (time: number) => `${heightAt(time).toFixed(2)} m`;

beforeEach(() => jest.useFakeTimers({ now, advanceTimers: true }));
afterEach(() => jest.useRealTimers());

describe("TideGauge", () => {
  it("shows the tide on the day of the build before hydration", () => {
    const html = renderToString(<TideGauge tide={tide} day="2026-11-20" />);
    const page = new DOMParser().parseFromString(html, "text/html").body;

    expect(page.querySelector("figure")?.textContent).toMatch(
      /A tide gauge.*high \d\d:\d\d.*low \d\d:\d\d.*2026-11-20, UTC.*Calculated, not for navigation/,
    );
    expect(page.querySelector("input, output")).toBeNull();
    const bytes = [...page.querySelectorAll("svg")].map(({ outerHTML }) => outerHTML).join("");
    expect(bytes.length).toBeGreaterThan(2000);
    expect(bytes.length).toBeLessThan(9000);
  });

  it("shows the current water level", async () => {
    await showLive();

    expect(screen.getByRole("figure", { name: "A tide gauge" })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(height(now));
    expect(screen.getByRole("slider", { name: "Time of the tide" })).toHaveValue("0");
  });

  it("updates with time, except with prefers-reduced-motion", async () => {
    const { unmount } = await showLive();
    act(() => jest.advanceTimersByTime(3 * 3_600_000));
    expect(screen.getByRole("status")).toHaveTextContent(height(Date.now()));
    unmount();

    await showLive(true);
    const shown = screen.getByRole("status").textContent;
    act(() => jest.advanceTimersByTime(3 * 3_600_000));
    expect(screen.getByRole("status")).toHaveTextContent(shown ?? "");
  });

  it("has a slider over twelve hours before and after, with text for screen readers", async () => {
    await showLive(true);
    const slider = screen.getByRole("slider");

    for (const value of ["-720", "720", "130"]) {
      fireEvent.change(slider, { target: { value } });
      const time = Date.now() + Number(value) * 60_000;
      expect(Math.abs(time - now)).toBeLessThanOrEqual(halfDay + 60_000);
      expect(screen.getByRole("status")).toHaveTextContent(/^\d\.\d\d m (rising|falling), \w+ \d/);
      expect(slider).toHaveAttribute(
        "aria-valuetext",
        screen.getByRole("status").textContent?.replace(" m ", " m, "),
      );
    }
  });

  it("follows the pointer over the chart, and returns to the current time when it leaves", async () => {
    await showLive(true);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const before = screen.getByRole("status").textContent ?? "";
    const chart = screen.getByRole("slider").parentElement?.parentElement as HTMLElement;
    for (const element of [chart, chart.lastElementChild as HTMLElement]) {
      element.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    }

    await user.pointer({ target: chart, coords: { clientX: 150 } });
    expect(screen.getByRole("slider")).toHaveValue("360");
    expect(screen.getByRole("status")).not.toHaveTextContent(before);
    await user.unhover(chart);
    expect(screen.getByRole("slider")).toHaveValue("0");
  });
});
