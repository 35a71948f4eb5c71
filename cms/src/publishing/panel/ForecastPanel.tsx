import { unstable_useContentManagerContext as useContentManager } from "@strapi/strapi/admin";
import { Flex } from "@strapi/design-system";

import { Sentences } from "../../content/panel/MovePanel";
import { usePolling } from "../../panel/requests/use-polling";
import type { ForecastAnswer } from "../../common/forecast";

import { comparing, describeForecast, saveToInclude } from "./forecast-messages";
import { ForecastPages } from "./ForecastPages";
import { useMayRead } from "./LivePanel";

/** Time in milliseconds until the next try, if there is no forecast. */
const retryInterval = (answer: ForecastAnswer | undefined) =>
  answer && "forecast" in answer ? false : 30_000;

type ContentsProps = {
  /** The record in paths of the CMS's routes: `uid/documentId`. */
  record: string;
  /** Changes when the record is saved, published or unpublished. */
  savedAt: string;
  isModified: boolean;
};

const Contents = ({ record, savedAt, isModified }: ContentsProps) => {
  const path = `/publishing/forecast/${record}`;
  const { data, error, isPrevious } = usePolling<ForecastAnswer>(path, retryInterval, savedAt);
  // The forecast from before a save would look like its result.
  const answer = isPrevious || !data ? { unavailable: error ?? comparing } : data;
  if ("unavailable" in answer) return <Sentences sentences={[answer.unavailable]} />;
  const sentences = describeForecast(answer.forecast);

  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Sentences sentences={isModified ? [...sentences, saveToInclude] : sentences} />
      <ForecastPages forecast={answer.forecast} record={record} />
    </Flex>
  );
};

type Props = {
  /** The content type's uid. */
  model: string;
  document?: { documentId?: string; updatedAt?: string; status?: string };
};

/** The side panel of the edit view with the pages that publishing the saved draft changes. */
export const ForecastPanel = ({ model, document }: Props) => {
  const mayRead = useMayRead();
  const { form, hasDraftAndPublish } = useContentManager();
  const { documentId, updatedAt, status } = document ?? {};
  if (!mayRead || !hasDraftAndPublish || !documentId || status === "published") return null;
  const record = `${model}/${documentId}`;

  return {
    title: "What publishing changes",
    content: (
      <Contents
        // Without the forecast of the record that was open before.
        key={record}
        record={record}
        savedAt={`${updatedAt} ${status}`}
        isModified={Boolean((form as { modified?: boolean } | undefined)?.modified)}
      />
    ),
  };
};
