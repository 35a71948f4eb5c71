import type { PanelGuide } from "../panel-guide.ts";

/** Opens the list of sections that can be added. @returns the button of a section. */
export const showSections = async ({ page, press }: PanelGuide, field: string) => {
  await press(`Add to ${field}`);

  // A section with a picture is named by it, too.
  return (name: string) =>
    page.getByRole("button", { name: new RegExp(`^${name}( ${name})?$`) }).last();
};
