import { useState, type FC } from "react";

import { CvField, type CvFieldState } from "../forms/application/CvField";
import { CaptchaField } from "../forms/contact/CaptchaField";
import { Field } from "../forms/field/Field";
import { PhoneInput } from "../forms/phone/PhoneInput";

import * as styles from "./StyleGuide.module.scss";

/** The props of a CV field whose file is not uploaded. */
const cvState = (state: Partial<CvFieldState>): CvFieldState => ({
  name: undefined,
  uploadedName: undefined,
  error: undefined,
  progress: undefined,
  choose: async () => undefined,
  cancel: () => undefined,
  ...state,
});

const Checkboxes: FC<{ labels: readonly string[] }> = ({ labels }) => (
  <>
    {labels.map((label, index) => (
      <label key={label} className={styles.row}>
        <input
          className={styles.checkbox}
          type="checkbox"
          defaultChecked={index === 0}
          disabled={index === 2}
        />
        {label}
      </label>
    ))}
  </>
);

/** Every form control: empty, filled, invalid and disabled. */
export const FieldExamples: FC = () => {
  const [phone, setPhone] = useState("4915123456789");
  const [answer, setAnswer] = useState("6");

  return (
    <div className={styles.stack}>
      <Field label="Full Name" required>
        {(props) => <input {...props} autoComplete="off" />}
      </Field>
      <Field label="Filled in" required>
        {(props) => <input {...props} autoComplete="off" defaultValue="Ada Example" />}
      </Field>
      <Field label="With a hint" hint="As on your letterhead.">
        {(props) => <input {...props} autoComplete="off" placeholder="Company" />}
      </Field>
      <Field label="Your Email" required error="Wrong email format">
        {(props) => <input {...props} autoComplete="off" defaultValue="ada@example" />}
      </Field>
      <Field label="Not to be changed">
        {(props) => <input {...props} disabled defaultValue="Remote" />}
      </Field>
      <Field label="Type of work">
        {(props) => (
          <select {...props}>
            <option>Project</option>
            <option>Team extension</option>
          </select>
        )}
      </Field>
      <Field label="Position" required error="Position is required">
        {(props) => (
          <select {...props}>
            <option>Please choose</option>
          </select>
        )}
      </Field>
      <Field label="Message" required error="Message is required">
        {(props) => <textarea {...props} rows={3} />}
      </Field>
      <Checkboxes labels={["Chosen", "Not chosen", "Not to be chosen"]} />
      <Field label="Mobile Number">
        {(control) => (
          <PhoneInput
            control={control}
            value={phone}
            onChange={setPhone}
            onBlur={() => undefined}
            country="DE"
          />
        )}
      </Field>
      <CaptchaField
        captcha={{ left: 2, right: 3 }}
        answer={answer}
        onAnswer={setAnswer}
        failed={answer !== "5"}
        inputRef={null}
      />
      <CvField cv={cvState({})} />
      <CvField cv={cvState({ uploadedName: "ada-example.pdf" })} />
      <CvField cv={cvState({ progress: 0.4 })} />
      <CvField cv={cvState({ error: "This file is larger than 5 MB" })} />
    </div>
  );
};
