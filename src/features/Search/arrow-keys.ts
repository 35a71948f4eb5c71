import type { KeyboardEvent } from "react";

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves focus between the field and the results with the arrow keys, and back to the field with Escape.
 */
export const navigateResults = (event: KeyboardEvent<HTMLElement>): void => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, ol a")];
  const at = stops.indexOf(event.target as HTMLElement);
  const next = event.key === "Escape" && at > 0 ? 0 : at + (steps[event.key] ?? 0);
  if (at < 0 || next === at || !stops[next]) return;
  event.preventDefault();
  stops[next].focus();
};
