import type { FC } from "react";

import { Notice } from "../../components/Notice/Notice";

import { failureWords } from "../../lib/submission-error";

import type { Submission } from "./use-submission";

import * as styles from "./SubmissionNotice.module.scss";

type SubmissionNoticeProps = {
  submission: Submission;
  /** Another way to reach us when sending fails. */
  mail: string;
};

/**
 * Says that a form is being sent and why it failed, for eyes and screen readers,
 * and stays until the next try (WCAG 4.1.3).
 */
export const SubmissionNotice: FC<SubmissionNoticeProps> = ({ submission, mail }) => (
  <>
    <p className={styles.status} role="status">
      {submission.state === "sending" && "Sending …"}
    </p>
    {submission.state === "failed" && (
      <Notice tone="error" title="Not sent">
        {failureWords(submission.error)} You can also write to <a href={`mailto:${mail}`}>{mail}</a>
        .
      </Notice>
    )}
  </>
);
