import { act, render, screen } from "@testing-library/react";

import { TableOfContents } from "./TableOfContents";

let scroll: () => void = () => undefined;

beforeAll(() =>
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(notify: () => void) {
        scroll = () => act(notify);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  }),
);

it("marks the active section, and none above the first", () => {
  render(
    <>
      <TableOfContents
        headings={[
          { anchor: "first", title: "First" },
          { anchor: "second", title: "Second" },
        ]}
      />
      <h2 id="first">First</h2>
      <h2 id="second">Second</h2>
    </>,
  );
  const tops = { first: 500, second: 900 };
  for (const [id, top] of Object.entries(tops)) {
    const heading = document.getElementById(id) as HTMLElement;
    heading.getBoundingClientRect = () => ({ top: top - window.scrollY }) as DOMRect;
  }
  const current = () => screen.getByRole("link", { current: "location" });
  const scrollTo = (top: number) => {
    window.scrollY = top;
    scroll();
  };

  scrollTo(0);
  expect(screen.queryByRole("link", { current: "location" })).not.toBeInTheDocument();
  scrollTo(400);
  expect(current()).toHaveTextContent("First");
  scrollTo(800);
  expect(current()).toHaveTextContent("Second");
  scrollTo(400);
  expect(current()).toHaveTextContent("First");
});
