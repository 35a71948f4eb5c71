// PostgreSQL: connection, resources, shutdown (appendix A of its manual: classes 08 and 53,
// 57P0x). SQLite: another process holds the file, or the disk is full. The rest is the network's.
const codes =
  /^(08...|53...|57P0.|SQLITE_(BUSY|LOCKED|FULL).*|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN))$/;
// What the driver and the pool report without a code.
const messages = /^Connection terminated|connection error and is not queryable|Timeout acquiring/;

/** Whether an error means that the database is unavailable or busy, and not that a query was wrong. */
export const isDatabaseUnavailable = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };

  // Knex puts the statement in front of the driver's message.
  return codes.test(String(code)) || messages.test(error.message.split(" - ").at(-1) ?? "");
};
