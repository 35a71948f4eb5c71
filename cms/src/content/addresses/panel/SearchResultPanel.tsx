import { useDeferredValue } from "react";

import { isRecord } from "../../../common/is-record";
import { singlePages } from "../../../common/page-types";
import { uidOf } from "../../../common/record-id";
import type { Attributes } from "../../../common/rules/model";
import { seoPartsOf } from "../../../common/rules/seo";
import { lazyPart } from "../../../panel/lazy-part";

import { useEditView } from "../../editing/panel/use-open-record";
import { publicSettings } from "../../panel/public-settings";

const SearchResultCards = lazyPart(
  async () => (await import("./SearchResultCards")).SearchResultCards,
);

/** The side panel that shows the open record as search engines and link previews will. */
export const SearchResultPanel = ({ model }: { model: string }) => {
  const { form, contentType } = useEditView();
  const values = useDeferredValue(form?.values);
  const attributes = contentType?.attributes as unknown as Attributes | undefined;
  if (!attributes || !values) return null;
  if (!attributes.slug && !singlePages.some(({ type }) => uidOf(type) === model)) return null;
  if (!seoPartsOf({ attributes }, values).some(({ part }) => isRecord(part))) return null;

  return {
    title: "Search and sharing",
    content: <SearchResultCards {...{ model, attributes, values }} site={publicSettings()} />,
  };
};
