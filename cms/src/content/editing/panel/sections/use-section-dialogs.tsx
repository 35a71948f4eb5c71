import { useState } from "react";

import type { SectionAction } from "../../../../common/preview-messages";

import { useFormFields } from "../use-open-record";

import { AddSection } from "./AddSection";
import { revealField } from "./reveal-field";
import { SavePattern } from "./SavePattern";
import type { Sections } from "./use-sections";

type Dialog = {
  kind: "add" | "save";
  zone: string;
  at: number;
  onClose?: (isAdded: boolean) => void;
};

/** What is done with sections, with the dialogs that it needs. */
export const useSectionDialogs = (sections: Sections | undefined) => {
  const [dialog, setDialog] = useState<Dialog>();
  const { labelOf } = useFormFields();
  const zone = sections?.zones.find(({ name }) => name === dialog?.zone);
  const section = dialog && zone?.sections[dialog.at];
  const close = () => setDialog(undefined);
  const reveal = (name: string, at: number) => void revealField(`${name}.${at}`, labelOf);

  return {
    /** Opens the dialog that adds a section. */
    add: (name: string, at: number, onClose: (isAdded: boolean) => void) =>
      setDialog({ kind: "add", zone: name, at, onClose }),
    /** Shows a section in the form, which then has the focus. */
    reveal,
    /** @returns whether it was possible. */
    act: async (action: SectionAction, name: string, at: number): Promise<boolean> => {
      const found = sections?.zones.find((one) => one.name === name);
      if (!sections || !found) return false;
      if (action === "save") setDialog({ kind: "save", zone: name, at });
      else if (action === "edit") reveal(name, at);
      else return sections.act(action, found, at);

      return true;
    },
    dialog: (
      <>
        {dialog?.kind === "add" && sections && zone && (
          <AddSection
            sections={sections}
            zone={zone}
            at={dialog.at}
            onClose={(isAdded) => {
              close();
              dialog.onClose?.(isAdded);
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
