import { render, screen, within } from "@testing-library/react";

import type { Layer } from "../../catalogue/technology-profiles/types";

import { TechnologyLayers } from "./TechnologyLayers";

const layers = ["Screens", "Rules", "Storage", "Servers"].map((name): Layer => [
  name,
  `Holds the ${name.toLowerCase()}`,
]);
const drawings = ["flutter", "swift", "kotlin", "php"].map((slug, index) => ({
  slug,
  name: slug.toUpperCase(),
  layers: layers.slice(0, 3 + (index % 2)),
}));

const draw = (drawing: (typeof drawings)[number]) => {
  const { container, unmount } = render(<TechnologyLayers {...drawing} />);
  const svg = container.querySelector("svg")?.outerHTML ?? "";
  unmount();

  return svg;
};

describe("TechnologyLayers", () => {
  it.each(drawings)("names the layers of $name in their order", (drawing) => {
    render(<TechnologyLayers {...drawing} />);
    const figure = within(screen.getByRole("figure", { name: `The layers of ${drawing.name}` }));

    expect(figure.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      drawing.layers.map((layer) => layer.join(" ")),
    );
  });

  it("draws a different, deterministic SVG of 2 to 6 kB for every technology", () => {
    const all = drawings.map(draw);

    expect(new Set(all).size).toBe(drawings.length);
    expect(drawings.map(draw)).toEqual(all);
    expect(all.filter((svg) => svg.length < 2000 || svg.length > 6000)).toEqual([]);
  });
});
