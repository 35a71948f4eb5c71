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

  it("shows the site’s document in front", () => {
    render(<DocumentFolders title="Documents" documents={[...documents, document("c", "site")]} />);

    expect(folders()).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Document c" })).toHaveAttribute(
      "href",
      "/working-documents/c/",
    );
  });
});
