import { render, screen, within } from "@testing-library/react";

import { DocumentFolders } from "./DocumentFolders";

const document = (slug: string, kind: string) => ({
  slug,
  kind,
  title: `Document ${slug}`,
  lead: `About ${slug}.`,
});
const documents = [document("a", "brief"), document("b", "unheard-of")];
const folders = () => screen.queryAllByRole("listitem");

describe("DocumentFolders", () => {
  it("has a folder for each document, in order, with a link to it", () => {
    render(<DocumentFolders title="Documents" documents={documents} />);

    expect(folders().map(({ textContent }) => textContent)).toEqual([
      "Document aAbout a.",
      "Document bAbout b.",
    ]);
    expect(
      folders().map((folder) => within(folder).getByRole("link").getAttribute("href")),
    ).toEqual(["/working-documents/a/", "/working-documents/b/"]);
  });

  it("shows each document about the site in front", () => {
    const ofSite = [document("c", "site"), document("d", "site")];
    render(<DocumentFolders title="Documents" documents={[...documents, ...ofSite]} />);

    expect(folders()).toHaveLength(2);
    expect(
      screen
        .getAllByRole("link", { name: /^Document [cd]$/ })
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/working-documents/c/", "/working-documents/d/"]);
  });

  it("has no empty list", () => {
    render(<DocumentFolders title="Documents" documents={[document("c", "site")]} />);

    expect(screen.queryByRole("list")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Document c" })).toBeVisible();
  });
});
