import { render, screen } from "@testing-library/react";

import { Pagination } from "./Pagination";

const renderText = (page: number, pages: number) => {
  render(<Pagination label="Pages" page={page} pages={pages} pathOf={(to) => `/blog/${to}/`} />);

  return screen
    .queryAllByRole("listitem")
    .map((item) => (item.className ? "…" : "") + item.textContent)
    .join("");
};

it.each([
  [1, 1, ""],
  [2, 3, "123"],
  [1, 9, "123…9"],
  [5, 12, "1…34567…12"],
  [4, 7, "1234567"],
])("page %d of %d links to the first, the last and nearby pages", (page, pages, text) => {
  expect(renderText(page, pages)).toBe(text);
});

it("marks the current page", () => {
  renderText(2, 3);

  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("2");
});
