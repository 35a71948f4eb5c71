import type { FC } from "react";

import { Notice } from "../../components/Notice/Notice";
import { fullMessage } from "../../lib/submission-error";

import type { SubmissionState } from "./use-submission";

type SubmissionNoticeProps = {
  submission: SubmissionState;
  /** The email address shown after a failure. */
  fallbackEmail: string;
};

/** Shows the failure of a submission until the next attempt (WCAG 4.1.3). */
export const SubmissionNotice: FC<SubmissionNoticeProps> = ({ submission, fallbackEmail }) =>
  submission.state === "failed" && (
    <Notice tone="error" title="Not sent">
      {fullMessage(submission.error)} You can also email us at{" "}
      <a href={`mailto:${fallbackEmail}`}>{fallbackEmail}</a>.
    </Notice>
  );
