import type { KeyboardEvent } from "react";

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves focus between field and results with arrow keys, and to the field with Escape. */
export const navigateResults = (event: KeyboardEvent<HTMLElement>): void => {
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>("input, ol a")];
  const current = targets.indexOf(event.target as HTMLElement);
  const next = event.key === "Escape" && current > 0 ? 0 : current + (steps[event.key] ?? 0);
  if (current < 0 || next === current || !targets[next]) return;
  event.preventDefault();
  targets[next].focus();
};
