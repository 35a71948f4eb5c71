import { render, screen, within } from "@testing-library/react";

import { WorkingDocument } from "./WorkingDocument";

const html = (text: string) => ({ html: `<p>${text}</p>` });
const document: Queries.WorkingDocumentFragment = {
  title: "Project brief",
  kind: "brief",
  facts: [{ label: "Length", value: "Two pages" }],
  parts: [
    { title: "The problem", text: html("Who has it?"), note: html("Quote one.") },
    { title: "Money", text: html("The range."), note: null },
  ],
  advice: html("Read it together."),
};

describe("WorkingDocument", () => {
  it("renders an article with a title block, sections and sidenotes", () => {
    render(<WorkingDocument document={document} position="1 of 7" />);
    const article = within(screen.getByRole("article", { name: "Project brief" }));

    expect(article.getByText("Our template")).toBeVisible();
    expect(article.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "1 of 7",
      "Two pages",
    ]);
    expect(
      article.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(["The problem", "Money"]);
    expect(article.getAllByRole("note").map(({ textContent }) => textContent)).toEqual([
      "Quote one.",
    ]);
    expect(article.queryByText("Read it together.")).not.toBeInTheDocument();
    expect(screen.getByText("Read it together.")).toBeVisible();
  });

  it("does not call this website's document a template", () => {
    render(<WorkingDocument document={{ ...document, kind: "site" }} position="7 of 7" />);

    expect(screen.getByText("Our own site")).toBeVisible();
    expect(screen.queryByText("Our template")).not.toBeInTheDocument();
  });
});
