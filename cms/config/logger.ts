import { transports } from "winston";

import { logFormat, readableFormat } from "../src/operation/log-format";
import { readSettings } from "../src/settings";

/** JSON lines, or plain text for developers; errors go to stderr. */
export default () => ({
  level: readSettings(process.env).logLevel,
  format: process.env.NODE_ENV === "development" ? readableFormat : logFormat,
  transports: [new transports.Console({ stderrLevels: ["error"] })],
});
