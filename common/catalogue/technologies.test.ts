import { hirePath } from "./paths";
import { knownTechnologies, technologies, technologiesBeside, technologyOf } from "./technologies";

describe("technologies", () => {
  it.each(technologies)("$slug is found by its slug", (technology) => {
    expect(technologyOf(technology.slug)).toBe(technology);
  });

  it.each(technologies)("$slug has valid neighbors", ({ slug }) => {
    const beside = technologiesBeside(slug);

    expect(knownTechnologies(beside)).toEqual(beside);
    expect(beside).not.toContain(slug);
    expect(new Set(beside).size).toBe(beside.length);
  });

  it("drops slugs that the catalogue lacks", () => {
    const [{ slug }] = technologies;

    expect(knownTechnologies(["not-in-the-catalogue", slug, ""])).toEqual([slug]);
  });

  it("have pages whose paths end in the role, which is not repeated if it ends the slug", () => {
    expect(hirePath({ slug: "quality-analyst", role: "analyst" })).toBe(
      "/hire/hire-quality-analyst/",
    );
    expect(hirePath({ slug: "figma", role: "designer" })).toBe("/hire/hire-figma-designer/");
  });
});
