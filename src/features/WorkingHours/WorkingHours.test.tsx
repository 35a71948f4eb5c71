import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { WorkingHours } from "./WorkingHours";

const hours = {
  title: "Our day, and yours",
  text: "For questions.",
  timeZone: "Africa/Lagos",
  opens: 9,
  closes: 18,
};

const options = Intl.DateTimeFormat.prototype.resolvedOptions;

/** @param ahead minutes ahead of UTC. */
const mockVisitor = (timeZone: string, ahead: number, hour12: boolean) => {
  jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-ahead);
  jest.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...options.call(this), timeZone, hour12 };
  });
};

const figure = () => screen.getByRole("figure", { name: hours.title });
const textOf = (element: HTMLElement) => element.textContent?.replaceAll("\u202f", " ");

afterEach(() => jest.restoreAllMocks());

describe("working hours", () => {
  it("shows ours until the visitor compares", async () => {
    mockVisitor("America/Bogota", -5 * 60, true);
    render(<WorkingHours hours={hours} />);
    expect(textOf(figure())).toContain("9:00 AM–6:00 PM our time in Lagos");
    expect(screen.queryByRole("slider")).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole("button", { name: "Compare with your hours" }));
    expect(textOf(figure())).toContain("3 hours shared 9:00 AM–12:00 PM, your time in Bogota");
    expect(screen.getByRole("slider")).toHaveFocus();
  });

  it("follows the slider on a 24-hour clock in a half-hour zone", async () => {
    mockVisitor("Asia/Calcutta", 5.5 * 60, false);
    render(<WorkingHours hours={hours} />);
    await userEvent.click(screen.getByRole("button"));
    const slider = screen.getByRole("slider", { name: "Start of your working day" });
    fireEvent.change(slider, { target: { value: 14 * 60 } });

    expect(textOf(figure())).toContain("8 hours shared 14:00–22:00, your time in Kolkata");
    expect(slider).toHaveAttribute("aria-valuetext", "14:00 to 22:00: 8 hours shared");
    fireEvent.change(slider, { target: { value: 2 * 60 } });
    expect(textOf(figure())).toContain("No hours shared your time in Kolkata");
  });

  it("puts into a brief only what it asks for: four hours or more", async () => {
    mockVisitor("Africa/Lagos", 60, false);
    render(<WorkingHours hours={hours} withBrief />);
    await userEvent.click(screen.getByRole("button"));
    expect(screen.getByRole("button", { name: "Use in your brief" })).toBeVisible();

    fireEvent.change(screen.getByRole("slider"), { target: { value: 15 * 60 } });
    expect(textOf(figure())).toContain("3 hours shared");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("offers no brief on a page without a brief builder", async () => {
    mockVisitor("Africa/Lagos", 60, false);
    render(<WorkingHours hours={hours} />);
    await userEvent.click(screen.getByRole("button"));

    expect(textOf(figure())).toContain("8 hours shared");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("compares where the browser does not know its zone", async () => {
    mockVisitor("Etc/Unknown", 60, false);
    render(<WorkingHours hours={hours} />);
    await userEvent.click(screen.getByRole("button"));

    expect(textOf(figure())).toContain("8 hours shared 09:00–17:00, your time");
  });

  it("has shifts that end on the next day", async () => {
    mockVisitor("America/New_York", -5 * 60, false);
    render(<WorkingHours hours={{ ...hours, opens: 18, closes: 3 }} />);
    expect(textOf(figure())).toContain("6:00 PM–3:00 AM our time");

    await userEvent.click(screen.getByRole("button"));
    expect(textOf(figure())).toContain("5 hours shared 12:00–17:00, your time in New York");
  });
});
