import { Button, Flex, Typography } from "@strapi/design-system";
import { useState } from "react";

import { useRecordCommand } from "../../../content/editing/panel/use-record-part";

import type { RecordReviews, Review } from "../../types";

import { answeredMessage } from "./review-messages";
import { ReviewNotes, ReviewText } from "./ReviewText";

type AnswerProps = Omit<RecordReviews, "reviews"> & { path: string; review: Review };

/** What the user can do about an open request. */
const Answer = ({ path, review, mayPublish, sendsMail }: AnswerProps) => {
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

/** The requests to publish a record, and what the user can do about the open one. */
export const ReviewList = ({ path, reviews, ...can }: RecordReviews & { path: string }) => {
  const open = reviews.find(({ state }) => state === "open");
  const earlier = reviews.filter((review) => review !== open);

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {open && (
        <>
          <ReviewNotes review={open} />
          <Answer key={open.id} path={path} review={open} {...can} />
        </>
      )}
      {earlier.length > 0 && (
        <Flex
          tag="ul"
          aria-label="Earlier requests"
          direction="column"
          alignItems="stretch"
          gap={3}
        >
          {earlier.map((review) => (
            <li key={review.id}>
              <ReviewNotes review={review} />
            </li>
          ))}
        </Flex>
      )}
    </Flex>
  );
};
