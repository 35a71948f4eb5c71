import {
  type ShownRecord,
  useRecordVersion,
} from "../../../content/editing/panel/poll-open-record";
import { usePolling } from "../../../panel/requests/use-polling";
import type { ForecastAnswer } from "../../../common/forecast";

/**
 * Time in milliseconds until the next try, if the preview server did not answer, or if publishing is refused,
 * which another record may end.
 */
const retryInterval = (answer: ForecastAnswer | undefined) =>
  !answer || answer.refusals || ("unavailable" in answer && answer.unavailable) ? 30_000 : false;

/**
 * What publishing the saved draft changes. All that show it share one request for each version.
 *
 * @param isShown false asks nothing.
 */
export const useForecast = (record: ShownRecord, isShown: boolean): ForecastAnswer => {
  const { data, error, isPrevious } = usePolling<ForecastAnswer>(
    isShown ? `/publishing/forecast/${record.model}/${record.documentId}` : undefined,
    retryInterval,
    useRecordVersion(record),
  );

  // The forecast from before a save would look like its result.
  return isPrevious || !data ? { unavailable: error ?? "Comparing …" } : data;
};
