import { useState, type FC } from "react";

import { logFailure } from "../../lib/log";
import { failureText } from "../../lib/submission-error";
import { EmailField } from "../field/form-fields";
import { FormShell } from "../submission/FormShell";
import { sendEntry } from "../submission/send-entry";
import { useEntryForm } from "../submission/use-entry-form";

import * as styles from "../form.module.scss";
import { subscribeSchema, type SubscribeValues } from "./subscribe-schema";
import { ThankYouDialog } from "./ThankYouDialog";

/**
 * The newsletter form of the footer. A failure is logged and shows nothing
 * (specification, section 8); screen readers announce it all the same, so that
 * silence is not taken for success.
 */
export const SubscribeForm: FC<{ email: string }> = ({ email }) => {
  const [thanked, setThanked] = useState(false);
  const entry = useEntryForm<SubscribeValues>({
    name: "subscribe",
    schema: subscribeSchema,
    send: (values, signals) =>
      sendEntry({ form: "subscribe", collection: "subscribes", data: values }, signals),
    onSent: () => setThanked(true),
    onFailed: (error) => logFailure("The newsletter form was not sent", error),
  });
  const { submission } = entry;

  return (
    <>
      <FormShell
        label="Newsletter"
        entry={entry}
        email={email}
        button="Subscribe"
        look="line"
        notice={
          submission.state === "failed" ? (
            <p className={styles.hidden} role="alert">
              Not subscribed. {failureText(submission.error)} You can also email us at {email}.
            </p>
          ) : null
        }
      >
        <EmailField name="name" label="Email address" />
      </FormShell>
      <ThankYouDialog open={thanked} onClose={() => setThanked(false)} />
    </>
  );
};
