/// <reference lib="dom" />
import { DesignSystemProvider, lightTheme, Modal } from "@strapi/design-system";
import { createElement, useRef, useState } from "react";
import { createRoot } from "react-dom/client";

import { useFocusAfterDialog } from "../../src/panel/use-focus-after-dialog";

type Props = {
  /** Whether the dialog gives the focus to the text, as in the rich text editor. */
  focusesText: boolean;
};

/** A text box, and a button beside it that opens a dialog. */
const TextWithDialog = ({ focusesText }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  useFocusAfterDialog(isOpen, () => focusesText && text.current?.focus());
  const close = () => setIsOpen(false);

  return createElement(
    DesignSystemProvider,
    { theme: lightTheme, locale: "en" },
    createElement("textarea", { ref: text }),
    createElement("button", { id: "open", onClick: () => setIsOpen(true) }),
    isOpen &&
      createElement(
        Modal.Root,
        { open: true, onOpenChange: close },
        createElement(
          Modal.Content,
          null,
          createElement(Modal.Title, null, "Picture"),
          createElement("button", { id: "cancel", onClick: close }),
        ),
      ),
  );
};

/** @returns a function that removes it. */
export const render = (container: HTMLElement, props: Props) => {
  const root = createRoot(container);
  root.render(createElement(TextWithDialog, props));

  return () => root.unmount();
};

export { returnFocus } from "../../src/panel/return-focus";
