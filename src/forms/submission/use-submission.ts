import { useRef, useState, type FormEvent } from "react";
import type { FieldValues, Path } from "react-hook-form";

import { logFailure } from "../../lib/log";
import { submissionError, SubmissionError } from "../../lib/submission-error";

import type { DraftForm } from "./use-draft-form";

/** Where a submission stands. */
export type Submission =
  { state: "idle" | "sending" | "sent" } | { state: "failed"; error: SubmissionError };

type SubmissionOptions<Values extends FieldValues> = {
  draft: DraftForm<Values>;
  /** Sends the checked values; throws a SubmissionError when they were not stored. */
  send: (values: Values) => Promise<void>;
  /** What follows once they were stored and the form is empty again. */
  onSent: () => void;
  onFailed?: (error: SubmissionError) => void;
};

const asSubmissionError = (error: unknown) => {
  if (error instanceof SubmissionError) return error;
  // Not a failure of the network but of this code: nobody else would hear of it.
  logFailure("Sending a form failed unexpectedly", error);

  return submissionError("unreachable");
};

/**
 * Sends a form once at a time: a second press while it is under way does nothing.
 * What the server says about single fields is shown at the fields.
 */
export const useSubmission = <Values extends FieldValues>({
  draft: { form, clear },
  send,
  onSent,
  onFailed,
}: SubmissionOptions<Values>) => {
  const [submission, setSubmission] = useState<Submission>({ state: "idle" });
  const underWay = useRef(false);

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
    if (underWay.current) return;
    underWay.current = true;
    setSubmission({ state: "sending" });

    try {
      await send(values);
    } catch (thrown) {
      const error = asSubmissionError(thrown);
      setSubmission({ state: "failed", error });
      showAtFields(error);
      onFailed?.(error);

      return;
    } finally {
      underWay.current = false;
    }

    setSubmission({ state: "sent" });
    try {
      clear();
      onSent();
    } catch (error) {
      // The entry is stored: an error from here on must not make the visitor send it again.
      logFailure("The form was sent, and what follows failed", error);
    }
  };

  const submit = (event: FormEvent): Promise<void> => form.handleSubmit(deliver)(event);

  return { submission, submit };
};
