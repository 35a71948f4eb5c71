import { Flex, Typography } from "@strapi/design-system";
import { useDeferredValue } from "react";

import { usePolling } from "../../../panel/requests/use-polling";
import type { Addresses } from "../../types";

import { useEditView } from "../../editing/panel/use-open-record";
import { describeMove } from "./describe-move";

type Props = {
  /** The content type's uid. */
  model: string;
  document?: { documentId?: string; updatedAt?: string };
};

/** What publishing the open record changes in its addresses, in sentences. */
export const useMove = ({ model, document }: Props): string[] => {
  const { form, hasDraftAndPublish } = useEditView();
  const slug = useDeferredValue(form?.values.slug);
  const documentId = document?.documentId;
  const hasPage = hasDraftAndPublish && documentId && typeof slug === "string" && slug !== "";
  const { data } = usePolling<Addresses>(
    hasPage ? `/addresses/${model}/${documentId}?slug=${encodeURIComponent(slug)}` : undefined,
    false,
    document?.updatedAt,
  );

  return hasPage && data ? describeMove(data) : [];
};

/** Paragraphs of a panel or a dialog. */
export const Sentences = ({ sentences }: { sentences: string[] }) => (
  <Flex direction="column" alignItems="flex-start" gap={2} role="status">
    {sentences.map((sentence) => (
      <Typography key={sentence} textColor="neutral800" style={{ overflowWrap: "anywhere" }}>
        {sentence}
      </Typography>
    ))}
  </Flex>
);

/** The side panel of the edit view that says where the page moves, if its address has changed. */
export const MovePanel = (props: Props) => {
  const sentences = useMove(props);
  if (sentences.length === 0) return null;

  return { title: "New address", content: <Sentences sentences={sentences} /> };
};
