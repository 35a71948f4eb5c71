import { fireEvent, render } from "@testing-library/react";
import { getCountries } from "libphonenumber-js/min";
import ReactPhoneInput from "react-phone-input-2";

import { listedCountry } from "./listed-country";

const codes = [...getCountries(), "AQ", "BV", "GS", "HM", "PN", "TF", "UM"];

it("is a country with a dialing code for visitors from each country and territory", () => {
  const without = codes.filter((country) => {
    const { container, unmount } = render(
      <ReactPhoneInput country={listedCountry(country)} countryCodeEditable={false} />,
    );
    const input = container.querySelector("input");
    if (input) fireEvent.focus(input);
    const { value = "" } = input ?? {};
    unmount();

    return !/^\+\d/.test(value);
  });

  expect(codes.length).toBeGreaterThan(200);
  expect(without).toEqual([]);
  expect(listedCountry("GG")).toBe("gb");
});
