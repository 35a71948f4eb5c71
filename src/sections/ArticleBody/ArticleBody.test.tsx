import { render, screen } from "@testing-library/react";

import { ArticleBody } from "./ArticleBody";

it.each([
  ["no heading", "<p>Words.</p>", 0],
  ["one heading", '<h2 id="a">A</h2>', 0],
  ["two headings", '<h2 id="a">A</h2><h2 id="b">B</h2>', 1],
])("an article with %s has a table of contents only for several headings", (_what, html, count) => {
  const article = { title: "A heading", body: { html }, author: null };
  render(<ArticleBody article={article} url="https://a.example/" />);

  expect(screen.queryAllByRole("navigation", { name: "On this page" })).toHaveLength(count);
});
