import { render } from "@testing-library/react";

import { useBottomInset } from "./use-bottom-inset";

const observers = new Map<Element, () => void>();

/** Calls back when {@link resize} is called: jsdom has no layout. */
class Observer {
  constructor(private readonly callback: () => void) {}

  observe(element: Element) {
    observers.set(element, this.callback);
  }

  disconnect() {
    for (const [element, callback] of observers) {
      if (callback === this.callback) observers.delete(element);
    }
  }
}

const resize = (element: HTMLElement, height: number) => {
  Object.defineProperty(element, "offsetHeight", { value: height, configurable: true });
  observers.get(element)?.();
};

const Bar = () => <section ref={useBottomInset<HTMLElement>()} aria-label="Bar" />;

const bottomInset = () => document.documentElement.style.getPropertyValue("--bottom-inset");

describe("a bar at the bottom", () => {
  beforeEach(() => void Object.assign(window, { ResizeObserver: Observer }));
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, "ResizeObserver");
  });

  it("reserves its height, also after the height has changed", () => {
    const bar = render(<Bar />).getByRole("region");
    resize(bar, 80);
    expect(bottomInset()).toBe("80px");

    resize(bar, 120);
    expect(bottomInset()).toBe("120px");
  });

  it("does not restyle the page if its styles already reserve the height", () => {
    const bar = render(<Bar />).getByRole("region");
    const styles = Object.assign(getComputedStyle(bar), { scrollPaddingBottom: "80px" });
    jest.spyOn(window, "getComputedStyle").mockReturnValue(styles);
    resize(bar, 80);

    expect(bottomInset()).toBe("");
  });

  it("reserves nothing once it is gone", () => {
    const { getByRole, unmount } = render(<Bar />);
    const bar = getByRole("region");
    resize(bar, 80);
    unmount();
    expect(bottomInset()).toBe("");

    resize(bar, 120);
    expect(bottomInset()).toBe("");
  });

  it("reserves nothing in a browser without ResizeObserver", () => {
    Reflect.deleteProperty(window, "ResizeObserver");
    render(<Bar />);

    expect(bottomInset()).toBe("");
  });
});
