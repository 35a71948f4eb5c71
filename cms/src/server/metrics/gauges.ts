/** Gauges that are equal on every instance: help texts by name, and their values now. */
export type Gauges<Name extends string = string> = {
  help: Record<Name, string>;
  read: () => Promise<Partial<Record<Name, number>>>;
};

/** Seconds since a time, which databases return as text, number or Date; 0 without one. */
export const ageOf = (moment: unknown) =>
  moment ? Math.max(0, (Date.now() - new Date(moment as string).getTime()) / 1000) : 0;
