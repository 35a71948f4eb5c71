import { render, screen, within } from "@testing-library/react";

import { picture } from "../../testing/content";

import { Hero } from "./Hero";

describe("Hero", () => {
  it("renders the page's h1 with its lead and facts", () => {
    render(
      <Hero title="We build" text="Calmly" facts={[{ label: "Start within", value: "a week" }]} />,
    );

    expect(screen.getByRole("heading", { level: 1, name: "We build" })).toBeVisible();
    expect(screen.getByText("Calmly")).toBeVisible();
    expect(screen.getByRole("term")).toHaveTextContent("Start within");
    expect(screen.getByRole("definition")).toHaveTextContent("a week");
  });

  it("links its actions", () => {
    render(<Hero title="We build" actions={[{ label: "Write to us", href: "/contact-us/" }]} />);

    expect(screen.getByRole("link", { name: "Write to us" })).toHaveAttribute(
      "href",
      "/contact-us/",
    );
  });

  it("shows breadcrumbs, with the page last and not linked", () => {
    render(<Hero title="Odoo" breadcrumbs={[{ name: "Home", path: "/" }, { name: "Odoo" }]} />);
    const breadcrumb = within(screen.getByRole("navigation", { name: "Breadcrumb" }));

    expect(breadcrumb.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    expect(breadcrumb.getByText("Odoo")).toHaveAttribute("aria-current", "page");
    expect(breadcrumb.queryByRole("link", { name: "Odoo" })).not.toBeInTheDocument();
  });

  it("loads its image eagerly, with its alternative text", () => {
    render(<Hero title="We build" image={picture({ alternativeText: "A chart" })} />);

    expect(screen.getByRole("img", { name: "A chart" })).toHaveAttribute("loading", "eager");
  });

  it("renders nothing for empty fields", () => {
    const { container } = render(<Hero title="We build" text={null} image={null} />);

    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(container.querySelector("picture, dl, nav")).toBeNull();
  });
});
