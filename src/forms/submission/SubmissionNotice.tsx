import type { FC } from "react";

import { Notice } from "../../components/Notice/Notice";

import type { Submission } from "./use-submission";

import * as styles from "./SubmissionNotice.module.scss";

type SubmissionNoticeProps = {
  submission: Submission;
  /** Another way to reach us when sending fails. */
  mail: string;
};

const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

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
        {submission.error.serverMessage && `${sentence(submission.error.serverMessage)} `}
        {submission.error.message} You can also write to <a href={`mailto:${mail}`}>{mail}</a>.
      </Notice>
    )}
  </>
);
