import { unstable_useContentManagerContext as useContentManager } from "@strapi/strapi/admin";
import { Flex, Typography } from "@strapi/design-system";
import { useDeferredValue } from "react";

import { usePolling } from "../../panel/requests/use-polling";
import type { Addresses } from "../types";

import { describeMove } from "./describe-move";
import type { FormState } from "./track-form";

type Props = {
  /** The content type's uid. */
  model: string;
  document?: { documentId?: string; updatedAt?: string };
};

/** The side panel of the edit view that says where the page moves, if its address has changed. */
export const MovePanel = ({ model, document }: Props) => {
  const { form, hasDraftAndPublish } = useContentManager();
  const slug = useDeferredValue((form as Partial<FormState> | undefined)?.values?.slug);
  const documentId = document?.documentId;
  const hasPage = hasDraftAndPublish && documentId && typeof slug === "string" && slug !== "";
  const { data } = usePolling<Addresses>(
    hasPage ? `/addresses/${model}/${documentId}?slug=${encodeURIComponent(slug)}` : undefined,
    60_000,
    document?.updatedAt,
  );
  const sentences = hasPage && data ? describeMove(data) : [];
  if (sentences.length === 0) return null;

  return {
    title: "New address",
    content: (
      <Flex direction="column" alignItems="flex-start" gap={2} role="status">
        {sentences.map((sentence) => (
          <Typography key={sentence} textColor="neutral800" style={{ overflowWrap: "anywhere" }}>
            {sentence}
          </Typography>
        ))}
      </Flex>
    ),
  };
};
