import { Button, Flex, Modal } from "@strapi/design-system";
import { useRef } from "react";

import { OpenDialog } from "../../../../panel/OpenDialog";

import { kindOf, type Zone } from "./list-sections";
import { SavedPatterns } from "./SavedPatterns";
import type { Added, Sections } from "./use-sections";

type Props = {
  sections: Sections;
  zone: Zone;
  /** The place of the new section. */
  at: number;
  onClose: (added?: Added) => void;
};

/** As many as fit: all kinds are seen at once on a large screen. */
const columns = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(24rem, 100%), 1fr))",
  gap: "0.8rem",
  listStyle: "none",
} as const;

const picture = { width: 88, height: 56, flexShrink: 0 } as const;

/** A dialog with the kinds of sections that may be added, with pictures of what they look like. */
export const AddSection = ({ sections, zone, at, onClose }: Props) => {
  const first = useRef<HTMLButtonElement>(null);

  return (
    <OpenDialog
      title={zone.label === "Sections" ? "Add a section" : `Add to ${zone.label}`}
      first={first}
      onClose={() => onClose()}
    >
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <ul style={columns}>
            {sections.addableTo(zone).map((uid, index) => {
              const preview = sections.schemas.find((one) => one.uid === uid)?.info?.preview;
              const add = () => onClose(sections.add(zone, uid, at));

              return (
                <li key={uid}>
                  <Button
                    ref={index === 0 ? first : undefined}
                    variant="tertiary"
                    fullWidth
                    justifyContent="flex-start"
                    onClick={add}
                    style={{ height: "auto" }}
                    startIcon={preview ? <img src={preview} alt="" style={picture} /> : undefined}
                  >
                    {kindOf(sections.schemas, uid)}
                  </Button>
                </li>
              );
            })}
          </ul>
          <SavedPatterns
            allowed={zone.allowed}
            room={zone.max - zone.sections.length}
            kindOf={(uid) => kindOf(sections.schemas, uid)}
            onAdd={(saved) => {
              saved.forEach((section, index) => sections.insert(zone, section, at + index));
              onClose({ at });
            }}
          />
        </Flex>
      </Modal.Body>
    </OpenDialog>
  );
};
