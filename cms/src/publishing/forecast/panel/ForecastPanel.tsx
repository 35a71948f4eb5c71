import { Flex } from "@strapi/design-system";

import { Sentences } from "../../../content/addresses/panel/MovePanel";
import { useEditView } from "../../../content/editing/panel/use-open-record";
import type { ForecastAnswer } from "../../../common/forecast";

import { BrokenLinksOfRecord } from "../../state/panel/LinkProblems";
import { useMayRead } from "../../state/panel/LivePanel";
import { FieldChanges } from "./FieldChanges";
import { describeForecast, saveToInclude } from "./forecast-messages";
import { ForecastPages } from "./ForecastPages";
import { useForecast } from "./use-forecast";

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
      {forecast && <BrokenLinksOfRecord links={forecast.brokenLinks} />}
      {forecast && <ForecastPages forecast={forecast} record={record} />}
      {answer.fields && <FieldChanges fields={answer.fields} />}
    </Flex>
  );
};

type Props = {
  /** The content type's uid. */
  model: string;
  document?: { documentId?: string; status?: string };
};

/** The side panel of the edit view with the pages that publishing the saved draft changes. */
export const ForecastPanel = ({ model, document }: Props) => {
  const mayRead = useMayRead();
  const { form, hasDraftAndPublish } = useEditView();
  const { documentId, status } = document ?? {};
  const isShown = mayRead && hasDraftAndPublish && Boolean(documentId) && status !== "published";
  const answer = useForecast({ model, documentId }, isShown);
  const isOff = "unavailable" in answer && answer.unavailable === null && !answer.fields;
  if (!isShown || isOff) return null;

  return {
    title: "What publishing changes",
    content: (
      <Contents
        record={`${model}/${documentId}`}
        answer={answer}
        isModified={Boolean(form?.modified)}
      />
    ),
  };
};
