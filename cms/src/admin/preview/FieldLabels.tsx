import { useEffect } from "react";

import { useFieldLabel } from "./use-field-label";

const labels = "[data-radix-popper-content-wrapper] label";

/**
 * Writes the label of a field above what opens at a double click in a preview: Strapi writes the
 * field's path in the record there (`hero.title`), and has no way to change that.
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
