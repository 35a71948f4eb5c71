import { Typography } from "@strapi/design-system";

import { useRecordPart } from "../../../content/editing/panel/poll-open-record";
import { Time } from "../../../panel/Time";

import type { AssistantDraft } from "../../types";

type Props = {
  /** The content type's uid. */
  model: string;
  document?: { documentId?: string };
};

/** The side panel of a record that an assistant changed, until a person saves or publishes it. */
export const AssistantPanel = ({ model, document }: Props) => {
  const documentId = document?.documentId;
  const { part } = useRecordPart<AssistantDraft>("assistant", { model, documentId });
  if (!part) return null;

  return {
    title: "Written with an assistant",
    content: (
      <Typography role="status" textColor="neutral800">
        {part.by} changed this draft <Time at={part.at} />. Nobody has saved it since: read it
        before you save, publish or ask to publish.
      </Typography>
    ),
  };
};
