import type { RecordId } from "./record-id.ts";

/** The values of a record's form in the panel, saved or not. */
export type FormRecord = RecordId & { values: Record<string, unknown> };

/**
 * What can be done with a section; `add cards` adds an item to its list of that name, and `fill image` goes
 * to its field in the form, for what the page cannot edit.
 */
export type SectionAction =
  | "edit"
  | "up"
  | "down"
  | "duplicate"
  | "copy"
  | "paste"
  | "save"
  | "hide"
  | "show"
  | "delete"
  | `add ${string}`
  | `fill ${string}`;

/** An entry of a section's menu. */
export type SectionChoice = { action: SectionAction; label: string; isDisabled?: boolean };

/** A section of the form, as lists and the page's tools name it, and what can be done with it. */
export type SectionMenu = {
  /** Names it in messages: another one may have its place by the time that they arrive. */
  key: string;
  label: string;
  isHidden: boolean;
  choices: SectionChoice[];
};

/** The sections of a field of the form. */
export type PreviewZone = {
  name: string;
  sections: SectionMenu[];
  isFull: boolean;
  /** True if the first section stays the first: none is added above it. */
  staysFirst: boolean;
};

/** What has become of an action of the page, by its number: done, or not possible. */
export type PreviewAnswer = { number: number; isDone: boolean };

/** A text that the page opens once it shows it, with a number that grows: each is opened once. */
export type TextToEdit = { number: number; field: string };

/** What the panel tells the page in its frame. */
export type PanelMessage =
  /**
   * The form's values, undefined while they are as saved; its sections, none if it is read-only; the last
   * action that it has the outcome of; and the first text of a section that the page has added, to be edited
   * once the page shows it.
   */
  | {
      type: "form";
      record: FormRecord | undefined;
      zones: PreviewZone[];
      mayEdit: boolean;
      answer: PreviewAnswer | undefined;
      toEdit: TextToEdit | undefined;
    }
  /** The text of a field that is edited in the page now. */
  | { type: "text"; field: string; label: string; value: string; isLong: boolean }
  /** What was typed last for this field is not taken: the form has another text there meanwhile. */
  | { type: "refused"; field: string }
  /** The field that is edited in the form. */
  | { type: "place"; field: string }
  /** The color scheme, and the size of the page in the panel: 0.5 for half. */
  | { type: "look"; scheme: "light" | "dark"; scale: number };

/** What the page tells the panel around it. Fields are paths, such as `hero.title`. */
export type PageMessage =
  | { type: "ready" }
  /** Somebody wants to edit a field, in the page if it has the text alone, or else in the form. */
  | { type: "edit"; field: string; inPage: boolean }
  /** Somebody goes on from a text to the first of these fields whose text is edited in the page. */
  | { type: "next"; fields: string[] }
  /** What somebody has typed so far. */
  | { type: "typed"; field: string; value: string }
  /** All that was typed of a text that the panel has refused. */
  | { type: "refused"; label: string; value: string }
  /** What is done with a section; its number, if the page waits for the answer. */
  | {
      type: "section";
      number: number | undefined;
      action: SectionAction;
      zone: string;
      key: string;
    }
  /** Somebody wants to add a section in this place, and may think better of it: the answer says which. */
  | { type: "add"; number: number; zone: string; at: number }
  /** Somebody wants to add the section that a field lacks. */
  | { type: "complete"; field: string; component: string }
  /** A key with Ctrl, or ⌘, that the panel knows. */
  | { type: "key"; key: string; shift: boolean };
