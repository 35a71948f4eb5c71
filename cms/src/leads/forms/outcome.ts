import { daysIn, defaultTimeZone } from "../../server/lib/time-zone";

import { addAttributesAfter } from "./add-attributes";

const field = (type: string, label: string, description: string, limits: object = {}) => ({
  type,
  ...limits,
  pluginOptions: { editor: { label, description } },
});

/** What came of a lead, beside its state. Each collection's `writable` lists those that the team writes. */
const attributes = {
  // The largest value fits a column of 32 bits.
  value: field("integer", "Value", "What the order is worth, in your currency.", {
    min: 0,
    max: 2_000_000_000,
  }),
  decidedOn: field(
    "date",
    "Decided on",
    "When it was won or lost. Empty: set to today when you save the state.",
  ),
  lostReason: field("string", "Reason for the loss", "If it was lost, at most 200 characters.", {
    maxLength: 200,
  }),
  answeredAt: field(
    "datetime",
    "Answered",
    "When the state first changed from new. Set by the panel.",
  ),
};

/** Adds the outcome to a form's collection if its leads have a state. */
export const addOutcome = (type: { attributes: object }) =>
  addAttributesAfter(type, "state", attributes);

/** The outcome of a lead, as stored. */
export type LeadOutcome = {
  state: string | null;
  decidedOn: string | null;
  answeredAt: string | null;
};

const isUnanswered = (state: unknown) => state === "new" || state === "spam";

/**
 * The times that follow from a change of the state.
 *
 * @param timeZone of who changes it, which decides what is today.
 */
export const outcomeTimes = (
  stored: LeadOutcome,
  changes: Record<string, unknown>,
  now = new Date(),
  timeZone = defaultTimeZone,
): Record<string, unknown> => {
  const { state = stored.state, decidedOn = stored.decidedOn } = changes;
  if (state === stored.state) return {};

  const isFirstAnswer =
    isUnanswered(stored.state) && !isUnanswered(state) && stored.answeredAt === null;

  return {
    ...(state === "new" && { answeredAt: null }),
    ...(isFirstAnswer && { answeredAt: now }),
    ...((state === "won" || state === "lost") &&
      !decidedOn && { decidedOn: daysIn(timeZone)(now) }),
  };
};
