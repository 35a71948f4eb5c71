import type { AssistantsResponses } from "../../types";

/** The button that shows the records of assistants, with how many it shows and how many there are. */
export const describeDrafts = ({
  documentIds: { length },
  total,
}: AssistantsResponses["GET /assistant-drafts/:uid"]): string =>
  `Written with an assistant (${total > length ? `latest ${length} of ${total}` : length})`;
