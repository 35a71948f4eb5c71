import { useEffect, useId, useRef, useState, type FC } from "react";
import ReactPhoneInput from "react-phone-input-2";

import type { ControlProps } from "../field/Field";
import { linkStylesheet } from "../link-stylesheet";

import { mendCountryList } from "./mend-country-list";

import * as styles from "./PhoneInput.module.scss";

/** The stylesheet of the phone input: written by src/build/assets.ts, linked with the first one. */
export const phoneStylesheet = "/phone-input.css";

type PhoneInputProps = {
  control: ControlProps;
  /** Digits with the country code, without a plus; empty when only the code stands there. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Two-letter code of the country whose dialling code is preselected while nothing was typed. */
  country: string;
};

/** An international phone number. The country is chosen from the list; its code is not editable. */
export const PhoneInput: FC<PhoneInputProps> = ({ control, value, onChange, onBlur, country }) => {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  // What stands there: its digits, and which of them are the dialling code.
  const [shown, setShown] = useState({ digits: value, dialCode: "" });
  const [preselected, setPreselected] = useState(country);
  const [round, setRound] = useState(0);

  // A country that arrives late must not undo a number.
  if (preselected !== country && value === "") setPreselected(country);
  // Emptied from outside: the package starts again with the dialling code.
  if (value === "" && shown.digits !== "" && shown.digits !== shown.dialCode) {
    setShown({ digits: "", dialCode: "" });
    setRound(round + 1);
  }

  useEffect(() => void linkStylesheet(phoneStylesheet), []);
  useEffect(() => (root.current ? mendCountryList(root.current, id) : undefined), [id]);

  const { className: _className, ...inputProps } = control;

  return (
    <div ref={root} className={styles.root}>
      <ReactPhoneInput
        key={round}
        country={preselected.toLowerCase()}
        value={shown.digits}
        countryCodeEditable={false}
        enableSearch={false}
        enableLongNumbers
        inputProps={{ ...inputProps, name: "mobile_no", autoComplete: "tel" }}
        onChange={(typed, data) => {
          const dialCode = "dialCode" in data ? data.dialCode : "";
          setShown({ digits: typed, dialCode });
          onChange(typed === dialCode ? "" : typed);
        }}
        onBlur={onBlur}
      />
    </div>
  );
};
