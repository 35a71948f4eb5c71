import { Widget } from "@strapi/strapi/admin";
import { Box, Flex, Typography } from "@strapi/design-system";

import { usePolling } from "../../../panel/requests/use-polling";

import type { Review, Reviews } from "../../types";
import { RecordLink } from "../../state/panel/RecordLink";
import { ReviewNotes } from "./ReviewText";

const ReviewList = ({ label, reviews }: { label: string; reviews: Review[] }) =>
  reviews.length > 0 && (
    <Box tag="ul" aria-label={label}>
      {reviews.map((review) => (
        <Box tag="li" key={review.id} paddingBottom={4}>
          <Flex direction="column" alignItems="flex-start" gap={1}>
            <RecordLink record={review} />
            <ReviewNotes review={review} />
          </Flex>
        </Box>
      ))}
    </Box>
  );

/** The home page's widget about requests to publish: those to answer, and the user's own. */
export const ReviewWidget = () => {
  const { data, error } = usePolling<Reviews>("/reviews", 60_000);
  if (!data) return error ? <Widget.Error>{error}</Widget.Error> : <Widget.Loading />;
  const { open, own } = data;
  if (open.length + own.length === 0) {
    return <Typography textColor="neutral600">There is nothing to review.</Typography>;
  }

  return (
    <>
      <ReviewList label="To review" reviews={open} />
      <ReviewList label="Your requests of the last 30 days" reviews={own} />
    </>
  );
};
