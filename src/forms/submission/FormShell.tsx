import type { ReactNode } from "react";
import { FormProvider, type FieldValues } from "react-hook-form";

import { Button } from "../../components/Button/Button";

import * as styles from "../form.module.scss";
import { Honeypot } from "./bot-check";
import { SubmissionNotice } from "./SubmissionNotice";
import type { EntryForm } from "./use-entry-form";

type FormShellProps<Values extends FieldValues> = {
  /** The form's name for screen readers. */
  label: string;
  entry: EntryForm<Values>;
  /** Another way to reach us when sending fails. */
  email: string;
  /** What the submit button says. */
  button: string;
  /** What is beside the button. */
  beside?: ReactNode;
  /** What to say once the form was sent, where nothing else follows. */
  thanks?: string;
  /** A notice in place of the shell's own about failure and success; null for none. */
  notice?: ReactNode;
  look?: "stacked" | "line";
  onFocus?: () => void;
  /** The fields: they find the form by its context. */
  children: ReactNode;
};

/** What all forms share around their fields: the bot check, the notice and the submit button. */
export const FormShell = <Values extends FieldValues>({
  label,
  entry: { form, honeypotRef, submission, submit },
  email,
  button,
  beside,
  thanks,
  notice,
  look = "stacked",
  onFocus,
  children,
}: FormShellProps<Values>) => {
  const sending = submission.state === "sending";

  return (
    <FormProvider {...form}>
      <form
        className={styles[look]}
        noValidate
        aria-label={label}
        aria-busy={sending}
        onFocus={onFocus}
        onSubmit={(event) => void submit(event)}
      >
        {children}
        <Honeypot inputRef={honeypotRef} />
        <p className={styles.hidden} role="status">
          {sending && "Sending…"}
        </p>
        {notice === undefined ? (
          <SubmissionNotice submission={submission} email={email} thanks={thanks} />
        ) : (
          notice
        )}
        <div className={styles.end}>
          {beside}
          <Button type="submit" busy={sending}>
            {button}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
};
