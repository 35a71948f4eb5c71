import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type FC } from "react";

import { autofill } from "../../testing/autofill";
import { linkStylesheet } from "../link-stylesheet";

import { PhoneInput } from "./PhoneInput";

jest.mock("../link-stylesheet");

const control = {
  id: "phone",
  className: undefined,
  "aria-invalid": undefined,
  "aria-describedby": undefined,
  "aria-required": undefined,
} as const;

const Phone: FC<{ country: string; number?: string }> = ({ country, number = "" }) => {
  const [value, setValue] = useState(number);

  return (
    <>
      <PhoneInput
        control={control}
        value={value}
        onChange={setValue}
        onBlur={() => undefined}
        country={country}
      />
      <output>{value}</output>
      <button onClick={() => setValue("4915123456789")}>Fill in</button>
      <button onClick={() => setValue("")}>Empty</button>
    </>
  );
};

const input = () => screen.getByRole("textbox");
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const chooseFlag = async (name: RegExp) => {
  await userEvent.click(screen.getByRole("button", { name: /^Country/ }));
  await userEvent.click(screen.getByRole("option", { name }));
};

describe("the phone input", () => {
  it("links the package's stylesheet", () => {
    render(<Phone country="us" />);

    expect(linkStylesheet).toHaveBeenCalledWith("/phone-input.css");
  });

  it("accepts up to 16 digits", async () => {
    render(<Phone country="us" />);
    await userEvent.type(input(), "202555012345678");

    expect(screen.getByRole("status")).toHaveTextContent("1202555012345678");
  });

  it("applies a detected country that arrives after a form reset", async () => {
    const { rerender } = render(<Phone country="us" />);
    await click("Fill in");
    await click("Empty");
    rerender(<Phone country="DE" />);

    expect(input()).toHaveValue("+49");
  });

  it("applies a detected country that arrives late if the field is untouched", () => {
    const { rerender } = render(<Phone country="us" />);
    rerender(<Phone country="DE" />);

    expect(input()).toHaveValue("+49");
  });

  it("keeps the visitor's chosen country if the detected one arrives late", async () => {
    const { rerender } = render(<Phone country="us" />);
    await chooseFlag(/^France/);
    rerender(<Phone country="DE" />);

    expect(input()).toHaveValue("+33");
    expect(screen.getByRole("status")).toHaveTextContent("");
  });

  it("keeps a typed number if the detected country arrives late", async () => {
    const { rerender } = render(<Phone country="us" />);
    await userEvent.type(input(), "2025550123");
    rerender(<Phone country="DE" />);

    expect(screen.getByRole("status")).toHaveTextContent("12025550123");
  });

  it("keeps an initial number if the detected country arrives late", () => {
    const { rerender } = render(<Phone country="us" number="12025550123" />);
    rerender(<Phone country="DE" number="12025550123" />);

    expect(input()).toHaveValue("+1 (202) 555-0123");
  });

  it("shows a number set by the form, and its country", async () => {
    render(<Phone country="us" />);
    await click("Fill in");

    expect(input()).toHaveValue("+49 1512 3456789");
    expect(screen.getByRole("button", { name: /^Country.*Germany/ })).toBeInTheDocument();
  });

  it("resets to the calling code when the form is reset", async () => {
    render(<Phone country="us" />);
    await userEvent.type(input(), "2025550123");
    await click("Empty");

    expect(input()).toHaveValue("+1");
  });

  const expectNumber = async (digits: string, country: RegExp) => {
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe(digits));
    expect(screen.getByRole("button", { name: /^Country/ })).toHaveAccessibleName(country);
  };

  it.each([
    ["+44 20 7946 0958", "442079460958", /United Kingdom/],
    ["+1 202 555 0123", "12025550123", /United States/],
    ["0044 20 7946 0958", "442079460958", /United Kingdom/],
    ["2025550123", "12025550123", /United States/],
  ])("reads %s, typed behind the preselected code or pasted", async (text, digits, country) => {
    const { unmount } = render(<Phone country="us" />);
    await userEvent.type(input(), text);
    await expectNumber(digits, country);
    unmount();

    render(<Phone country="us" />);
    await userEvent.click(input());
    await userEvent.paste(text);
    await expectNumber(digits, country);
  });

  it.each([
    ["+442079460958", "442079460958", /United Kingdom/],
    ["\u202a+44\u00a020 7946\u20110958\u202c", "442079460958", /United Kingdom/],
    ["(202) 555-0123", "12025550123", /United States/],
    ["+39 06 1234 5678", "390612345678", /Italy/],
  ])(
    "reads %s in place of the whole text, as browsers fill it in",
    async (text, digits, country) => {
      render(<Phone country="us" number="12025550199" />);
      fireEvent.input(input(), { target: { value: text } });
      await expectNumber(digits, country);
    },
  );

  it.each([
    ["us", "+442079460958", "442079460958", /United Kingdom/],
    ["us", "2025550123", "12025550123", /United States/],
    ["us", "+12025550123", "12025550123", /United States/],
    ["us", "12025550123", "12025550123", /United States/],
    ["us", "(202) 555-0123", "12025550123", /United States/],
    ["us", "442079460958", "442079460958", /United Kingdom/],
    ["us", "0044 20 7946 0958", "442079460958", /United Kingdom/],
    ["us", "+44 (0)20 7946 0958", "442079460958", /United Kingdom/],
    ["us", "tel:+44-20-7946-0958", "442079460958", /United Kingdom/],
    ["gb", "020 7946 0958", "442079460958", /United Kingdom/],
    ["gb", "+1 202 555 0123", "12025550123", /United States/],
    ["it", "06 1234 5678", "390612345678", /Italy/],
    ["us", "123", "1123", /United States/],
  ])("with %s reads %s, filled in by the browser", async (code, text, digits, country) => {
    for (const events of [["input", "change"], ["change"], ["input", "input", "change"]]) {
      const { unmount } = render(<Phone country={code} />);
      autofill(input(), text, events);
      // A form that is sent at once has the number.
      expect(screen.getByRole("status")).not.toHaveTextContent(/^$/);
      await expectNumber(digits, country);
      await userEvent.click(input());
      await userEvent.tab();
      await expectNumber(digits, country);
      unmount();
    }
  });

  it("reads a number filled in before it renders again", async () => {
    const { rerender } = render(<Phone country="us" />);
    autofill(input(), "+442079460958");
    rerender(<Phone country="us" />);

    await expectNumber("442079460958", /United Kingdom/);
  });

  it("drops a national prefix behind the preselected code when the field is left", async () => {
    render(<Phone country="gb" />);
    autofill(input(), "+44 (0)20 7946 0958");
    await userEvent.click(input());
    await userEvent.tab();

    await expectNumber("442079460958", /United Kingdom/);
  });

  it("keeps what is typed behind a number that was filled in", async () => {
    render(<Phone country="us" />);
    autofill(input(), "202555012");
    await userEvent.type(input(), "3");

    await expectNumber("12025550123", /United States/);
  });

  it("does not lose a number whose code is incomplete when the field is left", async () => {
    render(<Phone country="us" />);
    await userEvent.type(input(), "+4");
    await userEvent.tab();

    await expectNumber("4", /./);
  });

  it("replaces the whole number by a pasted one", async () => {
    render(<Phone country="us" number="12025550199" />);
    await userEvent.tripleClick(input());
    input().focus();
    (input() as HTMLInputElement).setSelectionRange(0, 99);
    await userEvent.paste("+44 20 7946 0958");
    await expectNumber("442079460958", /United Kingdom/);
  });

  it.each([
    ["gb", "07911 123456", "447911123456", /United Kingdom/],
    ["it", "06 1234 5678", "390612345678", /Italy/],
  ])(
    "drops the national prefix of %s when the field is left",
    async (code, text, digits, country) => {
      render(<Phone country={code} />);
      await userEvent.type(input(), text);
      await userEvent.tab();
      await expectNumber(digits, country);
    },
  );

  it("keeps the code when it is deleted", async () => {
    render(<Phone country="us" />);
    await userEvent.type(input(), "{Backspace}{Backspace}");

    expect(input()).toHaveValue("+1");
  });
});
