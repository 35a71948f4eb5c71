import { navigate } from "gatsby";
import { useRef, useState, type FC, type FormEvent } from "react";
import { Controller } from "react-hook-form";

import { Button } from "../../components/Button/Button";
import { Notice } from "../../components/Notice/Notice";
import { Field } from "../field/Field";
import { PhoneInput } from "../phone/PhoneInput";
import { Trap, useRobotSigns } from "../submission/RobotCheck";
import { SubmissionNotice } from "../submission/SubmissionNotice";
import { useDraftForm } from "../submission/use-draft-form";
import { useSubmission } from "../submission/use-submission";
import { showToast } from "../toast/show-toast";

import * as styles from "../form.module.scss";
import { CaptchaField } from "./CaptchaField";
import { contactSchema, type ContactValues } from "./contact-schema";
import { finish } from "./finish";
import { sendContact } from "./send-contact";
import { useCaptcha } from "./use-captcha";
import { useVisitorCountry } from "./use-visitor-country";

const captchaDemand = "Please Complete the Captcha";

type ContactFormProps = {
  mail: string;
  /** The page after a sent message. */
  thankYouPath: string;
};

/** The contact form (specification, sections 2, 4, 5, 7 and 8). */
export const ContactForm: FC<ContactFormProps> = ({ mail, thankYouPath }) => {
  const captcha = useCaptcha();
  const [demanded, setDemanded] = useState(false);
  const { country, ask } = useVisitorCountry();
  const located = useRef(false);
  const draft = useDraftForm<ContactValues>({ name: "contact", schema: contactSchema });
  const { control, formState, register, trigger } = draft.form;
  const { errors } = formState;
  const { trapRef, signs } = useRobotSigns(draft.startedAt);

  const { submission, submit } = useSubmission({
    draft,
    send: async (values) => {
      located.current = await sendContact(values, signs);
    },
    onSent: () => {
      captcha.clear();
      finish(located.current, thankYouPath, navigate);
    },
    onFailed: ({ serverMessage, message }) => void showToast(serverMessage ?? message),
  });

  const submitOnceSolved = async (event: FormEvent) => {
    event.preventDefault();
    setDemanded(!captcha.solved);
    if (captcha.solved) return submit(event);

    void showToast(captchaDemand);
    captcha.demand();
    // Shows what else is missing, so that one look is enough.
    await trigger(undefined, { shouldFocus: true });
  };

  return (
    <form
      className={styles.root}
      noValidate
      aria-label="Contact"
      aria-busy={submission.state === "sending"}
      onFocus={() => void ask()}
      onSubmit={(event) => void submitOnceSolved(event)}
    >
      <Field label="Full Name" required error={errors.full_name?.message}>
        {(props) => <input {...props} {...register("full_name")} autoComplete="name" />}
      </Field>
      <Field label="Your Email" required error={errors.your_email?.message}>
        {(props) => (
          <input {...props} {...register("your_email")} type="email" autoComplete="email" />
        )}
      </Field>
      <Field label="Mobile Number" error={errors.mobile_no?.message}>
        {(props) => (
          <Controller
            control={control}
            name="mobile_no"
            render={({ field: { value, onChange, onBlur } }) => (
              <PhoneInput
                control={props}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                country={country}
              />
            )}
          />
        )}
      </Field>
      <Field label="Message" required error={errors.message?.message}>
        {(props) => <textarea {...props} {...register("message")} rows={6} />}
      </Field>
      <label className={styles.choice}>
        <input type="checkbox" {...register("accecptMail")} />
        <span>I agree to receive promotional and marketing material</span>
      </label>
      <Trap trapRef={trapRef} />
      {demanded && !captcha.solved ? (
        <Notice tone="error" title={captchaDemand} />
      ) : (
        <SubmissionNotice submission={submission} mail={mail} />
      )}
      <div className={styles.end}>
        <CaptchaField {...captcha.field} />
        <Button type="submit" busy={submission.state === "sending"}>
          Get Started
        </Button>
      </div>
    </form>
  );
};
