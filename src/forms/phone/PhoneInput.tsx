import { useEffect, useId, useRef, useState, type FC } from "react";
import ReactPhoneInput from "react-phone-input-2";

import type { ControlProps } from "../field/Field";
import { linkStylesheet } from "../link-stylesheet";

import { fixCountryList } from "./fix-country-list";

import * as styles from "./PhoneInput.module.scss";

/** The stylesheet of the phone input: written by src/build/library-stylesheets.ts, linked with the first one. */
const phoneStylesheet = "/phone-input.css";

type PhoneInputProps = {
  control: ControlProps;
  /** Digits with the country code, without a plus; empty when there is only the code. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Two-letter code of the country whose dialing code is preselected while nothing was typed. */
  country: string;
};

/** What the input shows: its digits, and which of them are the dialing code. */
type Shown = { digits: string; dialCode: string };

/** A dialing code alone is no number. */
const typedOf = ({ digits, dialCode }: Shown) => (digits === dialCode ? "" : digits);

/** An international phone number. The country is chosen from the list; its code is not editable. */
export const PhoneInput: FC<PhoneInputProps> = ({ control, value, onChange, onBlur, country }) => {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const [shown, setShown] = useState<Shown>({ digits: value, dialCode: "" });
  const [preselected, setPreselected] = useState(country);
  const [used, setUsed] = useState(false);
  const [round, setRound] = useState(0);

  // A country that arrives late must not undo a number, or a flag that was chosen.
  if (preselected !== country && value === "" && !used) setPreselected(country);
  // Emptied or filled in from outside: the package starts over with the new value.
  if (value !== typedOf(shown)) {
    setShown({ digits: value, dialCode: "" });
    setUsed(value !== "");
    setRound(round + 1);
  }

  useEffect(() => void linkStylesheet(phoneStylesheet), []);
  // Each round has a list of its own.
  useEffect(() => (root.current ? fixCountryList(root.current, id) : undefined), [id, round]);

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
          setUsed(true);
          setShown({ digits: typed, dialCode });
          onChange(typedOf({ digits: typed, dialCode }));
        }}
        onBlur={onBlur}
      />
    </div>
  );
};
