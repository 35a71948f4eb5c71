import { Flex } from "@strapi/design-system";

import type { ForecastAnswer } from "../../../common/forecast";
import { Sentences } from "../../../panel/Sentences";

import { BrokenLinksOfRecord } from "../../state/panel/LinkProblems";
import { FieldChanges } from "./FieldChanges";
import { describeForecast, describeRefusals } from "./forecast-messages";
import { ForecastPages } from "./ForecastPages";

type Props = {
  /** The record in paths of the CMS's routes: `uid/documentId`. */
  record: string;
  answer: ForecastAnswer;
  isModified: boolean;
};

/** What publishing the saved draft of a record changes. */
export const ForecastContents = ({ record, answer, isModified }: Props) => {
  const forecast = "forecast" in answer ? answer.forecast : null;
  const reason = "unavailable" in answer ? answer.unavailable : null;
  const sentences = forecast ? describeForecast(forecast) : reason ? [reason] : [];

  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {answer.refusals && <Sentences sentences={describeRefusals(answer.refusals)} />}
      <Sentences
        sentences={
          (forecast || answer.refusals) && isModified
            ? [...sentences, "Save to include your latest edits."]
            : sentences
        }
      />
      {forecast && <BrokenLinksOfRecord links={forecast.brokenLinks} />}
      {forecast && <ForecastPages forecast={forecast} record={record} />}
      {answer.fields && <FieldChanges fields={answer.fields} />}
    </Flex>
  );
};
