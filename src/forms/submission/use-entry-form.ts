import { useRef, useState, type FormEvent } from "react";
import type { FieldValues, Path } from "react-hook-form";
import type { ObjectSchema } from "yup";

import { logFailure } from "../../lib/log";
import { submissionError, SubmissionError } from "../../lib/submission-error";

import { useBotSignals, type BotSignals } from "./bot-check";
import { useDraftForm } from "./use-draft-form";

/** The state of a submission. */
export type Submission =
  { state: "idle" | "sending" | "sent" } | { state: "failed"; error: SubmissionError };

type EntryFormOptions<Values extends FieldValues> = {
  /** The name under which the tab saves what was typed. */
  name: string;
  schema: ObjectSchema<Values>;
  /** What must hold beside the fields before the form is sent; says itself what is missing. */
  check?: () => boolean | Promise<boolean>;
  /** Sends the validated values; throws a SubmissionError when they were not stored. */
  send: (values: Values, signals: () => Promise<BotSignals>) => Promise<void>;
  /** Called once they are stored and the form is empty again. */
  onSent?: () => void;
  onFailed?: (error: SubmissionError) => void;
};

const asSubmissionError = (error: unknown) => {
  if (error instanceof SubmissionError) return error;
  // Not a failure of the network but of this code: nobody else would hear of it.
  logFailure("Sending a form failed unexpectedly", error);

  return submissionError("unreachable");
};

/**
 * A form that sends what was typed as one entry, one submission at a time: a second
 * press while one is in progress does nothing. The server's messages about single
 * fields are shown at the fields.
 */
export const useEntryForm = <Values extends FieldValues>({
  name,
  schema,
  check = () => true,
  send,
  onSent,
  onFailed,
}: EntryFormOptions<Values>) => {
  const { form, startedAt, clear } = useDraftForm({ name, schema });
  const { honeypotRef, signals } = useBotSignals(startedAt);
  const [submission, setSubmission] = useState<Submission>({ state: "idle" });
  const inProgress = useRef(false);

  const showAtFields = ({ fields }: SubmissionError) => {
    const known = Object.entries(fields).filter(([field]) => field in form.getValues());
    known.forEach(([field, message], index) =>
      form.setError(
        field as Path<Values>,
        { type: "server", message },
        { shouldFocus: index === 0 },
      ),
    );
  };

  const deliver = async (values: Values) => {
    if (inProgress.current) return;
    inProgress.current = true;
    setSubmission({ state: "sending" });

    try {
      await send(values, signals);
    } catch (thrown) {
      const error = asSubmissionError(thrown);
      setSubmission({ state: "failed", error });
      showAtFields(error);
      onFailed?.(error);

      return;
    } finally {
      inProgress.current = false;
    }

    setSubmission({ state: "sent" });
    try {
      clear();
      onSent?.();
    } catch (error) {
      // The entry is stored: an error from here on must not make the visitor send it again.
      logFailure("The form was sent, and what follows failed", error);
    }
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await check()) return form.handleSubmit(deliver)(event);

    // Shows everything that is missing at once.
    await form.trigger(undefined, { shouldFocus: true });
  };

  return { form, honeypotRef, submission, submit };
};

export type EntryForm<Values extends FieldValues> = ReturnType<typeof useEntryForm<Values>>;
