import { connect } from "../database/connect";
import { OperatorError } from "../../common/operator-error";

import { runProgram } from "./postgres-programs";

/** Tables and views of the schema that a restore fills, but those of extensions. */
const anyRelation = `select from pg_class c
  where c.relnamespace = to_regnamespace('public') and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e'
    )
  limit 1`;

const cannotRestore = (why: string) =>
  new OperatorError(
    `${why}\nNothing was restored, neither database nor files: repair this and restore again, or set DATABASE_URL back to the earlier database.`,
  );

/**
 * Requires a database that the operator has created for a restore.
 *
 * @throws {OperatorError}
 */
export const requireEmpty = async (databaseUrl: string) => {
  const client = await connect(databaseUrl, (why) => cannotRestore(`The restore failed: ${why}.`));
  try {
    const { rowCount } = await client.query(anyRelation);
    if (!rowCount) return;
    throw new OperatorError(
      `The database "${client.database}" of DATABASE_URL is not empty, so nothing was changed. Create an empty database, set DATABASE_URL to it, and restore again.`,
    );
  } finally {
    await client.end();
  }
};

/**
 * Restores the schema public from a dump into an empty database, in one transaction. The operator
 * keeps the earlier database, which this does not know.
 *
 * @throws {OperatorError}
 */
export const restorePostgres = (databaseUrl: string, dump: string) =>
  runProgram("pg_restore", databaseUrl, [
    "--single-transaction",
    // Only what is in the schema, since archives differ in whether they create it.
    "--schema=public",
    "--no-owner",
    // The database of the variables. A name here could be read as an address.
    "--dbname=postgresql://",
    dump,
  ]).catch(({ message }: Error) => {
    throw cannotRestore(message);
  });
