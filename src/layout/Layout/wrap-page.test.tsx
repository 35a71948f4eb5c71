import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import type { ComponentProps } from "react";

import { wrapPage } from "./wrap-page";

jest.mocked(useStaticQuery).mockReturnValue({
  build: { day: "2030-01-01" },
  menu: { header: [], items: [], details: [] },
  footer: { columns: [], legal: [{ label: "Privacy policy", place: "/privacy-policy/" }] },
  announcement: { text: "A spring offer", link: null, from: null, until: null },
  record: {
    name: "An agency",
    tagline: "We build",
    description: "An agency",
    generalEmail: "hello@a.example",
    salesEmail: "sales@a.example",
    hrEmail: "hr@a.example",
  },
  contact: { contactcontent: [{ title: "Contact" }, { title: "Tell us" }] },
});

const page = (pathname: string, pageContext = {}) =>
  wrapPage({
    element: <h1 key={pathname}>The page {pathname}</h1>,
    props: { location: { pathname }, pageContext } as ComponentProps<never>,
  });

describe("wrapPage", () => {
  it("keeps the header, footer and main elements when the page changes", () => {
    const { rerender } = render(page("/blog/"));
    const frame = ["banner", "contentinfo", "main"].map((role) => screen.getByRole(role));
    rerender(page("/careers/"));

    expect(screen.getByRole("main")).toHaveTextContent("The page /careers/");
    expect(["banner", "contentinfo", "main"].map((role) => screen.getByRole(role))).toEqual(frame);
    frame.forEach((part) => expect(part).toBeInTheDocument());
  });

  it.each(["/thankyou/", "/thankyou"])(
    "renders %s without the footer and the contact icon",
    (pathname) => {
      const { rerender } = render(page("/blog/"));
      expect(screen.getByRole("button", { name: "Contact form" })).toBeInTheDocument();
      rerender(page(pathname));

      expect(screen.getByRole("banner")).toBeInTheDocument();
      expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
      expect(screen.queryByRole("button", { name: "Contact form" })).not.toBeInTheDocument();
    },
  );

  it("renders a campaign page with the logo, one link and the legal links only", () => {
    const action = { label: "Ask for a date", href: "#contact-form" };
    render(page("/spring-offer/", { campaign: { action } }));
    const linksIn = (role: string) =>
      within(screen.getByRole(role))
        .getAllByRole("link")
        .map(({ textContent }) => textContent);

    expect(linksIn("banner")).toEqual(["An agency", "Ask for a date"]);
    expect(linksIn("contentinfo")).toEqual(["Privacy policy"]);
    expect(screen.queryByRole("button", { name: /menu|contact form/i })).not.toBeInTheDocument();
  });
});
