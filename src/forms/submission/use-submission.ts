import { useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import type { FieldValues, Path } from "react-hook-form";
import type { ObjectSchema } from "yup";

import { reportFormSent } from "../../consent/form-event";
import { logError } from "../../lib/log";
import { submissionError, SubmissionError } from "../../lib/submission-error";

import { useBotSignals, type BotSignals } from "./bot-check";
import { useDraftForm } from "./use-draft-form";

export type SubmissionState =
  { state: "idle" | "sending" | "sent" } | { state: "failed"; error: SubmissionError };

type SubmissionOptions<Values extends FieldValues> = {
  /** Name of the draft. */
  name: string;
  schema: ObjectSchema<Values>;
  /** Extra check before the submission, which reports its own errors. */
  precheck?: () => boolean | Promise<boolean>;
  /** Sends the validated values. Throws a SubmissionError if they were not stored. */
  submitRequest: (values: Values, signals: () => Promise<BotSignals>) => Promise<void>;
  /** Called when the values are stored and the form is reset. */
  onSuccess?: () => void;
  onError?: (error: SubmissionError) => void;
};

const asSubmissionError = (error: unknown) => {
  if (error instanceof SubmissionError) return error;
  // A bug, not a network error: log it.
  logError("Submitting a form failed unexpectedly", error);

  return submissionError("unreachable");
};

/**
 * A form with one submission at a time: further clicks during it are ignored. The CMS's messages
 * about fields are shown at these fields.
 */
export const useSubmission = <Values extends FieldValues>({
  name,
  schema,
  precheck = () => true,
  submitRequest,
  onSuccess,
  onError,
}: SubmissionOptions<Values>) => {
  const { form, startedAt, discardDraft } = useDraftForm({ name, schema });
  const { honeypotRef, signals } = useBotSignals(startedAt);
  const [submission, setSubmission] = useState<SubmissionState>({ state: "idle" });
  const inProgress = useRef(false);

  const showFieldErrors = ({ fields }: SubmissionError) => {
    const known = Object.entries(fields).filter(([field]) => field in form.getValues());
    known.forEach(([field, message], index) =>
      form.setError(
        field as Path<Values>,
        { type: "server", message },
        { shouldFocus: index === 0 },
      ),
    );
  };

  const submitValues = async (values: Values) => {
    if (inProgress.current) return;
    inProgress.current = true;
    setSubmission({ state: "sending" });

    try {
      await submitRequest(values, signals);
    } catch (thrown) {
      const error = asSubmissionError(thrown);
      // The fields are disabled until then, and would not take the focus.
      flushSync(() => setSubmission({ state: "failed", error }));
      showFieldErrors(error);
      onError?.(error);

      return;
    } finally {
      inProgress.current = false;
    }

    setSubmission({ state: "sent" });
    for (const followUp of [discardDraft, () => reportFormSent(name), onSuccess]) {
      try {
        followUp?.();
      } catch (error) {
        // The submission is stored: a later error must not make the visitor resend it.
        logError("The form was submitted, but what follows failed", error);
      }
    }
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await precheck()) return form.handleSubmit(submitValues)(event);

    // Also shows the errors of all fields.
    await form.trigger(undefined, { shouldFocus: true });
  };

  return { name, form, honeypotRef, submission, submit };
};

export type FormSubmission<Values extends FieldValues> = ReturnType<typeof useSubmission<Values>>;
