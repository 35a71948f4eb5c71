/// <reference lib="dom" />
import { DesignSystemProvider, lightTheme, Modal } from "@strapi/design-system";
import { createElement, useRef, useState } from "react";
import { createRoot } from "react-dom/client";

import { useFocusAfterDialog } from "../../src/panel/use-focus-after-dialog";

/** A text box, and a button beside it that opens a dialog, as in the rich text editor. */
const TextWithDialog = () => {
  const [isOpen, setIsOpen] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  useFocusAfterDialog(isOpen, () => text.current?.focus());
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

export const render = (root: HTMLElement) => createRoot(root).render(createElement(TextWithDialog));
