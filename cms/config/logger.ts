import { transports } from "winston";

import { logFormat, readableFormat } from "../src/server/log-format";
import { readConfigSettings } from "../src/server/config-settings";

/** JSON lines, or plain text for developers; errors go to stderr. */
export default () => ({
  level: readConfigSettings().logLevel,
  format: process.env.NODE_ENV === "development" ? readableFormat : logFormat,
  transports: [new transports.Console({ stderrLevels: ["error"] })],
});
