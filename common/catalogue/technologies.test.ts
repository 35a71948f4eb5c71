import { hirePath } from "./paths";
import { knownTechnologies, technologies, technologyOf } from "./technologies";

describe("technologies", () => {
  it.each(technologies)("$slug is found by its slug", (technology) => {
    expect(technologyOf(technology.slug)).toBe(technology);
  });

  it.each(technologies)(
    "$slug has valid neighbors, some of them from other groups",
    ({ slug, groups, beside }) => {
      expect(knownTechnologies(beside)).toEqual(beside);
      expect(beside).not.toContain(slug);
      expect(new Set(beside).size).toBe(beside.length);
      const others = knownTechnologies(beside).filter(
        (other) =>
          !technologyOf(other).groups.some((group) =>
            (groups as readonly string[]).includes(group),
          ),
      );
      expect(others).not.toEqual([]);
    },
  );

  it("does not repeat a role that ends the slug", () => {
    expect(hirePath(technologyOf("quality-analyst"))).toBe("/hire/hire-quality-analyst/");
    expect(hirePath(technologyOf("figma"))).toBe("/hire/hire-figma-designer/");
  });
});
