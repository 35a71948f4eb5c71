import type { FC, Ref } from "react";

import { Field } from "../field/Field";

import type { Captcha } from "./captcha";

import * as styles from "./CaptchaField.module.scss";

type CaptchaFieldProps = {
  captcha: Captcha;
  answer: string;
  onAnswer: (answer: string) => void;
  /** Whether to tell the visitor that the answer is wrong. */
  failed: boolean;
  /** Whether the form has asked for the answer in an alert. */
  announced?: boolean;
  inputRef: Ref<HTMLInputElement>;
};

/** The sum that a visitor solves (specification, section 4). */
export const CaptchaField: FC<CaptchaFieldProps> = ({
  captcha: { left, right },
  answer,
  onAnswer,
  failed,
  announced = false,
  inputRef,
}) => (
  <div className={styles.root}>
    <Field
      label={`What is ${left} + ${right}?`}
      required
      announced={announced}
      error={failed ? "CAPTCHA Failed!" : undefined}
    >
      {(props) => (
        <input
          {...props}
          ref={inputRef}
          inputMode="numeric"
          autoComplete="off"
          value={answer}
          onChange={(event) => onAnswer(event.target.value)}
        />
      )}
    </Field>
  </div>
);
