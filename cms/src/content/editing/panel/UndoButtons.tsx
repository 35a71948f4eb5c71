import { Flex, IconButton } from "@strapi/design-system";
import { ArrowClockwise } from "@strapi/icons";
import { useEffect, useState, useSyncExternalStore } from "react";

import { UndoIcon } from "../../../panel/UndoIcon";

import { createUndoStore, redo, undo } from "./undo";
import { useEditView } from "./use-open-record";

/** True where the browser undoes what is typed. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select"));

/** The command of a key: Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y, with Cmd on a Mac. */
const stepOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
  if (!ctrlKey && !metaKey) return undefined;
  const name = key.toLowerCase();
  if (name === "z") return shiftKey ? redo : undo;

  return name === "y" ? redo : undefined;
};

/** Undoes and redoes changes of the open form since its last save. */
export const UndoButtons = () => {
  const { form } = useEditView();
  const values = form?.values;
  const initialValues = form?.initialValues;
  const [store] = useState(() => createUndoStore());
  const stack = useSyncExternalStore(store.subscribe, store.get);

  useEffect(() => {
    if (initialValues) store.start(initialValues);
  }, [store, initialValues]);
  useEffect(() => {
    // During a save, the values are in the request's format.
    if (values && !form.isSubmitting) store.record(values);
    // Each change of the values, once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store, values]);

  const go = (step: typeof undo) => {
    const before = form && !form.disabled && store.step(step);
    if (before) form.setValues(before);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (!step || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      go(step);
    };
    window.addEventListener("keydown", press);

    return () => window.removeEventListener("keydown", press);
  });
  if (!form || form.disabled) return null;

  return (
    <Flex gap={2}>
      <IconButton label="Undo (Ctrl+Z)" disabled={stack.past.length === 0} onClick={() => go(undo)}>
        <UndoIcon />
      </IconButton>
      <IconButton
        label="Redo (Ctrl+Shift+Z)"
        disabled={stack.future.length === 0}
        onClick={() => go(redo)}
      >
        <ArrowClockwise />
      </IconButton>
    </Flex>
  );
};
