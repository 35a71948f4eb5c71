// PostgreSQL: connection, resources, shutdown (appendix A of its manual: classes 08 and 53,
// 57P0x). SQLite: another process holds the file, or the disk is full. The rest is the network's.
const codes =
  /^(08...|53...|57P0.|SQLITE_(BUSY|LOCKED|FULL).*|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN))$/;
// What the driver and the pool say without a code.
const words = /^Connection terminated|connection error and is not queryable|Timeout acquiring/;

/** Whether an error means that the database is away or busy, and not that a query was wrong. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };

  // Knex puts the statement in front of what the driver says.
  return codes.test(String(code)) || words.test(error.message.split(" - ").at(-1) ?? "");
};
