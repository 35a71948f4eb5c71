import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type * as Server from "react-dom/server";

import { mockDialog } from "../../testing/mock-dialog";

import { FloatingContact } from "./FloatingContact";

jest.mock("../lazy-form", () => ({ lazyForm: () => () => <p>the form</p> }));

// In jsdom, react-dom/server resolves to the browser build, which needs APIs that jsdom lacks.
const { renderToStaticMarkup } = jest.requireActual<typeof Server>("react-dom/server.node");

const icon = (
  <FloatingContact
    title="Tell us"
    email="sales@example.com"
    contactPath="/contact-us/"
    thankYouPath="/thankyou/"
    keepsSender={false}
    uncheckMarketing={false}
  />
);

describe("the floating contact icon", () => {
  beforeAll(mockDialog);

  it("links to the contact page until React hydrates it", () => {
    expect(renderToStaticMarkup(icon)).toContain('href="/contact-us/"');
  });

  it("opens and closes a drawer with the form", async () => {
    render(icon);
    const button = screen.getByRole("button", { name: "Contact form" });
    expect(button).toHaveAttribute("aria-expanded", "false");

    await userEvent.click(button);
    expect(screen.getByRole("dialog", { name: "Tell us" })).toHaveTextContent("the form");
    expect(button).toHaveAttribute("aria-expanded", "true");

    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(button).toHaveAttribute("aria-expanded", "false");
  });
});
