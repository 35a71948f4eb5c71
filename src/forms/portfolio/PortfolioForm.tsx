import type { FC } from "react";

import { Button } from "../../components/Button/Button";
import { Notice } from "../../components/Notice/Notice";
import { postEntry } from "../../lib/content-api";
import { idempotencyKey } from "../../lib/idempotency-key";
import { Field } from "../field/Field";
import { currentPage } from "../submission/current-page";
import { Trap, useRobotSigns } from "../submission/RobotCheck";
import { SubmissionNotice } from "../submission/SubmissionNotice";
import { useDraftForm } from "../submission/use-draft-form";
import { useSubmission } from "../submission/use-submission";

import * as styles from "../form.module.scss";
import { portfolioSchema, type PortfolioValues } from "./portfolio-schema";

type PortfolioFormProps = {
  mail: string;
  /** The kinds of work a visitor may ask for. */
  interests: readonly string[];
};

/** Asks for work that is close to the visitor's own (specification, section 7: /api/portfolio-forms). */
export const PortfolioForm: FC<PortfolioFormProps> = ({ mail, interests }) => {
  const draft = useDraftForm<PortfolioValues>({ name: "portfolio", schema: portfolioSchema });
  const { formState, register } = draft.form;
  const { errors } = formState;
  const { trapRef, signs } = useRobotSigns(draft.startedAt);

  const { submission, submit } = useSubmission({
    draft,
    send: async (values) => {
      const began = Date.now();
      const request = { ...values, url: currentPage() };
      const [robotSigns, key] = await Promise.all([signs(), idempotencyKey("portfolio", request)]);
      await postEntry("portfolio-forms", { ...request, ...robotSigns }, key, began);
    },
    onSent: () => undefined,
  });

  return (
    <form
      className={styles.root}
      noValidate
      aria-label="Portfolio request"
      aria-busy={submission.state === "sending"}
      onSubmit={(event) => void submit(event)}
    >
      <Field label="Full Name" required error={errors.full_name?.message}>
        {(props) => <input {...props} {...register("full_name")} autoComplete="name" />}
      </Field>
      <Field label="Your Email" required error={errors.your_email?.message}>
        {(props) => (
          <input {...props} {...register("your_email")} type="email" autoComplete="email" />
        )}
      </Field>
      <Field label="Company" error={errors.company?.message}>
        {(props) => <input {...props} {...register("company")} autoComplete="organization" />}
      </Field>
      <Field label="Kind of work" error={errors.interest?.message}>
        {(props) => (
          <select {...props} {...register("interest")}>
            <option value="">Not decided yet</option>
            {interests.map((interest) => (
              <option key={interest}>{interest}</option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="Message"
        hint="Your industry, and what the software should do."
        required
        error={errors.message?.message}
      >
        {(props) => <textarea {...props} {...register("message")} rows={5} />}
      </Field>
      <Trap trapRef={trapRef} />
      <SubmissionNotice submission={submission} mail={mail} />
      {submission.state === "sent" && (
        <Notice tone="success" title="Thank you">
          Your request is with us. We send what we are free to share within two working days.
        </Notice>
      )}
      <div className={styles.end}>
        <Button type="submit" busy={submission.state === "sending"}>
          Request examples
        </Button>
      </div>
    </form>
  );
};
