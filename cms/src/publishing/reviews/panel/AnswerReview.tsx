import { Button, Typography } from "@strapi/design-system";
import { useState } from "react";

import { useRecordCommand } from "../../../content/editing/panel/poll-open-record";

import type { RecordReviews, Review } from "../../types";

import { answeredMessage } from "./review-messages";
import { ReviewText } from "./ReviewText";

type AnswerReviewProps = Omit<RecordReviews, "reviews"> & { path: string; review: Review };

/** What the user can do about an open request: withdraw it, or give it back. */
export const AnswerReview = ({ path, review, mayPublish, sendsMail }: AnswerReviewProps) => {
  const [answer, setAnswer] = useState("");
  const { mutate: send, isLoading: isSending } = useRecordCommand();
  if (review.isOwn) {
    return (
      <Button
        variant="secondary"
        loading={isSending}
        onClick={() => send({ path: `${path}/withdraw`, message: "The request is withdrawn." })}
      >
        Withdraw
      </Button>
    );
  }
  if (!mayPublish) return null;

  return (
    <>
      <Typography textColor="neutral600">
        Publishing closes this request. To ask for changes, give it back.
      </Typography>
      <ReviewText label="What should change?" text={answer} onChange={setAnswer} />
      <Button
        variant="secondary"
        disabled={answer.trim() === ""}
        loading={isSending}
        onClick={() =>
          send({
            path: `${path}/give-back`,
            body: { answer },
            message: answeredMessage(review.askedBy, sendsMail),
          })
        }
      >
        Give back
      </Button>
    </>
  );
};
