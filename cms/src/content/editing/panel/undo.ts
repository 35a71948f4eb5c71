import { isRecord } from "../../../common/is-record";

import { type Fields, isSame } from "./form-values";

/** The states of a form before and after the present one; the newest is the last. */
type UndoStack = {
  past: Fields[];
  present: Fields;
  future: Fields[];
  /** Where and when somebody typed last; undefined if the last change was another. */
  typed: { field: string; at: number } | undefined;
};

/** Changes within this time, such as letters, are undone together. */
const groupMs = 1_000;
const maxStates = 100;

/** An empty text is null in Strapi's form. */
const isText = (value: unknown) => typeof value === "string" || value === null;

/** The paths of the texts that differ; undefined if anything else does. */
const changedTexts = (one: unknown, other: unknown, path = ""): string[] | undefined => {
  if (one === other) return [];
  if (isText(one) && isText(other)) return [path];
  const [before, after] = [one, other].map((value) =>
    Array.isArray(value) || isRecord(value) ? Object.entries(value) : undefined,
  );
  const isAlike =
    before && after && before.map(([name]) => name).join() === after.map(([name]) => name).join();
  if (!isAlike) return isSame(one, other) ? [] : undefined;
  const changed = before.map(([name, value], index) =>
    changedTexts(value, after[index]?.[1], `${path}.${name}`),
  );

  return changed.every((paths) => paths !== undefined) ? changed.flat() : undefined;
};

/** The path of the one text that differs, which somebody is typing; undefined if more does. */
const typedField = (before: Fields, after: Fields) => {
  const [path, ...more] = changedTexts(before, after) ?? [];

  return more.length === 0 ? path : undefined;
};

const startUndo = (present: Fields): UndoStack => ({
  past: [],
  present,
  future: [],
  typed: undefined,
});

/**
 * Adds the form's values after a change. Letters that are typed into one field without a pause are one
 * state.
 *
 * @param now in milliseconds.
 */
const recordState = (stack: UndoStack, values: Fields, now: number): UndoStack => {
  const { past, present, typed } = stack;
  if (values === present || isSame(values, present)) return { ...stack, present: values };
  const field = typedField(present, values);
  const isGrouped = field !== undefined && field === typed?.field && now - typed.at < groupMs;

  return {
    past: isGrouped ? past : [...past, present].slice(-maxStates),
    present: values,
    future: [],
    typed: field === undefined ? undefined : { field, at: now },
  };
};

/** Goes one state back; the same stack if there is none. */
export const undo = (stack: UndoStack): UndoStack => {
  const present = stack.past.at(-1);
  if (!present) return stack;

  return {
    past: stack.past.slice(0, -1),
    present,
    future: [...stack.future, stack.present],
    typed: undefined,
  };
};

/** Goes one state forward; the same stack if there is none. */
export const redo = (stack: UndoStack): UndoStack => {
  const present = stack.future.at(-1);
  if (!present) return stack;

  return {
    past: [...stack.past, stack.present],
    present,
    future: stack.future.slice(0, -1),
    typed: undefined,
  };
};

/** Keeps the states of one form. */
export const createUndoStore = (now = Date.now) => {
  let stack = startUndo({});
  const listeners = new Set<() => void>();
  const set = (next: UndoStack) => {
    if (next === stack) return false;
    stack = next;
    listeners.forEach((listener) => listener());

    return true;
  };

  return {
    /** A form that was loaded or saved: earlier states have ids of parts that are gone. */
    start: (values: Fields) => set(startUndo(values)),
    record: (values: Fields) => set(recordState(stack, values, now())),
    /** @returns the values to show; undefined if there is no such state. */
    step: (take: (stack: UndoStack) => UndoStack): Fields | undefined =>
      set(take(stack)) ? stack.present : undefined,
    get: () => stack,
    subscribe: (listener: () => void) => {
      listeners.add(listener);

      return () => void listeners.delete(listener);
    },
  };
};
