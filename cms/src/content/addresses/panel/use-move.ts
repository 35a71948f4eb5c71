import { useDeferredValue } from "react";

import { type SlugAttribute, sourceOf } from "../../../common/rules/slugs";
import { usePolling } from "../../../panel/requests/use-polling";
import type { Addresses } from "../../types";

import { useEditView } from "../../editing/panel/use-open-record";
import { describeMove } from "./describe-move";

/** What Strapi passes to a side panel or an action of a record. */
export type RecordProps = {
  /** The content type's uid. */
  model: string;
  document?: { documentId?: string; updatedAt?: string };
};

/** What publishing the open record changes in its addresses. */
type Move = {
  sentences: string[];
  /** False until the CMS has answered for what the form has now, or the request has failed. */
  isKnown: boolean;
};

/** What publishing the open record changes in its addresses, by what its form has now. */
export const useMove = ({ model, document }: RecordProps): Move => {
  const { form, contentType, hasDraftAndPublish } = useEditView();
  const values = form?.values;
  const typed = values && "slug" in values ? String(values.slug ?? "") : undefined;
  const slug = useDeferredValue(typed);
  // Saving makes an empty address of the title.
  const attribute: SlugAttribute | undefined = contentType?.attributes.slug;
  const source = attribute && sourceOf(attribute);
  const title = useDeferredValue(typed === "" && source ? String(values?.[source] ?? "") : "");
  const documentId = document?.documentId;
  const hasPage = hasDraftAndPublish && documentId && slug !== undefined;
  const { data, error, isPrevious } = usePolling<Addresses>(
    hasPage
      ? `/addresses/${model}/${documentId}?${String(new URLSearchParams({ slug, title }))}`
      : undefined,
    false,
    document?.updatedAt,
  );

  if (!hasPage) return { sentences: [], isKnown: true };
  const isCurrent = data !== undefined && !isPrevious && typed === slug;

  return {
    sentences: data ? describeMove(data) : [],
    isKnown: isCurrent || error !== undefined,
  };
};
