import { useNotification } from "@strapi/strapi/admin";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import type {
  PageMessage,
  PanelMessage,
  PreviewAnswer,
  TextToEdit,
} from "../../common/preview-messages";
import { revealField } from "../../content/editing/panel/sections/reveal-field";
import { useSectionDialogs } from "../../content/editing/panel/sections/use-section-dialogs";
import { useSections } from "../../content/editing/panel/sections/use-sections";
import { useMayEdit } from "../../content/editing/panel/use-may-edit";
import { useFormFields, useOpenRecord } from "../../content/editing/panel/use-open-record";

import { type EditedText, openText, refusalMessage, takeTyped, textOf } from "./edited-text";

/** Letters that are typed within this time are shown together, in milliseconds. */
const typingMs = 200;

/** How the page is shown: its color scheme, and its size in the panel. */
type Look = { scheme: "light" | "dark"; scale: number };

type Outcome = Pick<Extract<PanelMessage, { type: "form" }>, "answer" | "toEdit">;

type Change = { onChange: (field: string, value: unknown) => void };

/** The field that an element of the form edits. */
const fieldOf = (target: EventTarget | null) => {
  const element =
    target instanceof Element ? target.closest("main [name], main [data-field]") : null;

  return element?.getAttribute("name") ?? element?.getAttribute("data-field") ?? undefined;
};

/** Presses a key that saves, undoes or redoes, where Strapi's form and the undo listen. No page publishes. */
const press = (key: string, shiftKey: boolean) => {
  const isPublish = key === "Enter" && shiftKey;
  if (isPublish || !["enter", "s", "y", "z"].includes(key.toLowerCase())) return;
  window.dispatchEvent(
    new KeyboardEvent("keydown", { key, shiftKey, ctrlKey: true, cancelable: true }),
  );
};

/**
 * Keeps the open form and its page in a frame the same: the page shows what the form has, and what is
 * done in the page is done in the form.
 *
 * @param origin of the page.
 * @param onFormNeeded called when something is edited that only the form can show.
 * @returns the dialogs of what is done in the page.
 */
export const usePageMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  look: Look,
  onFormNeeded: () => void,
) => {
  const { model, form, record } = useOpenRecord();
  const fields = useFormFields();
  const sections = useSections();
  const { add, act, dialog } = useSectionDialogs(sections);
  const mayEdit = useMayEdit();
  const { toggleNotification } = useNotification();
  const edited = useRef<EditedText>();
  /** In the state, as the form's values: no message has it before them. */
  const [answer, setAnswer] = useState<PreviewAnswer>();
  /** The first text of what the page has added last. */
  const [toEdit, setToEdit] = useState<TextToEdit>();
  const editLater = (field: string | undefined) =>
    setToEdit((before) => (field ? { number: (before?.number ?? 0) + 1, field } : before));

  const tell = (message: PanelMessage) =>
    frame.current?.contentWindow?.postMessage(message, origin);
  /** @param outcome of what the page has done; none for a page that counts from the start again. */
  const tellForm = (outcome: Outcome = { answer, toEdit }) => {
    if (!form || !record) return;
    const isChanged = form.modified && !form.isSubmitting;
    const { documentId } = record;
    tell({
      type: "form",
      mayEdit,
      ...outcome,
      record: isChanged ? { uid: model, documentId, values: form.values } : undefined,
      zones: (mayEdit ? (sections?.zones ?? []) : []).map((zone) => ({
        name: zone.name,
        isFull: sections?.isFull(zone) ?? true,
        staysFirst: sections?.staysFirst(zone) ?? true,
        sections: zone.sections.flatMap((_, at) => sections?.menuOf(zone, at) ?? []),
      })),
    });
  };

  /** Lets the page edit the text of a field. @returns false if only the form can, or it lacks the section. */
  const editInPage = (field: string) => {
    if (!mayEdit || !form || sections?.isMissing(field)) return false;
    const { values } = form;
    const text = fields.plainTextOf(field, values);
    if (!text) return false;
    const label = fields.labelOf(field, values) ?? field;
    edited.current = openText(field, values);
    tell({ type: "text", field, label, value: textOf(edited.current.before), ...text });

    return true;
  };

  const handle = (message: PageMessage) => {
    switch (message.type) {
      case "ready":
        tell({ type: "look", ...look });
        setAnswer(undefined);
        setToEdit(undefined);
        return tellForm({ answer: undefined, toEdit: undefined });
      case "edit": {
        const { field, inPage } = message;
        if (!mayEdit || !form || (inPage && editInPage(field))) return;
        const added = sections?.addMissing(field);
        if (added) return editLater(added);
        onFormNeeded();
        return void revealField(field, (path) => fields.labelOf(path, form.values));
      }
      case "next":
        return void message.fields.some(editInPage);
      case "typed": {
        const { field } = message;
        const isText = mayEdit && form && fields.plainTextOf(field, form.values);
        const taken = isText ? takeTyped(edited.current, message, form.values) : undefined;
        edited.current = taken;
        if (!taken) return tell({ type: "refused", field });
        // At once, as React does for keys in a field: the next message may be the key that saves.
        return flushSync(() => (form as unknown as Change).onChange(field, taken.now));
      }
      case "refused":
        return toggleNotification({
          type: "warning",
          message: refusalMessage(message.label, message.value),
          // Until somebody closes it.
          blockTransition: true,
        });
      case "add": {
        const { number, zone, at } = message;

        return (
          mayEdit &&
          add(zone, at, (added) => {
            setAnswer({ number, isDone: added !== undefined });
            editLater(added?.text);
          })
        );
      }
      case "complete": {
        const { field, component } = message;
        const zone = sections?.zones.find(({ name }) => name === field);
        // Pressed twice, before the page has the answer.
        if (!mayEdit || !zone || !sections?.addableTo(zone).includes(component)) return;

        return editLater(sections.add(zone, component, zone.sections.length).text);
      }
      case "section": {
        const { number, action, zone, key } = message;
        const at = sections?.placeOf(zone, key);
        if (action === "edit" || action.startsWith("fill ")) onFormNeeded();
        if (mayEdit && at === undefined) {
          toggleNotification({
            type: "info",
            message: "This section has just changed. Try again.",
          });
        }
        const isPossible = mayEdit && at !== undefined;
        const done: ReturnType<typeof act> = isPossible
          ? act(action, zone, at)
          : Promise.resolve({ isDone: false });
        return void done.then(({ isDone, text }) => {
          if (number !== undefined) setAnswer({ number, isDone });
          editLater(text);
        });
      }
      case "key":
        return press(message.key, message.shift);
    }
  };

  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  useEffect(() => {
    const receive = (event: MessageEvent<PageMessage>) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) {
        latest.current(event.data);
      }
    };
    const focus = ({ target }: FocusEvent) => {
      const field = fieldOf(target);
      if (field !== undefined) {
        frame.current?.contentWindow?.postMessage({ type: "place", field }, origin);
      }
    };
    window.addEventListener("message", receive);
    document.addEventListener("focusin", focus);

    return () => {
      window.removeEventListener("message", receive);
      document.removeEventListener("focusin", focus);
    };
  }, [frame, origin]);

  const { values, modified, isSubmitting } = form ?? {};
  const copied = sections?.zones.map((zone) => sections.copiedFor(zone)).join();
  useEffect(() => {
    const timer = setTimeout(() => tellForm(), typingMs);

    return () => clearTimeout(timer);
    // What the page shows.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [values, modified, isSubmitting, mayEdit, copied, answer, toEdit]);
  useEffect(() => {
    tell({ type: "look", ...look });
    // The two values, not the object: each render makes another one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [look.scheme, look.scale]);

  return dialog;
};
