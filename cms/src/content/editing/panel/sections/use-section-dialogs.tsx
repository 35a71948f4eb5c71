import { useState } from "react";

import type { SectionAction } from "../../../../common/preview-messages";

import { useFormFields } from "../use-open-record";

import { AddSection } from "./AddSection";
import { revealField } from "./reveal-field";
import { SavePattern } from "./SavePattern";
import type { Sections } from "./use-sections";

type Dialog = { kind: "add" | "save"; zone: string; at: number };

/**
 * What is done with sections, with the dialogs that it needs.
 *
 * @param isInForm whether a new section is opened in the form, which then has the focus.
 */
export const useSectionDialogs = (sections: Sections | undefined, isInForm: boolean) => {
  const [dialog, setDialog] = useState<Dialog>();
  const { labelOf } = useFormFields();
  const zone = sections?.zones.find(({ name }) => name === dialog?.zone);
  const section = dialog && zone?.sections[dialog.at];
  const close = () => setDialog(undefined);

  return {
    /** Opens the dialog that adds a section. */
    add: (name: string, at: number) => setDialog({ kind: "add", zone: name, at }),
    act: (action: SectionAction, name: string, at: number) => {
      const found = sections?.zones.find((one) => one.name === name);
      if (!sections || !found) return;
      if (action === "save") setDialog({ kind: "save", zone: name, at });
      else if (action === "edit") void revealField(`${name}.${at}`, labelOf);
      else sections.act(action, found, at);
    },
    dialog: (
      <>
        {dialog?.kind === "add" && sections && zone && (
          <AddSection
            sections={sections}
            zone={zone}
            at={dialog.at}
            onClose={close}
            onAdded={() => {
              if (isInForm) void revealField(`${dialog.zone}.${dialog.at}`, labelOf);
            }}
          />
        )}
        {dialog?.kind === "save" && sections && section && (
          <SavePattern
            suggestion={sections.describe(section)}
            readSection={() => sections.copyOf(section)}
            onClose={close}
          />
        )}
      </>
    ),
  };
};
