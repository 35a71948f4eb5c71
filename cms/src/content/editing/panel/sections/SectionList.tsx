import { Button, Flex, Menu, Typography, VisuallyHidden } from "@strapi/design-system";
import { useEffect, useRef, useState } from "react";

import type { SectionAction, SectionMenu } from "../../../../common/preview-messages";

import { formElement } from "./form-parts";
import type { Zone } from "./list-sections";
import { markHidden, marksOf } from "./mark-hidden";
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

type Deleted = { label: string; zone: string; at: number; left: number };

/** The sections of the open form: to move, duplicate, copy, paste, hide, delete and add. */
export const SectionList = () => {
  const sections = useSections();
  const { add, act, reveal, dialog } = useSectionDialogs(sections);
  const addAtEnd = ({ name, sections: { length } }: Zone) =>
    add(name, length, (added) => added && reveal(name, added.at));
  // Strapi's button says itself that a list is full.
  const open = sections?.zones.filter((zone) => !sections.isFull(zone)) ?? [];
  useFormButton(open, addAtEnd);
  const [deleted, setDeleted] = useState<Deleted>();
  const lists = useRef(new Map<string, HTMLElement | null>());
  const isGone = sections?.zones.some(
    ({ name, sections: { length } }) => name === deleted?.zone && length === deleted.left,
  );
  useEffect(() => {
    if (!deleted || !isGone) return undefined;
    // After the closed menu, which gives the focus to its button: that went with the row.
    const timer = setTimeout(() => {
      const buttons = lists.current.get(deleted.zone)?.querySelectorAll("button");
      // "Add a section" is after the last row.
      buttons?.[Math.min(deleted.at, buttons.length - 1)]?.focus();
    });

    return () => clearTimeout(timer);
  }, [deleted, isGone]);
  // As text, which is the same until a section is hidden, shown or moved.
  const marks = JSON.stringify(marksOf(sections?.zones ?? []));
  useEffect(() => {
    const mark = () => markHidden(JSON.parse(marks) as ReturnType<typeof marksOf>);
    mark();
    // Strapi draws the form again after a save, and when a section is added or moved.
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    observer.observe(formElement(), { childList: true, subtree: true });

    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [marks]);
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
                      const label = sections.describe(section);
                      setDeleted({ label, zone: zone.name, at, left: end - 1 });
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
                style={{ height: "auto", paddingBlock: "0.8rem" }}
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
