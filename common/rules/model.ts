import type { editorOptions } from "../catalogue/editor-options.ts";

import type { Conditions } from "./conditions.ts";

/** The parts of a field's schema that the rules and the site's build use. */
export type Attribute = {
  type: string;
  required?: boolean;
  repeatable?: boolean;
  multiple?: boolean;
  component?: string;
  components?: string[];
  target?: string;
  relation?: string;
  /** The field of the other type that has the relation; this one only shows it. */
  mappedBy?: string;
  enum?: string[];
  conditions?: Conditions;
  pluginOptions?: {
    editor?: {
      /** Label in the form. */
      label?: string;
      description?: string;
      /** Pattern of the value, and its message for editors. */
      pattern?: { regex: string; rule: string };
      /** The site shows the address in a frame: its policy has the origin (src/gatsby/files/calendars.ts). */
      framed?: boolean;
      /** The page shows the chosen word itself, so a draft without one shows the field's label. */
      isWord?: boolean;
      /** Saving groups the number like its country does (cms/src/content/model/complete-values.ts). */
      phone?: boolean;
      /** The place in a list; saving puts a record without one at the end (cms/src/content/model/list-numbers.ts). */
      countsUp?: boolean;
      /** The value is made of these two fields, which must differ. */
      pair?: [string, string];
      /** The value is the path of the record's page, made from this field if it is empty. */
      path?: string;
      /** The value is the slug of an entry of this list. */
      catalogue?: keyof typeof editorOptions;
    };
  };
};

export type Attributes = Record<string, Attribute>;

/** A content type (`name` like hire-page) or a component (`name` like parts.card). */
export type ModelSchema = {
  name: string;
  /** Path segment of a collection: `/api/hire-pages`. */
  plural?: string;
  kind: "singleType" | "collectionType" | "component";
  /** What editors call a component: "Card group". */
  label?: string;
  attributes: Attributes;
};

export type Components = ReadonlyMap<string, Pick<ModelSchema, "label" | "attributes">>;

export type ContentRecord = Record<string, unknown>;

/** A publish issue: the path of its field, and a message that states what to do. */
export type Issue = {
  path: string[];
  message: string;
  /** The components of {@link requiredOnce} that are to be added to the field. */
  missing?: string[];
  /** The catalogue has no page for the record, so that no version of it can be published. */
  hasNoPage?: true;
};
