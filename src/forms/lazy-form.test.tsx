import { act, render, screen } from "@testing-library/react";
import type { FC } from "react";

import { lazyForm } from "./lazy-form";

type Notify = (entries: { isIntersecting: boolean }[]) => void;
let observers: Notify[] = [];
const approach = (near: boolean) =>
  act(() => observers.forEach((notify) => notify([{ isIntersecting: near }])));

class ObserverDouble {
  constructor(notify: Notify) {
    observers.push(notify);
  }
  observe() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

const Form: FC<{ email: string }> = () => <p>The form</p>;
const link = () => screen.queryByRole("link", { name: "hello@example.com" });

const show = (load: () => Promise<FC<{ email: string }>>) => {
  const LazyForm = lazyForm(load, "line");

  return render(<LazyForm email="hello@example.com" />);
};

describe("a lazy-loaded form", () => {
  beforeEach(() => {
    observers = [];
    Object.assign(window, { IntersectionObserver: ObserverDouble });
  });

  it("shows an email address until the form is near the viewport", async () => {
    const load = jest.fn(async () => Form);
    const { container } = show(load);
    approach(false);
    expect(load).not.toHaveBeenCalled();
    expect(link()).toHaveAttribute("href", "mailto:hello@example.com");
    expect(container.firstChild).toHaveClass("line");

    approach(true);
    expect(await screen.findByText("The form")).toBeInTheDocument();
    expect(link()).not.toBeInTheDocument();
  });

  it("sets data-form-in-view while it is in view", () => {
    const { container } = show(() => new Promise(() => undefined));
    expect(container.firstChild).not.toHaveAttribute("data-form-in-view");

    approach(true);
    expect(container.firstChild).toHaveAttribute("data-form-in-view");
    approach(false);
    expect(container.firstChild).not.toHaveAttribute("data-form-in-view");
  });

  it("reports that loading failed, and keeps the email address", async () => {
    jest.useFakeTimers();
    const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
    show(() => Promise.reject(new Error("Loading chunk 508 failed")));
    expect(screen.queryByText(/couldn't be loaded/)).not.toBeInTheDocument();
    approach(true);
    await act(() => jest.advanceTimersByTimeAsync(1000));

    expect(screen.getByText(/The form couldn't be loaded/)).toBeInTheDocument();
    expect(link()).toBeInTheDocument();
    logged.mockRestore();
    jest.useRealTimers();
  });
});
