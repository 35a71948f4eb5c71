import { Button, Flex, Menu, Typography } from "@strapi/design-system";
import { useState } from "react";

import { DialogButton } from "../../../../panel/DialogButton";

import type { SectionFields } from "./copy-section";
import { kindOf, type Zone } from "./list-sections";
import { SavedPatterns } from "./SavedPatterns";
import { SavePattern } from "./SavePattern";
import { type Sections, useSections } from "./use-sections";

type SectionProps = { sections: Sections; zone: Zone; section: SectionFields; index: number };

/** A section, as a menu of what can be done with it. */
const SectionMenu = ({ sections, zone, section, index }: SectionProps) => {
  const { copied, move, duplicate, copy, paste, remove, hide, mayHide } = sections;
  const isHidden = section.hidden === true;
  const isFull = zone.sections.length >= zone.max;
  const canPaste = copied && !isFull && zone.allowed.includes(copied.section.__component);

  const [isNaming, setIsNaming] = useState(false);

  return (
    <>
      <Menu.Root>
        <Menu.Trigger
          variant="tertiary"
          size="S"
          fullWidth
          justifyContent="space-between"
          style={{ height: "auto", paddingBlock: "0.8rem", textAlign: "start" }}
        >
          {`${index + 1}. ${sections.describe(section)}${isHidden ? " (hidden)" : ""}`}
        </Menu.Trigger>
        {/* Strapi's height hides half of the items. */}
        <Menu.Content maxHeight="60dvh" popoverPlacement="bottom-end">
          <Menu.Item disabled={index === 0} onSelect={() => move(zone, index, index - 1)}>
            Move up
          </Menu.Item>
          <Menu.Item
            disabled={index === zone.sections.length - 1}
            onSelect={() => move(zone, index, index + 1)}
          >
            Move down
          </Menu.Item>
          <Menu.Item disabled={isFull} onSelect={() => void duplicate(zone, section, index)}>
            Duplicate
          </Menu.Item>
          <Menu.Item onSelect={() => void copy(section)}>Copy</Menu.Item>
          <Menu.Item onSelect={() => setIsNaming(true)}>Save for other pages</Menu.Item>
          {mayHide(section) && (
            <Menu.Item onSelect={() => hide(zone, index, !isHidden)}>
              {isHidden ? "Show on the website" : "Hide from the website"}
            </Menu.Item>
          )}
          {canPaste && (
            <Menu.Item
              onSelect={() => paste(zone, index + 1)}
            >{`Paste below: ${copied.label}`}</Menu.Item>
          )}
          <Menu.Item variant="danger" onSelect={() => remove(zone, index)}>
            Delete
          </Menu.Item>
        </Menu.Content>
      </Menu.Root>
      {isNaming && (
        <SavePattern
          suggestion={sections.describe(section)}
          readSection={() => sections.copyOf(section)}
          onClose={() => setIsNaming(false)}
        />
      )}
    </>
  );
};

const picture = { width: 88, height: 56, flexShrink: 0 } as const;

/** The kinds of sections that may be added, with pictures of what they look like. */
const AddSection = ({ sections, zone }: Pick<SectionProps, "sections" | "zone">) => (
  <DialogButton
    title="Add a section at the end"
    trigger={
      <Button variant="secondary" size="S" fullWidth>
        Add a section
      </Button>
    }
  >
    {(close) => (
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Flex
          tag="ul"
          direction="column"
          alignItems="stretch"
          gap={2}
          style={{ listStyle: "none" }}
        >
          {zone.allowed.map((uid) => {
            const preview = sections.schemas.find((one) => one.uid === uid)?.info?.preview;
            const add = () => {
              sections.add(zone, uid, zone.sections.length);
              close();
            };

            return (
              <li key={uid}>
                <Button
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
        </Flex>
        <SavedPatterns
          allowed={zone.allowed}
          kindOf={(uid) => kindOf(sections.schemas, uid)}
          onAdd={(section) => {
            sections.insert(zone, section, zone.sections.length);
            close();
          }}
        />
      </Flex>
    )}
  </DialogButton>
);

/** The sections of the open form: to move, duplicate, copy, paste, hide, delete and add. */
export const SectionList = () => {
  const sections = useSections();
  if (!sections) return null;
  const { zones, copied, paste } = sections;

  return zones.map((zone) => {
    const isFull = zone.sections.length >= zone.max;

    return (
      <Flex key={zone.name} direction="column" alignItems="stretch" gap={2} width="100%">
        {zones.length > 1 && <Typography variant="sigma">{zone.label}</Typography>}
        {zone.hint && (
          <Typography variant="pi" textColor="neutral600">
            {zone.hint}
          </Typography>
        )}
        {zone.sections.length === 0 && (
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
          {zone.sections.map((section, index) => (
            <li key={String(section.__temp_key__ ?? section.id ?? index)}>
              <SectionMenu {...{ sections, zone, section, index }} />
            </li>
          ))}
        </Flex>
        {!isFull && <AddSection {...{ sections, zone }} />}
        {!isFull && copied && zone.allowed.includes(copied.section.__component) && (
          <Button
            variant="tertiary"
            size="S"
            fullWidth
            onClick={() => paste(zone, zone.sections.length)}
          >
            {`Paste at the end: ${copied.label}`}
          </Button>
        )}
      </Flex>
    );
  });
};

/** The side panel of the edit view with the sections of a record that has some. */
export const SectionsPanel = () => {
  const sections = useSections();
  if (!sections || sections.isDisabled) return null;

  return { title: "Sections", content: <SectionList /> };
};

/** The same in a preview, in a dialog. */
export const PreviewSections = () => {
  const sections = useSections();
  if (!sections || sections.isDisabled) return null;

  return (
    <DialogButton
      title="Sections"
      trigger={
        <Button variant="tertiary" size="S">
          Sections
        </Button>
      }
    >
      {() => (
        <Flex direction="column" alignItems="stretch" gap={4}>
          <SectionList />
          <Typography textColor="neutral600">“Save” shows the changes in the page.</Typography>
        </Flex>
      )}
    </DialogButton>
  );
};
