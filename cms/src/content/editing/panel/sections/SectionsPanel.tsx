import { lazyPart } from "../../../../panel/lazy-part";
import { useMayEdit } from "../use-may-edit";
import { useEditView } from "../use-open-record";

const SectionList = lazyPart(async () => (await import("./SectionList")).SectionList);

/** The side panel of the edit view with the sections of a record that may have some. */
export const SectionsPanel = () => {
  const { contentType } = useEditView();
  const mayEdit = useMayEdit();
  const attributes = Object.values(contentType?.attributes ?? {});
  if (!mayEdit || attributes.every(({ type }) => type !== "dynamiczone")) return null;

  return {
    title: "Sections",
    content: <SectionList />,
  };
};
