import { useEffect, useRef } from "react";

/** Calls `focus` when a dialog has closed: without a trigger, it would leave the focus nowhere. */
export const useFocusAfterDialog = (isOpen: boolean, focus: () => void) => {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) focus();
    wasOpen.current = isOpen;
  });
};
