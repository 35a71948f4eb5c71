import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { parseEnv } from "node:util";

import { isHttpUrl } from "../common/http-url.ts";
import { OperatorError } from "../common/operator-error.ts";
import { projectDir } from "./project.ts";

/** Settings by name (.env.example). None is empty. */
export type Settings = Record<string, string>;

export const envFile = join(projectDir, ".env");

/**
 * Reads the settings: the environment overrides .env. An empty value counts as unset, so
 * `NAME= npm start` overrides a line of .env.
 */
export const readSettings = (): Settings => {
  const all = {
    ...(existsSync(envFile) && parseEnv(readFileSync(envFile, "utf8"))),
    ...process.env,
  };
  const settings: Settings = {};
  for (const [name, value] of Object.entries(all)) if (value) settings[name] = value;

  return settings;
};

/** The folder of releases. */
export const releasesDir = ({ RELEASES_DIR: folder = "releases" }: Settings): string =>
  isAbsolute(folder) ? folder : join(projectDir, folder);

/**
 * Seconds without another change of content before a build starts.
 *
 * @throws {OperatorError} if the setting is not a number from 0 to 600.
 */
export const quietSeconds = ({ PUBLISHER_QUIET_SECONDS: text = "0.5" }: Settings): number => {
  const seconds = Number(text);
  if (seconds >= 0 && seconds <= 600) return seconds;

  throw new OperatorError(`PUBLISHER_QUIET_SECONDS is "${text}": give it a number from 0 to 600.`);
};

/** Whether a Gatsby keeps running between builds, which makes them faster and takes memory. */
export const keepsGatsby = ({ PUBLISHER_WARM: text = "true" }: Settings): boolean =>
  text !== "false";

/** @throws {OperatorError} if the setting is not a number from 0 to 1440. */
const readMinutes = (name: string, text: string): number => {
  const minutes = Number(text);
  if (minutes >= 0 && minutes <= 1440) return minutes;

  throw new OperatorError(`${name} is "${text}": give it a number from 0 to 1440.`);
};

/**
 * Minutes without a build after which a full build checks the quick ones; 0 for never.
 *
 * @throws {OperatorError} if the setting is not a number from 0 to 1440.
 */
export const checkMinutes = ({ PUBLISHER_CHECK_MINUTES: text = "30" }: Settings): number =>
  readMinutes("PUBLISHER_CHECK_MINUTES", text);

/**
 * Minutes after which the Gatsby that waits ends if nobody has the panel open; 0 for never.
 *
 * @throws {OperatorError} if the setting is not a number from 0 to 1440.
 */
export const idleMinutes = ({ PUBLISHER_IDLE_MINUTES: text = "60" }: Settings): number =>
  readMinutes("PUBLISHER_IDLE_MINUTES", text);

/**
 * The port that a setting names.
 *
 * @throws {OperatorError} if it is not a port.
 */
export const readPort = (settings: Settings, name: string, fallback: number): number => {
  const port = Number(settings[name] || fallback);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;

  throw new OperatorError(`${name} is "${settings[name]}": give it a number from 1 to 65535.`);
};

/**
 * An http(s) URL without a slash at the end, as paths are appended to it.
 *
 * @throws {OperatorError} without its value, which may contain a password.
 */
export const readUrl = (settings: Settings, name: string): string => {
  const text = settings[name] ?? "";
  if (isHttpUrl(text)) {
    let end = text.length;
    while (text[end - 1] === "/") end -= 1;

    return text.slice(0, end);
  }

  throw new OperatorError(
    `${name} must be an absolute URL, such as https://www.example.com, without a user name.`,
  );
};

/** Settings of every program that is started here. */
export const telemetryOff = { STRAPI_TELEMETRY_DISABLED: "true", GATSBY_TELEMETRY_DISABLED: "1" };
