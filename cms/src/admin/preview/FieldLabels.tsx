import { useEffect } from "react";

import { useFieldLabel } from "./use-field-label";

const labels = "[data-radix-popper-content-wrapper] label";

/**
 * Shows a field's label in the popover of a preview's double click, where Strapi shows the field's
 * path (`hero.title`) and has no extension point.
 */
export const FieldLabels = () => {
  const labelOf = useFieldLabel();

  useEffect(() => {
    const observer = new MutationObserver(() => {
      for (const { firstChild } of document.querySelectorAll(labels)) {
        const label = firstChild instanceof Text && labelOf(firstChild.data);
        if (label) firstChild.data = label;
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });

    return () => observer.disconnect();
  }, [labelOf]);

  return null;
};
