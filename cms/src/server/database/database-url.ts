import { Client, type ClientConfig } from "pg";

import { parseServerUrl } from "../network/server-url";

type Parts = Required<Pick<ClientConfig, "host" | "port" | "user" | "database">> &
  Pick<ClientConfig, "ssl" | "password" | "options">;

/**
 * The parts of DATABASE_URL as the driver reads them, with its defaults and the files that it names.
 *
 * @throws if the driver cannot read it.
 */
export const parseDatabaseUrl = (connectionString: string): Parts => {
  // PostgreSQL's addresses may lack the host, which URL refuses after a user name.
  parseServerUrl(connectionString.replace("@/", "@localhost/"), /^postgres(ql)?:$/);
  const { host, port, user, password, database, ssl, connectionParameters } = new Client({
    connectionString,
  }) as Client & Parts & { connectionParameters: Pick<ClientConfig, "options"> };
  if (!Number.isInteger(port)) throw new TypeError("no port");

  return { host, port, user, password, database, ssl, options: connectionParameters.options };
};
