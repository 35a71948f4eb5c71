import { render, screen } from "@testing-library/react";

import { NavLink, PagePath } from "./NavLink";

const openAt = (path: string, section?: string) => {
  render(
    <PagePath.Provider value={path}>
      <NavLink to="/search/#q" {...(section && { section })}>
        Search
      </NavLink>
    </PagePath.Provider>,
  );

  return screen.getByRole("link", { name: "Search" });
};

describe("NavLink", () => {
  it.each([
    ["/search/", "page"],
    ["/search", "page"],
    ["/search/advanced/", "true"],
  ])("is marked at %s, in its section, with %s", (path, current) => {
    expect(openAt(path, "/search/")).toHaveAttribute("aria-current", current);
  });

  it("is not marked outside its section", () => {
    expect(openAt("/", "/search/")).not.toHaveAttribute("aria-current");
  });

  it.each([
    ["/pricing-2027/", null],
    ["/pricing/", "page"],
    ["/pricing/teams/", "true"],
  ])("is marked at %s, in a section typed without its last slash, with %s", (path, current) => {
    expect(openAt(path, "/pricing").getAttribute("aria-current")).toBe(current);
  });

  it.each([
    ["/", "page"],
    ["/blog/", null],
  ])("is marked at %s, as a link to the home page, with %s", (path, current) => {
    render(
      <PagePath.Provider value={path}>
        <NavLink to="/" section="/">
          Home
        </NavLink>
      </PagePath.Provider>,
    );

    expect(screen.getByRole("link").getAttribute("aria-current")).toBe(current);
  });

  it("is not marked on the page of an element, without a section", () => {
    expect(openAt("/search/")).not.toHaveAttribute("aria-current");
  });
});
