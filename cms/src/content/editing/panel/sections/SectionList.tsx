import { Button, Flex, Menu, Typography, VisuallyHidden } from "@strapi/design-system";
import { useEffect, useRef, useState } from "react";

import type { SectionAction, SectionMenu } from "../../../../common/preview-messages";

import type { Zone } from "./list-sections";
import { useFormButton } from "./use-form-button";
import { useSectionDialogs } from "./use-section-dialogs";
import { useSections } from "./use-sections";

type RowProps = { at: number; menu: SectionMenu; onChoose: (action: SectionAction) => void };

/** A section, as a menu of what can be done with it. */
const SectionRow = ({ at, menu: { label, isHidden, choices }, onChoose }: RowProps) => (
  <Menu.Root>
    <Menu.Trigger
      variant="tertiary"
      size="S"
      fullWidth
      justifyContent="space-between"
      style={{ height: "auto", paddingBlock: "0.8rem", textAlign: "start" }}
    >
      {`${at + 1}. ${label}${isHidden ? " (hidden)" : ""}`}
    </Menu.Trigger>
    {/* Strapi's height hides half of the items. */}
    <Menu.Content maxHeight="60dvh" popoverPlacement="bottom-end">
      {choices.map((choice) => (
        <Menu.Item
          key={choice.action}
          disabled={choice.isDisabled === true}
          variant={choice.action === "delete" ? "danger" : "default"}
          onSelect={() => onChoose(choice.action)}
        >
          {choice.label}
        </Menu.Item>
      ))}
    </Menu.Content>
  </Menu.Root>
);

/** The sections of the open form: to move, duplicate, copy, paste, hide, delete and add. */
export const SectionList = () => {
  const sections = useSections();
  const { add, act, reveal, dialog } = useSectionDialogs(sections);
  const addAtEnd = ({ name, sections: { length } }: Zone) =>
    add(name, length, () => reveal(name, length));
  // Strapi's button says itself that a list is full.
  const open = sections?.zones.filter((zone) => !sections.isFull(zone)) ?? [];
  useFormButton(open, addAtEnd);
  const [deleted, setDeleted] = useState<{ label: string; zone: string; at: number }>();
  const lists = useRef(new Map<string, HTMLElement | null>());
  useEffect(() => {
    if (!deleted) return;
    // The deleted row had the focus. "Add a section" is after the last row.
    const list = lists.current.get(deleted.zone);
    const buttons = [...(list?.querySelectorAll<HTMLElement>("button") ?? [])];
    (buttons[deleted.at] ?? buttons.at(-1))?.focus();
  }, [deleted]);
  if (!sections) return null;
  const { zones } = sections;

  return (
    <>
      {zones.map((zone) => {
        const pasted = sections.copiedFor(zone);
        const end = zone.sections.length;

        return (
          <Flex
            key={zone.name}
            ref={(list: HTMLElement | null) => void lists.current.set(zone.name, list)}
            direction="column"
            alignItems="stretch"
            gap={2}
            width="100%"
          >
            {zones.length > 1 && <Typography variant="sigma">{zone.label}</Typography>}
            {zone.hint && (
              <Typography variant="pi" textColor="neutral600">
                {zone.hint}
              </Typography>
            )}
            {end === 0 && (
              <Typography textColor="neutral600">There are no sections yet.</Typography>
            )}
            <Flex
              tag="ol"
              direction="column"
              alignItems="stretch"
              gap={1}
              aria-label={zone.label}
              style={{ listStyle: "none" }}
            >
              {zone.sections.map((section, at) => (
                <li key={String(section.__temp_key__ ?? section.id ?? at)}>
                  <SectionRow
                    at={at}
                    menu={sections.menuOf(zone, at)}
                    onChoose={(action) => {
                      void act(action, zone.name, at);
                      if (action !== "delete") return;
                      setDeleted({ label: sections.describe(section), zone: zone.name, at });
                    }}
                  />
                </li>
              ))}
            </Flex>
            {!sections.isFull(zone) && (
              <Button variant="secondary" size="S" fullWidth onClick={() => addAtEnd(zone)}>
                Add a section
              </Button>
            )}
            {pasted && (
              <Button
                variant="tertiary"
                size="S"
                fullWidth
                onClick={() => void sections.paste(zone, end)}
              >
                {`Paste at the end: ${pasted}`}
              </Button>
            )}
          </Flex>
        );
      })}
      <VisuallyHidden role="status">{deleted ? `Deleted: ${deleted.label}` : ""}</VisuallyHidden>
      {dialog}
    </>
  );
};
