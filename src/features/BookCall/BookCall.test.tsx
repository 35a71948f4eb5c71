import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type * as Server from "react-dom/server";

import { keepSender } from "../../lib/sender";
import { mockDialog } from "../../testing/mock-dialog";

import { BookCall } from "./BookCall";
import { calendarUrl } from "./calendar-url";

// In jsdom, react-dom/server resolves to the browser build, which needs APIs that jsdom lacks.
const { renderToStaticMarkup } = jest.requireActual<typeof Server>("react-dom/server.node");

const url = "https://cal.example/team/intro";
const calendar = () => new URL(screen.getByTitle<HTMLIFrameElement>(/^Calendar/).src);
const parameters = () => Object.fromEntries(calendar().searchParams);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeAll(mockDialog);

describe("booking a call", () => {
  it("is a link until React hydrates it", () => {
    expect(renderToStaticMarkup(<BookCall url={url} />)).toContain(`href="${url}"`);
  });

  it.each(["h", "ask Anna"])("is shown in a preview of the draft address %j", async (draft) => {
    render(<BookCall url={draft} />);
    await press("Book a call");

    expect(screen.getByRole("dialog", { name: "Book a call" })).toHaveTextContent(draft);
    expect(calendarUrl(draft, { name: "Ada", email: "ada@a.example" })).toBe(draft);
  });

  it("loads nothing of the calendar before it is opened, and nothing after it is closed", async () => {
    render(<BookCall url={url} />);
    expect(document.querySelector("iframe")).toBeNull();
    await press("Book a call");
    expect(screen.getByRole("dialog", { name: "Book a call" })).toHaveTextContent("cal.example");
    expect(calendar().href).toBe(url);
    expect(screen.getByRole("link", { name: /new tab/ })).toHaveAttribute("href", url);

    await press("Close");
    expect(document.querySelector("iframe")).toBeNull();
  });

  it("fills in who sent the last message, also when it is opened again, but not for the next call", async () => {
    keepSender({ name: "Ada & Co", email: "ada@a.example", note: "We need one developer." });
    const { unmount } = render(<BookCall url={url} />);
    await press("Book a call");
    const sent = { name: "Ada & Co", email: "ada@a.example", notes: "We need one developer." };
    expect(parameters()).toEqual(sent);
    await press("Close");
    await press("Book a call");
    expect(parameters()).toEqual(sent);
    unmount();

    render(<BookCall url={url} />);
    await press("Book a call");
    expect(parameters()).toEqual({});
  });

  it("takes the brief of its page, and names the person", async () => {
    render(<BookCall url={url} note="One brief." person="Ada" />);
    await press("Book a call with Ada");

    expect(parameters()).toEqual({ notes: "One brief." });
    expect(screen.getByRole("dialog", { name: "Book a call with Ada" })).toBeVisible();
  });
});

describe("the address of a calendar", () => {
  it("keeps what an editor entered", () => {
    expect(calendarUrl("https://cal.example/a?month=3", { name: "Ada" })).toBe(
      "https://cal.example/a?month=3&name=Ada",
    );
  });

  it("gives Calendly the note as the answer to its first question", () => {
    const note = { note: "A brief" };

    expect(calendarUrl("https://calendly.com/a", note)).toBe("https://calendly.com/a?a1=A+brief");
    expect(calendarUrl("https://notcalendly.com/a", note)).toContain("?notes=");
  });

  it("shortens a long note", () => {
    expect(calendarUrl(url, { note: "x".repeat(2000) }).length).toBeLessThan(600);
  });
});
