import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type FC } from "react";

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
});
