import { industries } from "./industries";
import { cataloguePages } from "./pages";
import { dedicatedPath, hirePath, industryPath, servicePath } from "./paths";
import { services } from "./services";
import { technologies } from "./technologies";

describe("the catalogue", () => {
  it("has a page for every service, industry and technology, and one for any technology", () => {
    expect(cataloguePages.map(({ path }) => path)).toEqual([
      ...services.map(({ slug }) => servicePath(slug)),
      ...industries.map(({ slug }) => industryPath(slug)),
      ...technologies.map(hirePath),
      dedicatedPath,
    ]);
  });

  it("gives every page a unique path", () => {
    const paths = cataloguePages.map(({ path }) => path);

    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each([...services, ...industries])("has a unique one-line summary of $name", (entry) => {
    const others = [...services, ...industries].filter((other) => other !== entry);

    expect(entry.summary).toMatch(/^\S.*[^.\s]$/);
    expect(others.map(({ summary }) => summary)).not.toContain(entry.summary);
  });
});
