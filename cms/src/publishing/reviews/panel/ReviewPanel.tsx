import { useRecordPart } from "../../../content/editing/panel/poll-open-record";
import { lazyPart } from "../../../panel/lazy-part";

import type { RecordReviews } from "../../types";

const ReviewList = lazyPart(async () => (await import("./ReviewList")).ReviewList);

type Props = {
  /** The content type's uid. */
  model: string;
  document?: { documentId?: string };
};

/** The side panel of the edit view with the requests to publish the record, if there are any. */
export const ReviewPanel = ({ model, document }: Props) => {
  const documentId = document?.documentId;
  const { part } = useRecordPart<RecordReviews>("reviews", { model, documentId });
  if (!documentId || !part?.reviews.length) return null;

  return {
    title: "Review",
    content: <ReviewList path={`/reviews/${model}/${documentId}`} {...part} />,
  };
};
