import { lazy, Suspense } from "react";

import { useMayEdit } from "../use-may-edit";
import { useEditView } from "../use-open-record";

// Only with a record that has sections.
const SectionList = lazy(async () => ({ default: (await import("./SectionList")).SectionList }));

/** The side panel of the edit view with the sections of a record that may have some. */
export const SectionsPanel = () => {
  const { contentType } = useEditView();
  const mayEdit = useMayEdit();
  const attributes = Object.values(contentType?.attributes ?? {});
  if (!mayEdit || attributes.every(({ type }) => type !== "dynamiczone")) return null;

  return {
    title: "Sections",
    content: (
      <Suspense>
        <SectionList />
      </Suspense>
    ),
  };
};
