import { yupResolver } from "@hookform/resolvers/yup";
import { navigate } from "gatsby";
import { useState, type FC } from "react";
import { Controller, useForm } from "react-hook-form";

import { postEntry, SubmissionError } from "../../lib/content-api";
import { visitorLocation, type VisitorLocation } from "../../lib/visitor-location";
import { Field } from "../field/Field";
import { PhoneInput } from "../phone/PhoneInput";

import { isSolved, newCaptcha } from "./captcha";
import { contactSchema, type ContactValues } from "./contact-schema";

import * as styles from "./ContactForm.module.scss";

const thankYouPath = "/thankyou/";

const send = async (values: ContactValues, location: VisitorLocation | null) =>
  postEntry("contact-datas", {
    ...values,
    mobile_no: values.mobile_no ? `+${values.mobile_no}` : undefined,
    url: window.location.pathname.slice(1),
    ...location,
  });

/** The contact form (specification, sections 2, 4, 5 and 7). */
export const ContactForm: FC = () => {
  const [captcha] = useState(newCaptcha);
  const [answer, setAnswer] = useState("");
  const [country, setCountry] = useState("us");
  const { control, formState, handleSubmit, register, reset, setError } = useForm<ContactValues>({
    mode: "onTouched",
    resolver: yupResolver(contactSchema),
    defaultValues: {
      full_name: "",
      your_email: "",
      mobile_no: "",
      message: "",
      accecptMail: true,
    },
  });
  const { errors, isSubmitting } = formState;
  const wrongAnswer = answer !== "" && !isSolved(captcha, answer);

  const preselectCountry = async () => {
    const location = await visitorLocation();
    if (location?.country) setCountry(location.country);
  };

  const submit = handleSubmit(async (values) => {
    if (!isSolved(captcha, answer)) {
      setError("root", { message: "Please Complete the Captcha" });
      return;
    }

    const location = await visitorLocation();
    try {
      await send(values, location);
    } catch (error) {
      if (!(error instanceof SubmissionError)) throw error;
      setError("root", { message: error.message });
      return;
    }

    reset();
    setAnswer("");
    await navigate(thankYouPath);
  });

  return (
    <form
      className={styles.root}
      noValidate
      aria-busy={isSubmitting}
      onFocus={() => void preselectCountry()}
      onSubmit={(event) => void submit(event)}
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
      <Field
        label={`What is ${captcha.left} + ${captcha.right}?`}
        required
        error={wrongAnswer ? "CAPTCHA Failed!" : undefined}
      >
        {(props) => (
          <input
            {...props}
            inputMode="numeric"
            autoComplete="off"
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
        )}
      </Field>
      {errors.root && (
        <p className={styles.failure} role="alert">
          {errors.root.message}
        </p>
      )}
      <button className={styles.submit} type="submit" disabled={isSubmitting}>
        {isSubmitting ? "Sending …" : "Get Started"}
      </button>
    </form>
  );
};
