import { useEditView } from "../../../content/editing/panel/use-open-record";
import { lazyPart } from "../../../panel/lazy-part";

import { useMayRead } from "../../state/panel/LivePanel";
import { useForecast } from "./use-forecast";

const ForecastContents = lazyPart(
  async () => (await import("./ForecastContents")).ForecastContents,
);

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
  const isEmpty = !answer.fields && !answer.refusals;
  const isOff = "unavailable" in answer && answer.unavailable === null && isEmpty;
  if (!isShown || isOff) return null;

  return {
    title: "What publishing changes",
    content: (
      <ForecastContents
        record={`${model}/${documentId}`}
        answer={answer}
        isModified={Boolean(form?.modified)}
      />
    ),
  };
};
