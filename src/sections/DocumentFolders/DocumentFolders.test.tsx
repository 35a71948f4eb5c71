import { render, screen, within } from "@testing-library/react";

import { DocumentFolders } from "./DocumentFolders";

const sheet = (slug: string, kind: string) => ({
  slug,
  kind,
  title: `WorkingDocument ${slug}`,
  lead: `About ${slug}.`,
});
const templates = [sheet("a", "brief"), sheet("b", "unheard-of")];
const site = { siteMetadata: { figures: { decisions: 17, tests: 1302, kilobytes: 115 } } };
const folders = () => screen.queryAllByRole("listitem");

describe("DocumentFolders", () => {
  it("has a folder for each template, in order, with a link to its sheet", () => {
    render(<DocumentFolders title="The drawer" sheets={templates} site={site} />);

    expect(folders().map(({ textContent }) => textContent)).toEqual([
      "WorkingDocument aAbout a.",
      "WorkingDocument bAbout b.",
    ]);
    expect(
      folders().map((folder) => within(folder).getByRole("link").getAttribute("href")),
    ).toEqual(["/working-documents/a/", "/working-documents/b/"]);
    expect(screen.queryByText("1,302")).not.toBeInTheDocument();
  });

  it("starts with the site's sheet and the build's figures", () => {
    render(
      <DocumentFolders
        title="The drawer"
        sheets={[...templates, sheet("c", "site")]}
        site={site}
      />,
    );

    expect(folders()).toHaveLength(2);
    expect(screen.getByRole("link", { name: "WorkingDocument c" })).toHaveAttribute(
      "href",
      "/working-documents/c/",
    );
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "115 kB",
      "1,302",
      "17",
    ]);
  });
});
