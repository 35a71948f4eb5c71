import type { FC, FormEvent } from "react";

import { Button } from "../../components/Button/Button";
import { Notice } from "../../components/Notice/Notice";
import { Field } from "../field/Field";
import { Trap, useRobotSigns } from "../submission/RobotCheck";
import { SubmissionNotice } from "../submission/SubmissionNotice";
import { useDraftForm } from "../submission/use-draft-form";
import { useSubmission } from "../submission/use-submission";

import * as styles from "../form.module.scss";
import { applicationSchema, type ApplicationValues } from "./application-schema";
import { CvField } from "./CvField";
import { sendApplication } from "./send-application";
import { useCv } from "./use-cv";

type ApplicationFormProps = {
  mail: string;
  /** The open positions to choose from. */
  positions?: readonly { slug: string; title: string }[];
  /** The slug of the one position that the page is about: then there is no choice. */
  position?: string | undefined;
};

/** An application with a CV (specification, section 7: /api/upload, then /api/emp-datas). */
export const ApplicationForm: FC<ApplicationFormProps> = ({ mail, positions = [], position }) => {
  const cv = useCv();
  const draft = useDraftForm<ApplicationValues>({ name: "application", schema: applicationSchema });
  const { formState, register, trigger } = draft.form;
  const { errors } = formState;
  const { trapRef, signs } = useRobotSigns(draft.startedAt);

  const { submission, submit } = useSubmission({
    draft,
    send: (values) =>
      sendApplication({ ...values, position: position ?? values.position }, cv, signs),
    onSent: cv.clear,
    onFailed: ({ fields }) => {
      // The upload calls the file `files`, the application calls it `cv`.
      const problem = fields.cv ?? fields.files;
      if (!problem) return;
      cv.forget();
      cv.setProblem(problem);
    },
  });

  const submitWithCv = async (event: FormEvent) => {
    event.preventDefault();
    // One look shall be enough: the other fields say what they miss, too.
    if (await cv.check()) return submit(event);

    await trigger(undefined, { shouldFocus: true });
  };

  return (
    <form
      className={styles.root}
      noValidate
      aria-label="Application"
      aria-busy={submission.state === "sending"}
      onSubmit={(event) => void submitWithCv(event)}
    >
      <Field label="Full Name" required error={errors.full_name?.message}>
        {(props) => <input {...props} {...register("full_name")} autoComplete="name" />}
      </Field>
      <Field label="Your Email" required error={errors.your_email?.message}>
        {(props) => (
          <input {...props} {...register("your_email")} type="email" autoComplete="email" />
        )}
      </Field>
      <Field
        label="Mobile Number"
        hint="With the country code, for example +49 151 23456789."
        error={errors.mobile_no?.message}
      >
        {(props) => <input {...props} {...register("mobile_no")} type="tel" autoComplete="tel" />}
      </Field>
      {position === undefined && positions.length > 0 && (
        <Field label="Position" error={errors.position?.message}>
          {(props) => (
            <select {...props} {...register("position")}>
              <option value="">Open application</option>
              {positions.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field
        label="Message"
        hint="What you do well, what you would like to do more of, a link to work you are proud of."
        error={errors.message?.message}
      >
        {(props) => <textarea {...props} {...register("message")} rows={5} />}
      </Field>
      <CvField cv={cv} />
      <Trap trapRef={trapRef} />
      <SubmissionNotice submission={submission} mail={mail} />
      {submission.state === "sent" && (
        <Notice tone="success" title="Thank you">
          Your application is with us. We answer within five working days.
        </Notice>
      )}
      <div className={styles.end}>
        <Button type="submit" busy={submission.state === "sending"}>
          Send application
        </Button>
      </div>
    </form>
  );
};
