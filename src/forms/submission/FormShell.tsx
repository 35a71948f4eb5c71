import { useEffect, useRef, type ReactNode } from "react";
import { FormProvider, type FieldValues } from "react-hook-form";

import { Button } from "../../components/Button/Button";
import { useReplayedClick } from "../../components/DialogTrigger/use-replayed-click";

import * as styles from "../form.module.scss";
import { Honeypot } from "./bot-check";
import { SubmissionNotice } from "./SubmissionNotice";
import { Thanks } from "./Thanks";
import type { FormSubmission } from "./use-submission";

type FormShellProps<Values extends FieldValues> = {
  /** Accessible name of the form. */
  label: string;
  submission: FormSubmission<Values>;
  /** The email address shown after a failure. */
  fallbackEmail: string;
  submitLabel: string;
  /** Content beside the submit button. */
  besideSubmit?: ReactNode;
  /** Message that replaces the form after a success; none if another page or dialog follows. */
  successMessage?: string;
  /** Replaces the notice of failure; null for none. */
  notice?: ReactNode;
  variant?: "stacked" | "inline";
  onFocus?: () => void;
  /**
   * Fields, which read the form from context. They are disabled while it is sent: what a visitor would write
   * then would not be sent, and lost with the form.
   */
  children: ReactNode;
  /** A field that decides itself when it is disabled. */
  lastField?: ReactNode;
};

/** Frame of every form: bot check, notice and submit button. */
export const FormShell = <Values extends FieldValues>({
  label,
  submission: { name, form, honeypotRef, submission, submit },
  fallbackEmail,
  submitLabel,
  besideSubmit,
  successMessage,
  notice,
  variant = "stacked",
  onFocus,
  children,
  lastField,
}: FormShellProps<Values>) => {
  const sending = submission.state === "sending";
  const formRef = useRef<HTMLFormElement>(null);
  const focused = useRef<Element | null>(null);
  // A field that is disabled loses the focus.
  useEffect(() => {
    if (sending || document.activeElement !== document.body) return;
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
  }, [sending]);
  const { ref, attributes } = useReplayedClick<HTMLButtonElement>(() =>
    formRef.current?.requestSubmit(),
  );

  // The form is left out: empty again, it would be sent twice.
  if (submission.state === "sent" && successMessage) return <Thanks>{successMessage}</Thanks>;

  return (
    <FormProvider {...form}>
      <form
        ref={formRef}
        name={name}
        // Sends nothing before hydration.
        method="dialog"
        className={styles[variant]}
        noValidate
        aria-label={label}
        aria-busy={sending}
        onFocus={onFocus}
        onSubmit={(event) => {
          focused.current = document.activeElement;
          void submit(event);
        }}
      >
        <fieldset className={styles.fields} role="none" disabled={sending}>
          {children}
        </fieldset>
        {lastField}
        <Honeypot inputRef={honeypotRef} />
        <p className={styles.visuallyHidden} role="status">
          {sending && "Sending…"}
        </p>
        {notice === undefined ? (
          <SubmissionNotice submission={submission} fallbackEmail={fallbackEmail} />
        ) : (
          notice
        )}
        <div className={styles.actions}>
          {besideSubmit}
          <Button ref={ref} type="submit" busy={sending} {...attributes}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
};
