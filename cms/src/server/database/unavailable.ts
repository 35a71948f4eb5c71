// PostgreSQL: connection, resources, shutdown, a statement or a lock that took too long (appendix A
// of its manual: classes 08 and 53, 57P0x, 57014, 55P03). SQLite: another process has locked the
// file, or the disk is full. The rest are system errors of disk and network.
const codes =
  /^(08...|53...|57P0.|57014|55P03|SQLITE_(BUSY|LOCKED|FULL).*|E(NOSPC|DQUOT|CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN))$/;
// Errors of the driver and the pool that have no code.
const messages =
  /^Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|connection error and is not queryable|Timeout acquiring/;

/** True if an error means that the database or its disk is unavailable. */
export const isDatabaseUnavailable = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };

  // Knex prefixes the driver's message with the statement.
  return codes.test(String(code)) || messages.test(error.message.split(" - ").at(-1) ?? "");
};
