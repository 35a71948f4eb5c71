import { useRecordPart } from "../../../content/editing/panel/poll-open-record";
import { lazyPart } from "../../../panel/lazy-part";
import type { RecordLinks } from "../../types";

const LinkList = lazyPart(async () => (await import("./LinkList")).LinkList);

type Props = {
  /** The content type's uid. */
  model: string;
  document?: { documentId?: string };
};

/** The side panel of the edit view with the links to the record's draft, for users who may create some. */
export const LinksPanel = ({ model, document }: Props) => {
  const documentId = document?.documentId;
  const { part } = useRecordPart<RecordLinks>("links", { model, documentId });
  if (!documentId || !part || (part.links.length === 0 && !part.mayCreate)) return null;

  return {
    title: "Links for clients",
    content: <LinkList path={`/preview-links/${model}/${documentId}`} {...part} />,
  };
};
