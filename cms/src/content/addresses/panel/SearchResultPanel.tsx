import { useDeferredValue } from "react";

import type { Attributes } from "../../../common/rules/model";
import { lazyPart } from "../../../panel/lazy-part";

import { useEditView } from "../../editing/panel/use-open-record";
import { publicSettings } from "../../panel/public-settings";
import { searchResultOf } from "./search-result";

const SearchResultCards = lazyPart(
  async () => (await import("./SearchResultCards")).SearchResultCards,
);

/** The side panel that shows the open record as search engines and link previews will. */
export const SearchResultPanel = ({ model }: { model: string }) => {
  const { form, contentType } = useEditView();
  const values = useDeferredValue(form?.values);
  const attributes = contentType?.attributes as unknown as Attributes | undefined;
  const result = attributes && values && searchResultOf(model, attributes, values);
  if (!result) return null;

  return {
    title: "Search and sharing",
    content: <SearchResultCards result={result} site={publicSettings()} />,
  };
};
