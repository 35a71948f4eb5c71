import { Modal } from "@strapi/design-system";
import type { ReactNode, RefObject } from "react";

type Props = {
  title: string;
  /** What has the focus first, rather than the Close button. */
  first: RefObject<{ focus: () => void } | null>;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that is open while it is mounted. */
export const OpenDialog = ({ title, first, onClose, children }: Props) => {
  /** Not before the menu that opened the dialog has given the focus back. */
  const focusFirst = (event: Event) => {
    event.preventDefault();
    first.current?.focus();
  };

  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Modal.Content onOpenAutoFocus={focusFirst}>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        {children}
      </Modal.Content>
    </Modal.Root>
  );
};
