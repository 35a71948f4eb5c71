import { enumLabels } from "../enum-labels";

/** What Strapi says about a column of a list. */
export type Header = { name: string; attribute?: { type?: string } };

const day = (value: string) =>
  // A date without a time is the same day everywhere.
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(value),
  );

const moment = (value: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(value),
  );

const choice = (value: string) =>
  enumLabels[value] ?? value.charAt(0).toUpperCase() + value.slice(1);

const yesOrNo = (value: string) => (value === "true" ? "Yes" : "No");

const writers: Record<string, (value: string) => string> = {
  date: day,
  datetime: moment,
  enumeration: choice,
  boolean: yesOrNo,
};

const isEmpty = (value: unknown) => value === null || value === undefined || value === "";

/** How the cells of a column are written where Strapi's own way is too long; undefined elsewhere. */
export const cellFormatter = ({ attribute }: Header) => {
  const write = writers[attribute?.type ?? ""];

  return write && ((value: unknown) => (isEmpty(value) ? "–" : write(String(value))));
};
