import { useDeferredValue } from "react";

import { hourMs } from "../../../common/durations";
import type { Attributes } from "../../../common/rules/model";
import { lazyPart } from "../../../panel/lazy-part";
import { usePolling } from "../../../panel/requests/use-polling";

import { useEditView } from "../../editing/panel/use-open-record";
import type { Brand } from "./SearchResultCards";
import { searchResultOf } from "./search-result";

const SearchResultCards = lazyPart(
  async () => (await import("./SearchResultCards")).SearchResultCards,
);

/** The side panel that shows the open record as search engines and link previews will. */
export const SearchResultPanel = ({ model }: { model: string }) => {
  const { form, contentType } = useEditView();
  const values = useDeferredValue(form?.values);
  const { data: brand } = usePolling<Brand>("/brand", hourMs);
  const attributes = contentType?.attributes as unknown as Attributes | undefined;
  const result = attributes && values && searchResultOf(model, attributes, values);
  if (!result || !brand) return null;

  return {
    title: "Search and sharing",
    content: <SearchResultCards result={result} brand={brand} />,
  };
};
