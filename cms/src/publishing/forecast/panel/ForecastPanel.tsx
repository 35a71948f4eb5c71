import { Flex } from "@strapi/design-system";

import { Sentences } from "../../../content/addresses/panel/MovePanel";
import { useEditView } from "../../../content/editing/panel/use-open-record";
import { usePolling } from "../../../panel/requests/use-polling";
import type { ForecastAnswer } from "../../../common/forecast";

import { withProblems } from "../../state/panel/BrokenLinks";
import { LinkProblems } from "../../state/panel/LinkProblems";
import { useMayRead } from "../../state/panel/LivePanel";
import { countBrokenLinks } from "../../state/panel/messages";
import { FieldChanges } from "./FieldChanges";
import { comparing, describeForecast, saveToInclude } from "./forecast-messages";
import { ForecastPages } from "./ForecastPages";

/** Time in milliseconds until the next try, if the preview server did not answer. */
const retryInterval = (answer: ForecastAnswer | undefined) =>
  !answer || ("unavailable" in answer && answer.unavailable) ? 30_000 : false;

type ContentsProps = {
  /** The record in paths of the CMS's routes: `uid/documentId`. */
  record: string;
  answer: ForecastAnswer;
  isModified: boolean;
};

const Contents = ({ record, answer, isModified }: ContentsProps) => {
  const forecast = "forecast" in answer ? answer.forecast : null;
  const reason = "unavailable" in answer ? answer.unavailable : null;
  const sentences = forecast ? describeForecast(forecast) : reason ? [reason] : [];

  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Sentences sentences={forecast && isModified ? [...sentences, saveToInclude] : sentences} />
      {forecast && forecast.brokenLinks.length > 0 && (
        <LinkProblems
          headline={countBrokenLinks(forecast.brokenLinks)}
          links={withProblems(forecast.brokenLinks)}
        />
      )}
      {forecast && <ForecastPages forecast={forecast} record={record} />}
      {answer.fields && <FieldChanges fields={answer.fields} />}
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
  const { form, hasDraftAndPublish } = useEditView();
  const { documentId, updatedAt, status } = document ?? {};
  const isShown = mayRead && hasDraftAndPublish && documentId && status !== "published";
  const record = `${model}/${documentId}`;
  const { data, error, isPrevious } = usePolling<ForecastAnswer>(
    isShown ? `/publishing/forecast/${record}` : undefined,
    retryInterval,
    `${updatedAt} ${status}`,
  );
  // The forecast from before a save would look like its result.
  const answer: ForecastAnswer = isPrevious || !data ? { unavailable: error ?? comparing } : data;
  const isOff = "unavailable" in answer && answer.unavailable === null && !answer.fields;
  if (!isShown || isOff) return null;

  return {
    title: "What publishing changes",
    content: <Contents record={record} answer={answer} isModified={Boolean(form?.modified)} />,
  };
};
