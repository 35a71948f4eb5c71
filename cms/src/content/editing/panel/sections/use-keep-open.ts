import { useEffect, useRef } from "react";

import { useEditView } from "../use-open-record";

import { formElement, type OpenPart, openParts, reopenParts, until } from "./form-parts";

type Place = { parts: OpenPart[]; scroller: Element | null; top: number };

const scrollerOf = (element: Element): Element | null => {
  const { parentElement: parent } = element;
  if (!parent) return null;

  return parent.scrollHeight > parent.clientHeight &&
    ["auto", "scroll"].includes(getComputedStyle(parent).overflowY)
    ? parent
    : scrollerOf(parent);
};

/** Where somebody is in the form. */
const currentPlace = (): Place => {
  const scroller = scrollerOf(formElement());

  return {
    parts: openParts(formElement()),
    scroller,
    top: scroller?.scrollTop ?? 0,
  };
};

/**
 * Gives a field the focus that it lost, until somebody goes elsewhere: on a slow machine, Strapi replaces the
 * field again after that.
 */
const keepFocus = (name: string) => {
  const selector = `[name="${CSS.escape(name)}"]`;
  let isElsewhere = false;
  document.addEventListener("pointerdown", () => (isElsewhere = true), {
    capture: true,
    once: true,
  });

  return until(() => {
    if (isElsewhere) return true;
    const field = formElement().querySelector<HTMLElement>(selector);
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== field) return true;
    if (activeElement !== field) field?.focus({ preventScroll: true });

    return undefined;
  });
};

const goBack = async ({ parts, scroller, top }: Place, name: string | null | undefined) => {
  await reopenParts(formElement(), parts);
  if (scroller && parts.length > 0) scroller.scrollTop = top;
  if (name) await keepFocus(name);
};

/**
 * Opens the sections again that were open before a save, and keeps the field with the focus: Strapi renders the
 * whole form again.
 */
export const useKeepOpen = () => {
  const { form } = useEditView();
  const place = useRef<Place>();
  /** The field that was edited last: Strapi's keys for saving take the focus from it. */
  const field = useRef<string | null>();
  const isSubmitting = form?.isSubmitting === true;
  const initialValues = form?.initialValues;

  useEffect(() => {
    const focus = ({ target }: FocusEvent) => {
      field.current = target instanceof Element ? target.getAttribute("name") : undefined;
    };
    document.addEventListener("focusin", focus);

    return () => document.removeEventListener("focusin", focus);
  }, []);
  useEffect(() => {
    if (isSubmitting) place.current = currentPlace();
  }, [isSubmitting]);
  useEffect(() => {
    const before = place.current;
    place.current = undefined;
    if (before) void goBack(before, field.current);
  }, [initialValues]);
};
