import { findingAt, type Page, spansOf } from "./page";

/** Variables of Node and of programs built on it begin with `NODE_`. */
const name = /(?<![\w/])(?!NODE_)[A-Z][A-Z0-9]*_[A-Z0-9_]*(…?)(?![\w/])/g;

/**
 * The environment variables that a page names between backticks and that nothing reads. One that ends
 * in `…` stands for all with that beginning.
 *
 * @param known the names in code and in .env.example.
 */
export const wrongSettings = (page: Page, known: ReadonlySet<string>): string[] => {
  const all = [...known];
  const exists = (setting: string) =>
    setting.endsWith("…")
      ? all.some((one) => one.startsWith(setting.slice(0, -1)))
      : known.has(setting);

  return spansOf(page).flatMap(({ line, text }) =>
    [...text.matchAll(name)]
      .map(([found]) => found)
      .filter((setting) => !exists(setting))
      .map((setting) => findingAt(page, line, `nothing reads ${setting}`)),
  );
};

/** The defaults of settings that a page states, as in `MAIL_RETRY_SECONDS` (30), and that differ from .env.example. */
export const wrongDefaults = (page: Page, example: string): string[] => {
  const defaults = new Map(
    [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, setting = "", value = ""]) => [
      setting,
      value,
    ]),
  );

  return [...page.text.matchAll(/`([A-Z][A-Z0-9_]*)` \((\d[\d,]*)( by default)?\)/g)].flatMap(
    ({ 1: setting = "", 2: stated = "", index }) => {
      const value = defaults.get(setting);
      if (value === undefined || value === stated.replaceAll(",", "")) return [];

      return [
        findingAt(
          page,
          page.text.slice(0, index).split("\n").length,
          `${setting} is ${value} in .env.example, not ${stated}`,
        ),
      ];
    },
  );
};
