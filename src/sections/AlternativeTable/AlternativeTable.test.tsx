import { render, screen, within } from "@testing-library/react";

import { replaceTechnologies } from "../../testing/replace-technologies";

import { AlternativeTable } from "./AlternativeTable";

replaceTechnologies([
  { slug: "flutter", name: "Flutter" },
  { slug: "reactnative", name: "React Native" },
  { slug: "swift", name: "Swift" },
  { slug: "figma", name: "Figma", role: "designer" },
]);

jest.mock("../../catalogue/technology-profiles/technology-profiles", () => {
  const facts: Record<string, object> = {
    flutter: { language: "Dart", runsOn: "Phones" },
    reactnative: { language: "TypeScript", runsOn: "Phones" },
    swift: { language: "Swift", runsOn: "Phones" },
    figma: { runsOn: "Browsers" },
  };

  return { profileOf: (slug: string) => facts[slug] && { facts: facts[slug], layers: [] } };
});

const alternatives = [
  { slug: "reactnative", when: "Your team writes React." },
  { slug: "swift", when: "Only iPhones count." },
];

const show = (given: readonly Queries.AlternativeFragment[] | undefined, slug = "flutter") =>
  render(
    <AlternativeTable
      title="Flutter and its alternatives"
      slug={slug}
      alternatives={given}
      comparisons={[
        { slug: "flutter-or-reactnative", first: "flutter", second: "reactnative" },
        { slug: "angular-or-react", first: "angular", second: "react" },
      ]}
      contactLabel="Ask us"
    />,
  );

const table = () => within(screen.getByRole("table"));
const texts = (role: "columnheader" | "rowheader") =>
  table()
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

describe("AlternativeTable", () => {
  it("compares the technology with its alternatives by the catalogue's facts", () => {
    show(alternatives);

    expect(texts("columnheader")).toEqual(["Question", "Flutter", "React Native", "Swift"]);
    const language = table().getByRole("row", { name: /^Language/ });
    expect(language).toHaveTextContent("Dart");
    expect(language).toHaveTextContent("TypeScript");
  });

  it("shows when to choose an alternative, and links to the comparison, the hire page and the form", () => {
    show(alternatives);
    const row = within(table().getByRole("row", { name: /^Choose instead when/ }));

    expect(row.getByText("Only iPhones count.")).toBeVisible();
    expect(row.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/compare/flutter-or-reactnative/",
      "/hire/hire-swift-developer/",
    ]);
    expect(screen.getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "#contact-form");
  });

  it("names the technology of each value for small screens, and leaves the page's own case empty", () => {
    show(alternatives);
    const row = within(table().getByRole("row", { name: /^Choose instead when/ }));
    const [own, ...others] = row.getAllByRole("cell");

    expect(own).toBeEmptyDOMElement();
    expect(others.map((cell) => cell.dataset.label)).toEqual(["React Native", "Swift"]);
  });

  it("has no row for a fact that a technology lacks", () => {
    show([{ slug: "figma", when: "Nobody writes code." }]);

    expect(texts("rowheader")).toContain("Runs on");
    expect(texts("rowheader")).not.toContain("Language");
  });

  it("renders a draft's alternative that is not in the catalogue", () => {
    show([{ slug: "fluter", when: "It is misspelled." }]);

    expect(texts("columnheader")).toContain("fluter");
    expect(texts("rowheader")).toEqual(["Choose instead when"]);
  });

  it.each([undefined, []])("renders nothing without alternatives", (none) => {
    expect(show(none).container).toBeEmptyDOMElement();
  });
});
