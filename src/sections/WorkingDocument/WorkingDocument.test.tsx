import { render, screen, within } from "@testing-library/react";

import { WorkingDocument } from "./WorkingDocument";

const html = (words: string) => ({ html: `<p>${words}</p>` });
const sheet: Queries.WorkingDocumentFragment = {
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
  it("renders an article with a title block, parts and margin notes", () => {
    render(<WorkingDocument sheet={sheet} position="1 of 7" />);
    const paper = within(screen.getByRole("article", { name: "Project brief" }));

    expect(paper.getByText("Our template")).toBeVisible();
    expect(paper.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "1 of 7",
      "Two pages",
    ]);
    expect(
      paper.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(["The problem", "Money"]);
    expect(paper.getAllByRole("note").map(({ textContent }) => textContent)).toEqual([
      "Quote one.",
    ]);
    expect(paper.queryByText("Read it together.")).not.toBeInTheDocument();
    expect(screen.getByText("Read it together.")).toBeVisible();
  });

  it("shows the site's sheet with its figures, and not as a template", () => {
    render(
      <WorkingDocument sheet={{ ...sheet, kind: "site" }} position="7 of 7">
        <p>Figures</p>
      </WorkingDocument>,
    );

    expect(screen.getByText("Counted by the build")).toBeVisible();
    expect(screen.queryByText("Our template")).not.toBeInTheDocument();
    expect(screen.getByText("Figures")).toBeVisible();
  });
});
