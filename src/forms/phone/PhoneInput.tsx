import { useEffect, useId, useRef, useState, type FC } from "react";
import ReactPhoneInput from "react-phone-input-2";

import { useHydrated } from "../../components/use-hydrated";
import type { ControlProps } from "../field/Field";
import { linkStylesheet } from "../link-stylesheet";

import { fixCountryList } from "./fix-country-list";
import { listedCountry } from "./listed-country";
import { readNumbers } from "./read-numbers";

import * as styles from "./PhoneInput.module.scss";

/** Written by src/gatsby/patches/library-stylesheets.ts. */
const phoneStylesheet = "/phone-input.css";

type PhoneInputProps = {
  control: ControlProps;
  /** Digits with country code, without a plus; empty if there is only the code. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Two-letter code of the country to preselect before input. */
  country: string;
};

/** Digits shown, and their dialing code. */
type InputState = { digits: string; dialCode: string };

/** The digits, or nothing if they are only the dialing code. */
const enteredNumber = ({ digits, dialCode }: InputState) => (digits === dialCode ? "" : digits);

/** The state of the plain input that stands in for the package's before hydration. */
const readPlainInput = (id: string) => {
  const input = document.getElementById(id);

  return input instanceof HTMLInputElement
    ? { text: input.value, focused: input === document.activeElement }
    : undefined;
};

/** Enters a text and the focus in the package's input. */
const restore = (
  input: HTMLInputElement | null | undefined,
  { text, focused }: NonNullable<ReturnType<typeof readPlainInput>>,
) => {
  if (!input) return;
  if (focused) input.focus();
  if (text === "") return;
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
};

/** Input for an international phone number; a list selects the country, whose code is not editable. */
export const PhoneInput: FC<PhoneInputProps> = ({ control, value, onChange, onBlur, country }) => {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const [input, setInput] = useState<InputState>({ digits: value, dialCode: "" });
  const [preselected, setPreselected] = useState(country);
  const [dirty, setDirty] = useState(false);
  const [resetKey, setResetKey] = useState(0);

  // Ignores a late country once the visitor has typed or chosen one.
  if (preselected !== country && value === "" && !dirty) setPreselected(country);
  // The form changed the value: remounts the package.
  if (value !== enteredNumber(input)) {
    setInput({ digits: value, dialCode: "" });
    setDirty(value !== "");
    setResetKey(resetKey + 1);
  }

  const hydrated = useHydrated();
  const [plainInput] = useState(() =>
    hydrated || typeof document === "undefined" ? undefined : readPlainInput(control.id),
  );

  useEffect(() => void linkStylesheet(phoneStylesheet), []);
  // Each remount renders a new list.
  useEffect(
    () => (root.current ? fixCountryList(root.current, id) : undefined),
    [id, resetKey, hydrated],
  );

  const update = (digits: string, dialCode: string) => {
    setDirty(true);
    setInput({ digits, dialCode });
    onChange(enteredNumber({ digits, dialCode }));
  };
  const latest = useRef(update);
  useEffect(() => void (latest.current = update));
  useEffect(
    () =>
      root.current ? readNumbers(root.current, (...read) => latest.current(...read)) : undefined,
    [],
  );
  useEffect(() => {
    if (hydrated && plainInput) restore(root.current?.querySelector("input"), plainInput);
  }, [hydrated, plainInput]);

  const { className: _className, ...inputProps } = control;

  return (
    <div ref={root} className={styles.root}>
      {hydrated ? (
        <ReactPhoneInput
          key={resetKey}
          country={listedCountry(preselected)}
          value={input.digits}
          countryCodeEditable={false}
          enableSearch={false}
          enableLongNumbers
          inputProps={{ ...inputProps, name: "mobile_no", autoComplete: "tel" }}
          onChange={(typed, data) => update(typed, "dialCode" in data ? data.dialCode : "")}
          onBlur={onBlur}
        />
      ) : (
        // The package's HTML depends on the browser.
        <input {...inputProps} className="form-control" type="tel" autoComplete="tel" />
      )}
    </div>
  );
};
