import type { FC, Ref } from "react";

import { Field } from "../field/Field";

import type { Captcha } from "./captcha";

import * as styles from "./CaptchaField.module.scss";

type CaptchaFieldProps = {
  /** Undefined until hydration: it is random. */
  captcha: Captcha | undefined;
  answer: string;
  onAnswer: (answer: string) => void;
  failed: boolean;
  /** Set if an alert of the form has already announced the error. */
  announcedElsewhere?: boolean;
  inputRef: Ref<HTMLInputElement>;
};

/** Asks for a sum as a captcha (specification, section 4). */
export const CaptchaField: FC<CaptchaFieldProps> = ({
  captcha,
  answer,
  onAnswer,
  failed,
  announcedElsewhere = false,
  inputRef,
}) => (
  <div className={styles.root}>
    <Field
      label={captcha ? `What is ${captcha.left} + ${captcha.right}?` : "A short sum"}
      required
      announcedElsewhere={announcedElsewhere}
      error={failed ? "CAPTCHA Failed!" : undefined}
    >
      {(props) => (
        <input
          {...props}
          ref={inputRef}
          readOnly={!captcha}
          inputMode="numeric"
          autoComplete="off"
          value={answer}
          onChange={(event) => onAnswer(event.target.value)}
        />
      )}
    </Field>
  </div>
);
