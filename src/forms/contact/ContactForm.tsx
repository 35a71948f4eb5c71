import { useRef, type FC } from "react";

import { Notice } from "../../components/Notice/Notice";
import { keepSender } from "../../lib/sender";
import { visitorLocation } from "../../lib/visitor-location";
import { MessageField, NameAndEmailFields } from "../field/form-fields";
import { PhoneField } from "../phone/PhoneField";
import { FormShell } from "../submission/FormShell";
import { toPayload, sendSubmission } from "../submission/send-submission";
import { useSubmission } from "../submission/use-submission";
import { showToast } from "../toast/show-toast";

import * as styles from "../form.module.scss";
import { CaptchaField } from "./CaptchaField";
import type { ContactFormProps } from "./contact-form-props";
import { contactSchema, uncheckedContactSchema, type ContactValues } from "./contact-schema";
import { contactDraftName, insertedText } from "./insert-into-message";
import { redirectToThankYou } from "./redirect-to-thank-you";
import { useCaptcha } from "./use-captcha";
import { useVisitorCountry } from "./use-visitor-country";

const captchaPrompt = "Please Complete the Captcha";

/** The contact form (specification, sections 2, 4, 5, 7 and 8). */
export const ContactForm: FC<ContactFormProps> = ({
  email,
  thankYouPath,
  keepsSender,
  uncheckMarketing,
}) => {
  const captcha = useCaptcha();
  const { country, lookUp } = useVisitorCountry();
  const hasLocation = useRef(false);

  const submission = useSubmission<ContactValues>({
    name: contactDraftName,
    schema: uncheckMarketing ? uncheckedContactSchema : contactSchema,
    precheck: () => {
      if (!captcha.check()) void showToast(captchaPrompt);

      return captcha.solved;
    },
    submitRequest: async (values, signals) => {
      const sentAt = Date.now();
      const location = await visitorLocation();
      hasLocation.current = location !== null;
      await sendSubmission(
        {
          form: "contact",
          collection: "contact-datas",
          data: { ...toPayload(values), ...location },
          sentAt,
        },
        signals,
      );
      if (keepsSender) {
        const { full_name: name, your_email: address, message } = values;
        const note = insertedText();
        keepSender({
          name,
          email: address,
          ...(note && message.includes(note) && { note }),
        });
      }
    },
    onSuccess: () => {
      captcha.clear();
      redirectToThankYou(hasLocation.current, thankYouPath);
    },
    onError: ({ serverMessage, message }) => void showToast(serverMessage ?? message),
  });

  return (
    <FormShell
      label="Contact"
      submission={submission}
      fallbackEmail={email}
      submitLabel="Get Started"
      besideSubmit={<CaptchaField {...captcha.field} announcedElsewhere={captcha.missing} />}
      notice={captcha.missing ? <Notice tone="error" title={captchaPrompt} /> : undefined}
      onFocus={() => void lookUp()}
    >
      <NameAndEmailFields />
      <PhoneField country={country} />
      <MessageField required rows={6} />
      <label className={styles.checkbox}>
        <input
          type="checkbox"
          // Before hydration, it must show what would be sent.
          defaultChecked={submission.form.formState.defaultValues?.accecptMail}
          {...submission.form.register("accecptMail")}
        />
        <span>I agree to receive promotional and marketing material</span>
      </label>
    </FormShell>
  );
};
