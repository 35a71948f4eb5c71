import { useNotification } from "@strapi/strapi/admin";
import { useState } from "react";

import { errorMessage } from "../../../../panel/requests/use-polling";

import { type Fields, setAt } from "../take-fields";
import { useEditView } from "../use-open-record";

import { createClipboard } from "./clipboard";
import { copySection, type SectionFields } from "./copy-section";
import {
  describeSection,
  newSection,
  type SectionSchema,
  type Zone,
  zonesOf,
} from "./list-sections";
import { useReadRelation } from "./use-read-relation";

/** The part of Strapi's form that changes the rows of a field. */
type Rows = {
  addFieldRow: (field: string, value: Fields, at?: number) => void;
  moveFieldRow: (field: string, from: number, to: number) => void;
  removeFieldRow: (field: string, at: number) => void;
};

const clipboard = createClipboard(localStorage);

/** The sections of the open form, and what can be done with them; undefined for a form without any. */
export const useSections = () => {
  const { contentType, components, form } = useEditView();
  const readRelation = useReadRelation();
  const { toggleNotification } = useNotification();
  const [copied, setCopied] = useState(clipboard.read);
  const schemas = Object.values(components) as unknown as SectionSchema[];
  const zones = contentType && form ? zonesOf(contentType, form.values) : [];
  if (!form || zones.length === 0) return undefined;
  const { addFieldRow, moveFieldRow, removeFieldRow } = form as unknown as Rows;

  const say = (message: string, type: "info" | "danger" = "info") =>
    toggleNotification({ type, message });
  /** Copies a section, or says why that is not possible. */
  const withCopy = async (section: SectionFields, then: (copy: SectionFields) => void) => {
    try {
      then(await copySection(section, schemas, readRelation));
    } catch (error) {
      say(errorMessage(error), "danger");
    }
  };
  const describe = (section: SectionFields) => describeSection(schemas, section);

  return {
    zones,
    schemas,
    copied,
    isDisabled: form.disabled,
    describe,
    add: ({ name }: Zone, uid: string, at: number) =>
      addFieldRow(name, newSection(schemas, uid), at),
    move: ({ name }: Zone, from: number, to: number) => moveFieldRow(name, from, to),
    remove: ({ name }: Zone, at: number) => removeFieldRow(name, at),
    /** Main and the texts for search are on every page. */
    mayHide: ({ __component }: SectionFields) =>
      schemas.some(({ uid, attributes }) => uid === __component && attributes.hidden),
    hide: ({ name }: Zone, at: number, hidden: boolean) =>
      form.setValues(setAt(form.values, [name, String(at), "hidden"], hidden) as Fields),
    duplicate: ({ name }: Zone, section: SectionFields, at: number) =>
      withCopy(section, (copy) => addFieldRow(name, copy, at + 1)),
    copy: (section: SectionFields) =>
      withCopy(section, (copy) => {
        const one = { label: describe(section), section: copy };
        clipboard.write(one);
        setCopied(one);
        say(`Copied: ${one.label}. Paste it here, or in another record.`);
      }),
    copyOf: (section: SectionFields) => copySection(section, schemas, readRelation),
    insert: ({ name }: Zone, section: SectionFields, at: number) => addFieldRow(name, section, at),
    paste: ({ name }: Zone, at: number) => {
      const one = clipboard.read();
      if (one) addFieldRow(name, one.section, at);
    },
  };
};

export type Sections = NonNullable<ReturnType<typeof useSections>>;
