import { Field, Flex, Textarea, Typography } from "@strapi/design-system";

import type { Ref } from "react";

import { maxMessageLength } from "../../../common/request-to-publish";
import { Time } from "../../../panel/Time";
import type { Review } from "../../types";

import { describeReview } from "./review-messages";

type TextProps = {
  label: string;
  text: string;
  input?: Ref<HTMLTextAreaElement>;
  onChange: (text: string) => void;
};

/** The text field of a request or an answer. */
export const ReviewText = ({ label, text, input, onChange }: TextProps) => (
  <Field.Root>
    <Field.Label>{label}</Field.Label>
    <Textarea
      ref={input}
      value={text}
      maxLength={maxMessageLength}
      onChange={({ target }: { target: HTMLTextAreaElement }) => onChange(target.value)}
    />
  </Field.Root>
);

const Note = ({ by, text }: { by: string | null; text: string | null }) =>
  text && (
    <Typography textColor="neutral800" style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
      {by ?? "An editor"}: {text}
    </Typography>
  );

/** A request with its state, its time, its message and its answer. */
export const ReviewNotes = ({ review }: { review: Review }) => (
  <Flex direction="column" alignItems="flex-start" gap={1}>
    <Typography textColor="neutral600">{describeReview(review)}</Typography>
    <Typography variant="pi" textColor="neutral600">
      <Time at={review.answeredAt ?? review.askedAt} />
    </Typography>
    <Note by={review.askedBy} text={review.message} />
    <Note by={review.answeredBy} text={review.answer} />
  </Flex>
);
