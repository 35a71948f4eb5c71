import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Measures, Parts } from "./measure";

/**
 * The parts of a section by state. Files store the first state in full, and the others as changes:
 * "dark hover" from "dark", "dark" from the first.
 */
export type States = Record<string, Parts>;

type Lines = Record<string, Record<string, string>>;

/** Less than a pixel, but more than rounding differences of browsers. */
const tolerance = 0.75;

const absent = "–";

const fileOf = (section: string) =>
  join(__dirname, "accepted", `${section.toLowerCase().replace(/\W+/g, "-")}.json`);

const namesIn = (...records: object[]) => [...new Set(records.flatMap(Object.keys))];

const changesOf = (base: Measures, now: Measures): Measures =>
  Object.fromEntries(
    namesIn(base, now)
      .filter((name) => base[name] !== now[name])
      .map((name) => [name, now[name] ?? absent]),
  );

const toText = (measures: Measures) =>
  Object.entries(measures)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");

const fromText = (text: string): Measures =>
  Object.fromEntries(
    text
      .split("; ")
      .filter(Boolean)
      .map((entry) => [entry.replace(/ .*/s, ""), entry.replace(/^\S+ /, "")]),
  );

/** The state from which the changes of another one are stored. */
const baseOf = (state: string, names: string[]) =>
  names.find((name) => state !== name && state.startsWith(`${name} `)) ?? names[0] ?? "";

const toLines = (states: States): Lines => {
  const names = Object.keys(states);

  return Object.fromEntries(
    namesIn(...Object.values(states)).map((part) => {
      const texts = names.map((state, index) => {
        const base = index === 0 ? {} : states[baseOf(state, names)]?.[part];

        return [state, toText(changesOf(base ?? {}, states[state]?.[part] ?? {}))] as const;
      });

      return [part, Object.fromEntries(texts.filter(([, text]) => text))];
    }),
  );
};

const fromLines = (lines: Lines, names: string[]): States => {
  const complete = (texts: Record<string, string>, state: string): Measures => {
    const base = state === names[0] ? {} : complete(texts, baseOf(state, names));
    const all = { ...base, ...fromText(texts[state] ?? "") };

    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== absent));
  };
  const partsIn = (state: string) =>
    Object.entries(lines).map(([part, texts]) => [part, complete(texts, state)] as const);

  return Object.fromEntries(names.map((state) => [state, Object.fromEntries(partsIn(state))]));
};

/** Reads the accepted parts of a section. */
const read = (section: string, names: string[]): States => {
  const file = fileOf(section);

  return existsSync(file)
    ? fromLines(JSON.parse(readFileSync(file, "utf8")) as Lines, names)
    : fromLines({}, names);
};

/** Stores the current parts of a section as accepted. */
export const accept = (section: string, states: States): void =>
  writeFileSync(fileOf(section), `${JSON.stringify(toLines(states), null, 2)}\n`);

const isWithinTolerance = (before = absent, after = absent) =>
  before === after || Math.abs(Number(before) - Number(after)) < tolerance;

/** The differences from the accepted parts, one per line: `button "Send": height 44 → 45`. */
export const differences = (section: string, states: States): string[] => {
  const accepted = read(section, Object.keys(states));
  const found = new Set<string>();
  for (const [index, [state, parts]] of Object.entries(states).entries()) {
    const before = accepted[state] ?? {};
    for (const part of namesIn(before, parts)) {
      const was = before[part] ?? {};
      const is = parts[part] ?? {};
      for (const name of namesIn(was, is)) {
        if (isWithinTolerance(was[name], is[name])) continue;
        const change = `${name} ${was[name] ?? absent} → ${is[name] ?? absent}`;
        // Report a change in the first state once, not again in the others.
        if (found.has(`${part}: ${change}`)) continue;
        found.add(index === 0 ? `${part}: ${change}` : `${part}, ${state}: ${change}`);
      }
    }
  }

  return [...found];
};
