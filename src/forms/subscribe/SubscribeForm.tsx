import { useState, type FC } from "react";

import { Button } from "../../components/Button/Button";
import { postEntry } from "../../lib/content-api";
import { idempotencyKey } from "../../lib/idempotency-key";
import { logFailure } from "../../lib/log";
import { failureWords } from "../../lib/submission-error";
import { Field } from "../field/Field";
import { Trap, useRobotSigns } from "../submission/RobotCheck";
import { useDraftForm } from "../submission/use-draft-form";
import { useSubmission } from "../submission/use-submission";

import { subscribeSchema, type SubscribeValues } from "./subscribe-schema";
import { ThankYouDialog } from "./ThankYouDialog";

import * as styles from "./SubscribeForm.module.scss";

/**
 * The newsletter form of the footer. A failure is logged and shows nothing
 * (specification, section 8); screen readers are told all the same, so that
 * silence is not taken for success.
 */
export const SubscribeForm: FC<{ mail: string }> = ({ mail }) => {
  const [thanked, setThanked] = useState(false);
  const draft = useDraftForm<SubscribeValues>({ name: "subscribe", schema: subscribeSchema });
  const { formState, register } = draft.form;
  const { trapRef, signs } = useRobotSigns(draft.startedAt);

  const { submission, submit } = useSubmission({
    draft,
    send: async (values) => {
      const began = Date.now();
      const [robotSigns, key] = await Promise.all([signs(), idempotencyKey("subscribe", values)]);
      await postEntry("subscribes", { ...values, ...robotSigns }, key, began);
    },
    onSent: () => setThanked(true),
    onFailed: (error) => logFailure("The newsletter form was not sent", error),
  });
  const sending = submission.state === "sending";

  return (
    <>
      <form
        className={styles.root}
        noValidate
        aria-label="Newsletter"
        aria-busy={sending}
        onSubmit={(event) => void submit(event)}
      >
        <Field label="Email address" required error={formState.errors.name?.message}>
          {(props) => <input {...props} {...register("name")} type="email" autoComplete="email" />}
        </Field>
        <Trap trapRef={trapRef} />
        <Button type="submit" busy={sending}>
          Subscribe
        </Button>
        <p className={styles.hidden} role="status">
          {sending && "Sending …"}
        </p>
        {submission.state === "failed" && (
          <p className={styles.hidden} role="alert">
            Not subscribed. {failureWords(submission.error)} You can also write to {mail}.
          </p>
        )}
      </form>
      <ThankYouDialog open={thanked} onClose={() => setThanked(false)} />
    </>
  );
};
