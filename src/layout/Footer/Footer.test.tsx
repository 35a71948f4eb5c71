import { render, screen } from "@testing-library/react";

import { Footer } from "./Footer";

const site = {
  name: "Acme Inc.",
  tagline: "We build it.",
  description: "Software.",
  imprint: null,
  ...{ generalEmail: "hello@a.example", salesEmail: "sales@a.example", hrEmail: "hr@a.example" },
  ...{ phone: null, whatsapp: null, address: null, linkedin: null, facebook: null, youtube: null },
  ...{ dribbble: null, figma: null, twitter: null, instagram: null, github: null, xing: null },
} as Queries.FooterFragment;

const renderFooter = (changed: Partial<typeof site> = {}, columns: string[] = []) =>
  render(
    <Footer
      site={{ ...site, ...changed }}
      columns={columns.map((path) => ({ name: "Offers", links: [{ name: path, path }] }))}
      legal={[]}
      buildYear="2026"
    />,
  );

it.each([
  ["Acme Inc.", "We build it.", "© 2026 Acme Inc. We build it."],
  ["Acme", "We build it", "© 2026 Acme. We build it."],
])("ends %s and %s in one full stop each", (name, tagline, text) => {
  renderFooter({ name, tagline });

  expect(screen.getByText(/^©/).textContent).toBe(text);
});

it("has no empty lists and landmarks", () => {
  renderFooter();

  expect(screen.queryByRole("list", { name: "Social networks" })).toBeNull();
  expect(screen.queryByRole("navigation")).toBeNull();
});

it("links the profiles and the imprint that the site record has", () => {
  renderFooter({ xing: "https://xing.example/us", imprint: { html: "<p>We</p>" } });

  expect(screen.getByRole("list", { name: "Social networks" })).toHaveTextContent("XING");
  expect(screen.getByRole("navigation", { name: "Legal" })).toHaveTextContent("Imprint");
});

it("has two columns of one name, without a warning of React", () => {
  const warn = jest.spyOn(console, "error").mockImplementation();
  renderFooter({}, ["/spring/", "/summer/"]);

  expect(screen.getAllByRole("heading", { name: "Offers" })).toHaveLength(2);
  expect(warn).not.toHaveBeenCalled();
});
