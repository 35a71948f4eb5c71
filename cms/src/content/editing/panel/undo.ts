import { isRecord } from "../../../common/is-record";

import { type Fields, isSame } from "./take-fields";

/** The states of a form before and after the present one; the newest is the last. */
type UndoStack = {
  past: Fields[];
  present: Fields;
  future: Fields[];
  /** When somebody typed last; 0 if the last change was another. */
  typedAt: number;
};

/** Changes within this time, such as letters, are undone together. */
const groupMs = 1_000;
const maxStates = 100;

/** The number of texts that differ; infinite if anything else does. */
const countTexts = (one: unknown, other: unknown): number => {
  if (one === other) return 0;
  if (typeof one === "string" && typeof other === "string") return 1;
  const [before, after] = [one, other].map((value) =>
    Array.isArray(value) || isRecord(value) ? Object.entries(value) : undefined,
  );
  const isAlike =
    before && after && before.map(([name]) => name).join() === after.map(([name]) => name).join();
  if (!isAlike) return isSame(one, other) ? 0 : Infinity;

  return before.reduce((sum, [, value], index) => sum + countTexts(value, after[index]?.[1]), 0);
};

/** True if two states differ only in one text, which somebody is typing. */
const isTyping = (before: Fields, after: Fields) => countTexts(before, after) === 1;

const startUndo = (present: Fields): UndoStack => ({
  past: [],
  present,
  future: [],
  typedAt: 0,
});

/**
 * Adds the form's values after a change. Letters that are typed into one field without a pause are one
 * state.
 *
 * @param now in milliseconds.
 */
const recordState = (stack: UndoStack, values: Fields, now: number): UndoStack => {
  const { past, present, typedAt } = stack;
  if (values === present || isSame(values, present)) return { ...stack, present: values };
  const isTyped = isTyping(present, values);
  const isGrouped = isTyped && typedAt > 0 && now - typedAt < groupMs;

  return {
    past: isGrouped ? past : [...past, present].slice(-maxStates),
    present: values,
    future: [],
    typedAt: isTyped ? now : 0,
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
    typedAt: 0,
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
    typedAt: 0,
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
