import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useSyncExternalStore } from "react";

import type {
  SectionAction,
  SectionChoice,
  SectionMenu,
} from "../../../../common/preview-messages";
import { isBlank } from "../../../../common/rules/blank";
import { errorMessage } from "../../../../panel/requests/error-message";
import type { ContentResponses } from "../../../types";

import { type Fields, setAt } from "../form-values";
import { useEditView } from "../use-open-record";

import { type CopiedSection, createClipboard } from "./clipboard";
import { copySection, type SectionFields } from "./copy-section";
import {
  addableTo,
  describeSection,
  firstFieldOf,
  firstTextOf,
  formFieldsOf,
  isMedia,
  isStart,
  itemsOf,
  keyOf,
  missingSection,
  newPart,
  newSection,
  partOf,
  placeFor,
  placeOf,
  type SectionSchema,
  type Zone,
  zonesOf,
} from "./list-sections";
import { createReadRelation } from "./read-relation";

/** The part of Strapi's form that changes the rows of a field. */
type Rows = {
  addFieldRow: (field: string, value: Fields, at?: number) => void;
  moveFieldRow: (field: string, from: number, to: number) => void;
  removeFieldRow: (field: string, at: number) => void;
};

/** The place of a new section, and the path of its first text if it needs one. */
export type Added = { at: number; text?: string | undefined };

/** Whether an action was possible, and the path of the first text of what it has added. */
type Done = { isDone: boolean; text?: string | undefined };

type CurrentSection = ContentResponses["POST /section-patterns/current"];

const clipboard = createClipboard(localStorage, window);

/** The sections of the open form, and what can be done with them; undefined for a form without any. */
export const useSections = () => {
  const { contentType, components, form } = useEditView();
  const { get, post } = useFetchClient();
  const readRelation = createReadRelation(get);
  const { toggleNotification } = useNotification();
  const copied = useSyncExternalStore(clipboard.subscribe, clipboard.read);
  const schemas = Object.values(components) as unknown as SectionSchema[];
  const zones = contentType && form ? zonesOf(contentType, form.values) : [];
  if (!form || zones.length === 0) return undefined;
  const { addFieldRow, moveFieldRow, removeFieldRow } = form as unknown as Rows;

  const say = (message: string, type: "info" | "danger" = "info") =>
    toggleNotification({ type, message });
  /** Copies a section, or says why that is not possible. @returns whether it was. */
  const withCopy = async (section: SectionFields, then: (copy: SectionFields) => void) => {
    try {
      then(await copySection(section, schemas, readRelation));

      return true;
    } catch (error) {
      say(errorMessage(error), "danger");

      return false;
    }
  };
  const describe = (section: SectionFields) => describeSection(schemas, section);

  const sectionAt = ({ sections }: Zone, at: number) => sections[at];
  const isFull = ({ sections, max }: Zone) => sections.length >= max;
  /** The hero and the texts for search are on every page. */
  const mayHide = ({ __component }: SectionFields) =>
    schemas.some(({ uid, attributes }) => uid === __component && attributes.hidden);
  const insert = ({ name }: Zone, section: SectionFields, at: number) =>
    addFieldRow(name, section, at);
  const hide = ({ name }: Zone, at: number, hidden: boolean) =>
    form.setValues(setAt(form.values, [name, String(at), "hidden"], hidden) as Fields);
  const copy = (section: SectionFields) =>
    withCopy(section, (copyOfSection) => {
      const one = { label: describe(section), section: copyOfSection };
      if (!clipboard.write(one)) {
        say("This browser cannot keep a copy: its storage is full, or not allowed.", "danger");

        return;
      }
      say(`Copied: ${one.label}. Paste it here, or in another record.`);
    });
  const mayPaste = (zone: Zone, { section }: CopiedSection) =>
    !isFull(zone) && zone.allowed.includes(section.__component);
  const paste = async (zone: Zone, at: number) => {
    // Another window may have copied something since the button was drawn.
    const one = clipboard.read();
    if (!one || !mayPaste(zone, one)) return false;
    const { section } = one;
    const current = await post<CurrentSection>("/section-patterns/current", { section }).then(
      ({ data }) => data.section,
      // Without an answer, it is as it was copied.
      () => section,
    );
    insert(zone, current, at);

    return true;
  };
  /** The label of what was copied last, if the zone may have it. */
  const copiedFor = (zone: Zone) => (copied && mayPaste(zone, copied) ? copied.label : undefined);

  const choicesFor = (zone: Zone, at: number, section: SectionFields): SectionChoice[] => {
    const pasted = copiedFor(zone);
    const visibility: SectionChoice =
      section.hidden === true
        ? { action: "show", label: "Show on the website" }
        : { action: "hide", label: "Hide from the website" };

    return [
      { action: "edit", label: "Edit in the form" },
      ...itemsOf(schemas, section).map(({ name, label, isFull: isDisabled, needsForm }) => ({
        action: needsForm ? (`fill ${name}` as const) : (`add ${name}` as const),
        label: `Add to “${label}”`,
        isDisabled,
      })),
      ...formFieldsOf(schemas, section).map(({ name, label }) => ({
        action: `fill ${name}` as const,
        label,
      })),
      { action: "up", label: "Move up", isDisabled: at === 0 || isStart(sectionAt(zone, at - 1)) },
      {
        action: "down",
        label: "Move down",
        isDisabled: at === zone.sections.length - 1 || isStart(section),
      },
      {
        action: "duplicate",
        label: "Duplicate",
        isDisabled: isFull(zone) || !addableTo(zone).includes(section.__component),
      },
      { action: "copy", label: "Copy" },
      ...(pasted ? [{ action: "paste", label: `Paste below: ${pasted}` } as const] : []),
      { action: "save", label: "Save for other pages" },
      ...(mayHide(section) ? [visibility] : []),
      { action: "delete", label: "Delete" },
    ];
  };

  /**
   * Adds an item to a list of a section.
   *
   * @returns the path of its first field, and that of its first text if it needs one; undefined if it is no list.
   */
  const addItem = ({ name }: Zone, at: number, section: SectionFields, list: string) => {
    const items = itemsOf(schemas, section).find((one) => one.name === list);
    if (!items) return undefined;
    const path = `${name}.${at}.${list}`;
    const { component } = items;
    addFieldRow(path, newPart(schemas, component));
    const { length } = [section[list] ?? []].flat();
    const text = firstTextOf(schemas, component);

    return {
      field: `${path}.${length}.${firstFieldOf(schemas, component)}`,
      text: text && `${path}.${length}.${text}`,
    };
  };

  return {
    /** True if the page shows the section of a field, and the form does not have it. */
    isMissing: (field: string) => missingSection(zones, field) !== undefined,
    /**
     * Adds the section of a field if the page shows it and the form does not have it.
     *
     * @returns the path of the field in it; undefined if none is missing.
     */
    addMissing: (field: string) => {
      const missing = missingSection(zones, field);
      if (!missing) return undefined;
      const { zone, uid } = missing;
      insert(zone, newSection(schemas, uid), 0);

      return [zone.name, 0, ...field.split(".").slice(2)].join(".");
    },
    isMedia: (zone: Zone, at: number, name: string) =>
      isMedia(schemas, sectionAt(zone, at)?.__component ?? "", name),
    /**
     * Begins to fill in a field in the form: adds the item or part that it needs.
     *
     * @returns the path of the field to show; undefined if the section is gone.
     */
    startFill: (zone: Zone, at: number, name: string) => {
      const section = sectionAt(zone, at);
      if (!section) return undefined;
      const path = `${zone.name}.${at}.${name}`;
      const part = partOf(schemas, section.__component, name);
      if (part === undefined) return addItem(zone, at, section, name)?.field ?? path;
      if (isBlank(section[name])) {
        form.setValues(setAt(form.values, path.split("."), newPart(schemas, part)) as Fields);
      }

      return `${path}.${firstFieldOf(schemas, part)}`;
    },
    zones,
    schemas,
    describe,
    isFull,
    addableTo,
    /** True if the first section stays the first: none is added above it. */
    staysFirst: (zone: Zone) => isStart(sectionAt(zone, 0)),
    copiedFor,
    paste,
    insert,
    /** Adds a new section. */
    add: (zone: Zone, uid: string, at: number): Added => {
      const place = placeFor(uid, at);
      insert(zone, newSection(schemas, uid), place);
      const text = firstTextOf(schemas, uid);

      return { at: place, text: text && `${zone.name}.${place}.${text}` };
    },
    copyOf: (section: SectionFields) => copySection(section, schemas, readRelation),
    /** The place of a section by its key; undefined if it is gone. */
    placeOf: (zone: string, key: string) => placeOf(zones, zone, key),
    /** The menu of a section. */
    menuOf: (zone: Zone, at: number): SectionMenu => {
      const section = sectionAt(zone, at);

      return section
        ? {
            key: keyOf(section),
            label: describe(section),
            isHidden: section.hidden === true,
            choices: choicesFor(zone, at, section),
          }
        : { key: "", label: "", isHidden: false, choices: [] };
    },
    /** Does what needs no dialog. */
    act: async (action: SectionAction, zone: Zone, at: number): Promise<Done> => {
      const section = sectionAt(zone, at);
      if (!section) return { isDone: false };
      switch (action) {
        case "duplicate":
          return { isDone: await withCopy(section, (one) => insert(zone, one, at + 1)) };
        case "copy":
          return { isDone: await copy(section) };
        case "paste":
          return { isDone: await paste(zone, at + 1) };
        case "up":
          moveFieldRow(zone.name, at, at - 1);
          break;
        case "down":
          moveFieldRow(zone.name, at, at + 1);
          break;
        case "hide":
        case "show":
          hide(zone, at, action === "hide");
          break;
        case "delete":
          removeFieldRow(zone.name, at);
          break;
        default:
          if (action.startsWith("add ")) {
            const added = addItem(zone, at, section, action.slice("add ".length));

            return { isDone: true, text: added?.text };
          }
      }

      return { isDone: true };
    },
  };
};

export type Sections = NonNullable<ReturnType<typeof useSections>>;
