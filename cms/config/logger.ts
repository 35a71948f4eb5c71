import { transports } from "winston";

import { logFormat } from "../src/operation/log-format";
import { readSettings } from "../src/settings";

export default () => ({
  level: readSettings(process.env).logLevel,
  format: logFormat,
  transports: [new transports.Console({ stderrLevels: ["error"] })],
});
