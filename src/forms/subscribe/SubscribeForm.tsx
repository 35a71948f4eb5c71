import { useState, type FC } from "react";

import { logError } from "../../lib/log";
import { fullMessage } from "../../lib/submission-error";
import { EmailField } from "../field/form-fields";
import { FormShell } from "../submission/FormShell";
import { sendSubmission } from "../submission/send-submission";
import { useSubmission } from "../submission/use-submission";

import * as styles from "../form.module.scss";
import { subscribeSchema, type SubscribeValues } from "./subscribe-schema";
import { ThankYouDialog } from "./ThankYouDialog";

/**
 * The newsletter form of the footer. A failure is logged and not shown (specification, section 8),
 * but announced by screen readers.
 */
export const SubscribeForm: FC<{ email: string }> = ({ email }) => {
  const [thankYouOpen, setThankYouOpen] = useState(false);
  const submission = useSubmission<SubscribeValues>({
    name: "subscribe",
    schema: subscribeSchema,
    submitRequest: (values, signals) =>
      sendSubmission({ form: "subscribe", collection: "subscribes", data: values }, signals),
    onSuccess: () => setThankYouOpen(true),
    onError: (error) => logError("The newsletter form was not sent", error),
  });
  const { submission: status } = submission;

  return (
    <>
      <FormShell
        label="Newsletter"
        submission={submission}
        fallbackEmail={email}
        submitLabel="Subscribe"
        variant="inline"
        notice={
          status.state === "failed" ? (
            <p className={styles.visuallyHidden} role="alert">
              Not subscribed. {fullMessage(status.error)} You can also email us at {email}.
            </p>
          ) : null
        }
      >
        <EmailField name="name" label="Email address" />
      </FormShell>
      <ThankYouDialog open={thankYouOpen} onClose={() => setThankYouOpen(false)} />
    </>
  );
};
