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
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const chooseFlag = async (name: RegExp) => {
  await userEvent.click(screen.getByRole("button", { name: /^Country/ }));
  await userEvent.click(screen.getByRole("option", { name }));
};

describe("the phone input", () => {
  it("links the package's stylesheet", () => {
    render(<Phone country="us" />);

    expect(linkStylesheet).toHaveBeenCalledWith("/phone-input.css");
  });

  it("takes numbers of up to 16 digits", async () => {
    render(<Phone country="us" />);
    await userEvent.type(input(), "202555012345678");

    expect(screen.getByRole("status")).toHaveTextContent("1202555012345678");
  });

  it("takes a country that arrives after it was emptied from outside", async () => {
    const { rerender } = render(<Phone country="us" />);
    await press("Fill in");
    await press("Empty");
    rerender(<Phone country="DE" />);

    expect(input()).toHaveValue("+49");
  });

  it("takes a country that arrives late while nothing was done", () => {
    const { rerender } = render(<Phone country="us" />);
    rerender(<Phone country="DE" />);

    expect(input()).toHaveValue("+49");
  });

  it("keeps the flag that the visitor chose when the country arrives late", async () => {
    const { rerender } = render(<Phone country="us" />);
    await chooseFlag(/^France/);
    rerender(<Phone country="DE" />);

    expect(input()).toHaveValue("+33");
    expect(screen.getByRole("status")).toHaveTextContent("");
  });

  it("keeps what was typed when the country arrives late", async () => {
    const { rerender } = render(<Phone country="us" />);
    await userEvent.type(input(), "2025550123");
    rerender(<Phone country="DE" />);

    expect(screen.getByRole("status")).toHaveTextContent("12025550123");
  });

  it("keeps a number that was there from the start when the country arrives late", () => {
    const { rerender } = render(<Phone country="us" number="12025550123" />);
    rerender(<Phone country="DE" number="12025550123" />);

    expect(input()).toHaveValue("+1 (202) 555-0123");
  });

  it("shows a number that came from outside, and its country", async () => {
    render(<Phone country="us" />);
    await press("Fill in");

    expect(input()).toHaveValue("+49 1512 3456789");
    expect(screen.getByRole("button", { name: /^Country.*Germany/ })).toBeInTheDocument();
  });

  it("starts again with the dialling code when it is emptied from outside", async () => {
    render(<Phone country="us" />);
    await userEvent.type(input(), "2025550123");
    await press("Empty");

    expect(input()).toHaveValue("+1");
  });
});
