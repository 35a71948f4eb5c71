import { render, screen, within } from "@testing-library/react";

import { sequence, screen as drawnScreen } from "../../features/CaseStudyDiagrams/examples";

import { CaseStudyBody } from "./CaseStudyBody";

const html = { html: "<p>Words.</p>" };
const minimal: Queries.CaseStudyBodyFragment = {
  challenge: html,
  options: [],
  approach: html,
  screen: null,
  sequence: null,
  code: null,
  risks: [],
  result: html,
  pictures: null,
};
const complete: Queries.CaseStudyBodyFragment = {
  ...minimal,
  options: [
    { title: "A ledger", verdict: "Chosen", reason: "It adds up.", costToLeave: "Low." },
    { title: "A status", verdict: "Rejected", reason: "It forgets.", costToLeave: "High." },
  ],
  screen: drawnScreen,
  sequence,
  code: { html: "<pre><code>SELECT 1;</code></pre>" },
  risks: [{ title: "A new format", likelihood: "High", sign: "Fewer.", response: "Stop." }],
};

const show = (project: Queries.CaseStudyBodyFragment) =>
  render(<CaseStudyBody project={project} />);
const contentsLinks = () =>
  within(screen.getByRole("navigation", { name: "On this page" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);

describe("CaseStudyBody", () => {
  it("links to each section in order", () => {
    const { container } = show(complete);

    expect(contentsLinks()).toEqual([
      ["Problem", "#problem"],
      ["Options", "#options"],
      ["Decision", "#decision"],
      ["Code", "#code"],
      ["Risks", "#risks"],
      ["Result", "#result"],
    ]);
    for (const [, anchor] of contentsLinks())
      expect(container.querySelector(anchor ?? "")).not.toBeNull();
  });

  it.each([
    ["Options", { options: [] }],
    ["Code", { code: null }],
    ["Risks", { risks: [] }],
  ])("omits the section and its link if %s is empty", (title, emptyData) => {
    show({ ...complete, ...emptyData });

    expect(headings()).not.toContain(title);
    expect(headings()).toHaveLength(5);
    expect(contentsLinks().map(([title]) => title)).toEqual(headings());
  });

  it("compares options and lists risks in tables", () => {
    show(complete);
    const row = (table: string, name: RegExp) =>
      within(screen.getByRole("table", { name: table })).getByRole("row", { name });

    expect(row("Options", /^A ledger/)).toHaveTextContent(/Chosen It adds up\.Low\./);
    expect(row("Risks", /^A new format/)).toHaveTextContent(/High Fewer\.Stop\./);
  });

  it("shows the screen and the sequence in the decision, each under its caption", () => {
    show(complete);
    const captions = screen
      .getAllByRole("figure")
      .map((figure) => figure.closest("#decision") && figure.lastChild?.textContent);

    expect(captions).toEqual([drawnScreen.caption, sequence.title]);
  });

  it("renders no diagrams, figures or tables without their data", () => {
    const { container } = show(minimal);

    expect(headings()).toEqual(["Problem", "Decision", "Result"]);
    expect(container.querySelector("svg, figure, table")).toBeNull();
  });
});
