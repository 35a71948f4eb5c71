import { navigate } from "gatsby";
import { useRef, type FC } from "react";

import { Notice } from "../../components/Notice/Notice";
import { visitorLocation } from "../../lib/visitor-location";
import { MessageField, PersonFields } from "../field/form-fields";
import { PhoneField } from "../phone/PhoneField";
import { FormShell } from "../submission/FormShell";
import { contentOf, sendEntry } from "../submission/send-entry";
import { useEntryForm } from "../submission/use-entry-form";
import { showToast } from "../toast/show-toast";

import * as styles from "../form.module.scss";
import { CaptchaField } from "./CaptchaField";
import { contactDraft } from "./contact-draft";
import { contactSchema, type ContactValues } from "./contact-schema";
import { finish } from "./finish";
import { useCaptcha } from "./use-captcha";
import { useVisitorCountry } from "./use-visitor-country";

const captchaPrompt = "Please Complete the Captcha";

type ContactFormProps = {
  email: string;
  /** The page after a sent message. */
  thankYouPath: string;
};

/** The contact form (specification, sections 2, 4, 5, 7 and 8). */
export const ContactForm: FC<ContactFormProps> = ({ email, thankYouPath }) => {
  const captcha = useCaptcha();
  const { country, ask } = useVisitorCountry();
  const located = useRef(false);

  const entry = useEntryForm<ContactValues>({
    name: contactDraft,
    schema: contactSchema,
    check: () => {
      if (!captcha.check()) void showToast(captchaPrompt);

      return captcha.solved;
    },
    send: async (values, signals) => {
      const began = Date.now();
      const location = await visitorLocation();
      located.current = location !== null;
      await sendEntry(
        {
          form: "contact",
          collection: "contact-datas",
          data: { ...contentOf(values), ...location },
          began,
        },
        signals,
      );
    },
    onSent: () => {
      captcha.clear();
      finish(located.current, thankYouPath, navigate);
    },
    onFailed: ({ serverMessage, message }) => void showToast(serverMessage ?? message),
  });

  return (
    <FormShell
      label="Contact"
      entry={entry}
      email={email}
      button="Get Started"
      beside={<CaptchaField {...captcha.field} announced={captcha.missing} />}
      notice={captcha.missing ? <Notice tone="error" title={captchaPrompt} /> : undefined}
      onFocus={() => void ask()}
    >
      <PersonFields />
      <PhoneField country={country} />
      <MessageField required rows={6} />
      <label className={styles.choice}>
        <input type="checkbox" {...entry.form.register("accecptMail")} />
        <span>I agree to receive promotional and marketing material</span>
      </label>
    </FormShell>
  );
};
