import { render, screen } from "@testing-library/react";

import { translate } from "../../testing/translate";

import { Results } from "./Results";

const plain = (text: string) => ({ text, highlighted: false });
const marked = (text: string) => ({ text, highlighted: true });
const result = (path: string, excerpt: { text: string; highlighted: boolean }[]) => ({
  path,
  kind: "Article",
  title: [plain(`Title of ${path}`)],
  excerpt,
});

it("shows the next results after a translation of the last ones", () => {
  const first = [result("/a/", [plain("about "), marked("flutter")])];
  const next = [
    result("/a/", [marked("react"), plain(" and "), marked("react"), plain(" again")]),
    result("/b/", [plain("more")]),
  ];
  const { container, rerender } = render(<Results results={first} busy={false} />);
  translate(container);
  rerender(<Results results={next} busy={false} />);

  expect(screen.getAllByText("react")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Title of /b/" })).toBeInTheDocument();
});
