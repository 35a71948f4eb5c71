import type { KeyboardEvent } from "react";

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Lets the arrow keys go from the field to the results and through them, and Escape back to the
 * field. Tab does the same with every key that browsers know.
 */
export const walkResults = (event: KeyboardEvent<HTMLElement>): void => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, ol a")];
  const at = stops.indexOf(event.target as HTMLElement);
  const next = event.key === "Escape" && at > 0 ? 0 : at + (steps[event.key] ?? 0);
  if (at < 0 || next === at || !stops[next]) return;
  event.preventDefault();
  stops[next].focus();
};
