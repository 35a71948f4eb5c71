import { useEffect, useRef, type FC } from "react";
import ReactPhoneInput from "react-phone-input-2";

import type { ControlProps } from "../field/Field";

import * as styles from "./PhoneInput.module.scss";

// Gatsby writes imported stylesheets into every page, so this one is a file of
// its own (src/build/assets.ts) and comes with the first phone input.
export const phoneStylesheet = "/phone-input.css";

type PhoneInputProps = {
  control: ControlProps;
  /** Digits with the country code, without a plus; empty when only the code stands there. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Two-letter code of the country whose dialling code is preselected. */
  country: string;
};

/** An international phone number. The country is chosen from the list; its code is not editable. */
export const PhoneInput: FC<PhoneInputProps> = ({ control, value, onChange, onBlur, country }) => {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (document.querySelector(`link[href="${phoneStylesheet}"]`)) return;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = phoneStylesheet;
    document.head.append(link);
  }, []);

  // The package leaves its flag button without a name (WCAG 4.1.2).
  useEffect(() => {
    root.current
      ?.querySelector(".flag-dropdown .selected-flag")
      ?.setAttribute("aria-label", "Country of the phone number");
  });

  const { className: _className, ...inputProps } = control;

  return (
    <div ref={root} className={styles.root}>
      <ReactPhoneInput
        country={country.toLowerCase()}
        value={value}
        countryCodeEditable={false}
        enableSearch={false}
        inputProps={{ ...inputProps, name: "mobile_no", autoComplete: "tel" }}
        onChange={(digits, data) => {
          const dialCode = "dialCode" in data ? data.dialCode : "";
          onChange(digits === dialCode ? "" : digits);
        }}
        onBlur={onBlur}
      />
    </div>
  );
};
