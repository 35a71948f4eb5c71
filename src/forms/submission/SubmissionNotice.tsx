import type { FC } from "react";

import { Notice } from "../../components/Notice/Notice";
import { fullMessage } from "../../lib/submission-error";

import type { SubmissionState } from "./use-submission";

type SubmissionNoticeProps = {
  submission: SubmissionState;
  /** The email address shown after a failure. */
  fallbackEmail: string;
  /** Message after a success; none if another page or dialog follows. */
  successMessage?: string | undefined;
};

/** Shows success or failure of a submission until the next attempt (WCAG 4.1.3). */
export const SubmissionNotice: FC<SubmissionNoticeProps> = ({
  submission,
  fallbackEmail,
  successMessage,
}) => {
  if (submission.state === "failed") {
    return (
      <Notice tone="error" title="Not sent">
        {fullMessage(submission.error)} You can also email us at{" "}
        <a href={`mailto:${fallbackEmail}`}>{fallbackEmail}</a>.
      </Notice>
    );
  }

  return submission.state === "sent" && successMessage ? (
    <Notice tone="success" title="Thank you">
      {successMessage}
    </Notice>
  ) : null;
};
