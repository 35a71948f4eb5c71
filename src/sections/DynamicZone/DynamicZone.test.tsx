import { render, screen } from "@testing-library/react";

import { cardGroup, main, picture, zone } from "../../testing/content";

import { renderDynamicZone } from "./DynamicZone";

describe("renderDynamicZone", () => {
  it("renders the items in the editor's order", () => {
    render(<>{renderDynamicZone(zone())}</>);

    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "We build software that lasts",
      "How we work",
      "We read it",
      "Asked before a start",
    ]);
  });

  it("renders the image of the top section", () => {
    const item = { __typename: "STRAPI__COMPONENT_SECTIONS_MAIN" as const };
    render(
      <>
        {renderDynamicZone([
          { ...item, ...main({ image: picture({ alternativeText: "The yard" }) }) },
        ])}
      </>,
    );

    expect(screen.getByRole("img", { name: "The yard" })).toBeVisible();
  });

  it("numbers only the cards of a group of steps", () => {
    const group = (layout: string) => ({
      __typename: "STRAPI__COMPONENT_SECTIONS_CARD_GROUP" as const,
      ...cardGroup({ layout, title: layout }),
    });
    const { container } = render(<>{renderDynamicZone([group("steps"), group("columns")])}</>);

    expect(container.querySelectorAll("ol.steps")).toHaveLength(1);
    expect(container.querySelectorAll("ul.columns")).toHaveLength(1);
  });

  it("gives no section an id of the page's template, nor an article that is not published one", () => {
    const group = { __typename: "STRAPI__COMPONENT_SECTIONS_CARD_GROUP" as const, ...cardGroup() };
    const featured = { __typename: "STRAPI__COMPONENT_SECTIONS_FEATURED_BLOG" as const };
    const items = [
      { ...featured, title: "News", article: null },
      { ...group, title: "News" },
      { ...group, title: "Imprint" },
    ];
    const { container } = render(<>{renderDynamicZone(items, ["imprint"])}</>);

    expect([...container.querySelectorAll("section")].map(({ id }) => id)).toEqual([
      "news",
      "imprint-2",
    ]);
  });

  it("throws with instructions for a component without a renderer", () => {
    const item = { __typename: "STRAPI__COMPONENT_SECTIONS_MAP" } as never;
    jest.spyOn(console, "error").mockImplementation();

    expect(() => render(<>{renderDynamicZone([item])}</>)).toThrow(
      /No section renders STRAPI__COMPONENT_SECTIONS_MAP: add a case to src\/sections\/PageSections/,
    );
  });
});
