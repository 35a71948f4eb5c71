import type { FC } from "react";

import { Notice } from "../../components/Notice/Notice";
import { failureText } from "../../lib/submission-error";

import type { Submission } from "./use-entry-form";

type SubmissionNoticeProps = {
  submission: Submission;
  /** Another way to reach us when sending fails. */
  email: string;
  /** What to say once the form was sent, where nothing else follows. */
  thanks?: string | undefined;
};

/**
 * Says why a form was not sent, or that it was, for eyes and screen readers, and
 * stays until the next attempt (WCAG 4.1.3).
 */
export const SubmissionNotice: FC<SubmissionNoticeProps> = ({ submission, email, thanks }) => {
  if (submission.state === "failed") {
    return (
      <Notice tone="error" title="Not sent">
        {failureText(submission.error)} You can also email us at{" "}
        <a href={`mailto:${email}`}>{email}</a>.
      </Notice>
    );
  }

  return submission.state === "sent" && thanks ? (
    <Notice tone="success" title="Thank you">
      {thanks}
    </Notice>
  ) : null;
};
