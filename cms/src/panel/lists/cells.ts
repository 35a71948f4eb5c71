import { enumLabels } from "../enum-labels";

/** Strapi's description of a list's column. */
export type Header = { name: string; attribute?: { type?: string } };

const day = (value: string) =>
  // A date without a time has no time zone.
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

const formatters: Record<string, (value: string) => string> = {
  date: day,
  datetime: moment,
  enumeration: choice,
  boolean: yesOrNo,
};

const isEmpty = (value: unknown) => value === null || value === undefined || value === "";

/** The formatter of a column whose cells are too long in Strapi; undefined for other columns. */
export const cellFormatter = ({ attribute }: Header) => {
  const format = formatters[attribute?.type ?? ""];

  return format && ((value: unknown) => (isEmpty(value) ? "–" : format(String(value))));
};
