import { lazyPart } from "../../../panel/lazy-part";
import { usePolling } from "../../../panel/requests/use-polling";
import type { ContentResponses } from "../../types";

import { useEditView } from "../../editing/panel/use-open-record";

const VersionList = lazyPart(async () => (await import("./VersionList")).VersionList);

type Props = {
  /** The content type's uid. */
  model: string;
  document?: { documentId?: string; updatedAt?: string; status?: string };
};

/** The side panel of the edit view with the earlier versions of a record, if there are any. */
export const EarlierVersionsPanel = ({ model, document }: Props) => {
  const { hasDraftAndPublish } = useEditView();
  const documentId = document?.documentId;
  const path = `/versions/${model}/${documentId}`;
  const { data } = usePolling<ContentResponses["GET /versions/:uid/:documentId"]>(
    hasDraftAndPublish && documentId ? path : undefined,
    false,
    `${document?.updatedAt} ${document?.status}`,
  );
  if (!documentId || !data || data.versions.length === 0) return null;

  return {
    title: "Earlier versions",
    content: (
      <VersionList
        path={path}
        versions={data.versions}
        isPublished={document?.status === "published" || document?.status === "modified"}
      />
    ),
  };
};
