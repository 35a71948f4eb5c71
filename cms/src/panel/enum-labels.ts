import { editorOptions } from "../common/catalogue/editor-options";

/** Labels of enumeration values: the panel looks them up as translations. */
export const enumLabels: Record<string, string> = {
  ...Object.fromEntries(
    Object.values(editorOptions)
      .flat()
      .map(({ slug, name }) => [slug, name]),
  ),
  // The sides of a comparison.
  first: "First side",
  second: "Second side",
  // The kinds of form fields.
  longText: "Long text",
  choice: "One choice",
  choices: "Several choices",
};
