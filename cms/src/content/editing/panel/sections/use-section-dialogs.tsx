import { useState } from "react";

import type { SectionAction } from "../../../../common/preview-messages";
import { isBlank } from "../../../../common/rules/blank";

import { useFormFields } from "../use-open-record";

import { AddSection } from "./AddSection";
import type { Zone } from "./list-sections";
import { revealField } from "./reveal-field";
import { SavePattern } from "./SavePattern";
import type { Added, Sections } from "./use-sections";

type Dialog = {
  kind: "add" | "save";
  zone: string;
  at: number;
  onClose?: (added?: Added) => void;
};

/** What is done with sections, with the dialogs that it needs. */
export const useSectionDialogs = (sections: Sections | undefined) => {
  const [dialog, setDialog] = useState<Dialog>();
  const { labelOf } = useFormFields();
  const zone = sections?.zones.find(({ name }) => name === dialog?.zone);
  const section = dialog && zone?.sections[dialog.at];
  const close = () => setDialog(undefined);
  const reveal = (name: string, at: number) => void revealField(`${name}.${at}`, labelOf);
  /** Shows a field of a section in the form, to be filled in. */
  const fill = async (found: Zone, at: number, field: string) => {
    const path = sections?.startFill(found, at, field);
    if (path === undefined) return;
    const control = await revealField(path, labelOf);
    // An empty list of pictures has nothing else to press.
    if (sections?.isMedia(found, at, field) && isBlank(found.sections[at]?.[field])) {
      control?.click();
    }
  };

  return {
    /** Opens the dialog that adds a section. */
    add: (name: string, at: number, onClose: (added?: Added) => void) =>
      setDialog({ kind: "add", zone: name, at, onClose }),
    /** Shows a section in the form, which then has the focus. */
    reveal,
    act: async (action: SectionAction, name: string, at: number): ReturnType<Sections["act"]> => {
      const found = sections?.zones.find((one) => one.name === name);
      if (!sections || !found) return { isDone: false };
      if (action === "save") setDialog({ kind: "save", zone: name, at });
      else if (action === "edit") reveal(name, at);
      else if (action.startsWith("fill ")) void fill(found, at, action.slice("fill ".length));
      else return sections.act(action, found, at);

      return { isDone: true };
    },
    dialog: (
      <>
        {dialog?.kind === "add" && sections && zone && (
          <AddSection
            sections={sections}
            zone={zone}
            at={dialog.at}
            onClose={(added) => {
              close();
              dialog.onClose?.(added);
            }}
          />
        )}
        {dialog?.kind === "save" && sections && zone && section && (
          <SavePattern
            labels={zone.sections.map(sections.describe)}
            at={dialog.at}
            copySection={async (at) => ({
              ...(await sections.copyOf(zone.sections[at] ?? section)),
              hidden: false,
            })}
            onClose={close}
          />
        )}
      </>
    ),
  };
};
