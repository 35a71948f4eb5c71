import { hirePath } from "./paths";
import { relatedTechnologies, technologies, technologyOf } from "./technologies";

describe("technologies", () => {
  it.each(technologies)("$slug is found by its slug", (technology) => {
    expect(technologyOf(technology.slug)).toBe(technology);
  });

  it.each(technologies)("$slug is related to others and not to itself", ({ slug }) => {
    const related = relatedTechnologies(slug);

    expect(related).not.toContain(slug);
    expect(new Set(related).size).toBe(related.length);
    expect(related.length).toBeLessThanOrEqual(8);
  });

  it("names eight related technologies where there are as many", () => {
    expect(relatedTechnologies("java")).toHaveLength(8);
  });

  it("does not repeat a role that ends the slug", () => {
    expect(hirePath(technologyOf("quality-analyst"))).toBe("/hire/hire-quality-analyst/");
    expect(hirePath(technologyOf("figma"))).toBe("/hire/hire-figma-designer/");
  });
});
