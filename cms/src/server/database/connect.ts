import { Client } from "pg";

const timeoutMs = 5_000;

/**
 * Connects to PostgreSQL once, outside of the CMS's pool.
 *
 * @param fail makes the error from the reason, which names the host, not the user or the password.
 */
export const connect = async (connectionString: string, fail: (why: string) => Error) => {
  const client = new Client({ connectionString, connectionTimeoutMillis: timeoutMs });
  // A connection that breaks later fails the statement that uses it.
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw fail(
      `the database "${client.database}" of DATABASE_URL at ${client.host}:${client.port} cannot be used (${message || code})`,
    );
  }

  return client;
};
