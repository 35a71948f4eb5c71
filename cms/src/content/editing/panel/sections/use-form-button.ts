import { useEffect } from "react";

import type { Zone } from "./list-sections";

/** The zone whose button of Strapi's form is pressed: "Add to Sections" (panel/brand/translations). */
const zoneOf = (target: EventTarget | null, zones: readonly Zone[]) => {
  const button = target instanceof Element ? target.closest("main button") : null;

  return zones.find(({ label }) => button?.textContent === `Add to ${label}`);
};

/**
 * Lets the button of Strapi's form open the same list as the others. Strapi's own has groups, of which only
 * the first is open, and not what the team has saved.
 */
export const useFormButton = (zones: readonly Zone[], open: (zone: Zone) => void) => {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const zone = zoneOf(event.target, zones);
      if (!zone) return;
      event.stopPropagation();
      open(zone);
    };
    // Before React, which listens below the document.
    document.addEventListener("click", press, { capture: true });

    return () => document.removeEventListener("click", press, { capture: true });
  }, [zones, open]);
};
