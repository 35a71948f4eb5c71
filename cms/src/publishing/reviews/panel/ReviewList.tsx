import { Flex } from "@strapi/design-system";

import type { RecordReviews } from "../../types";

import { AnswerReview } from "./AnswerReview";
import { ReviewNotes } from "./ReviewText";

/** The requests to publish a record, and what the user can do about the open one. */
export const ReviewList = ({ path, reviews, ...can }: RecordReviews & { path: string }) => {
  const open = reviews.find(({ state }) => state === "open");
  const earlier = reviews.filter((review) => review !== open);

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {open && (
        <>
          <ReviewNotes review={open} />
          <AnswerReview key={open.id} path={path} review={open} {...can} />
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
