import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";

import { services } from "../../common/catalogue/services";
import { projectFilterPath } from "../../common/catalogue/paths";

import Service from "./service";

const empty = { nodes: [] };
const [{ slug }] = services;

/** @param totalCount of case studies, of which the query returns three at most. */
const show = (totalCount: number) => {
  const nodes = ["One", "Two", "Three"]
    .slice(0, totalCount)
    .map((title) => ({ title, slug: title, summary: "Words.", sample: false, cover: null }));
  const data = {
    ...{ page: null, chapters: empty, comparisons: empty, articles: empty },
    contactDetails: { salesEmail: "sales@a.example" },
    projects: { totalCount, nodes },
  };
  const props = { data, pageContext: { slug } };
  render(<Service {...(props as unknown as ComponentProps<typeof Service>)} />);
};

const linkToAll = () => screen.queryByRole("link", { name: /^All \d+ case studies$/ });

it("a service with more case studies than its page shows links to all of them", () => {
  show(5);

  expect(linkToAll()).toHaveAttribute("href", projectFilterPath("service", slug));
  expect(linkToAll()).toHaveTextContent("All 5 case studies");
});

it("a service whose page shows all case studies has no such link", () => {
  show(3);

  expect(screen.getByRole("link", { name: "Three" })).toBeVisible();
  expect(linkToAll()).not.toBeInTheDocument();
});
