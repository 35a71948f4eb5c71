import type { Change } from "../../src/publishing/types";

/** The present time in tests of the panel's messages. */
export const now = new Date("2026-11-21T12:00:00Z");

/** The time some seconds before {@link now}. */
export const before = (seconds: number): string =>
  new Date(now.getTime() - seconds * 1000).toISOString();

/** The time some seconds after {@link now}. */
export const after = (seconds: number): string => before(-seconds);

/** A page that was published thirty seconds ago. */
export const change = {
  uid: "api::home.home",
  documentId: "h1",
  title: "Home",
  action: "publish",
  by: "Kai",
  at: before(30),
} as const satisfies Change;
