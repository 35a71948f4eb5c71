import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ConnectionOptions, getCACertificates } from "node:tls";

import { parseDatabaseUrl } from "../lib/database-address";
import { OperatorError } from "../lib/operator-error";

type Write = (
  name: string,
  content: ConnectionOptions["ca" | "cert" | "key"],
) => string | undefined;

/** TLS as the driver does it: it knows modes that PostgreSQL's programs do not, and trusts Node's authorities. */
const tlsVariables = (ssl: boolean | ConnectionOptions | undefined, write: Write) => {
  if (!ssl) return { PGSSLMODE: "disable" };
  const { rejectUnauthorized, checkServerIdentity, ca, cert, key } = ssl === true ? {} : ssl;
  const own = { PGSSLCERT: write("cert", cert), PGSSLKEY: write("key", key) };
  // Without a file of authorities, the programs do not verify the certificate.
  if (rejectUnauthorized === false) {
    return { ...own, PGSSLMODE: "require", PGSSLROOTCERT: "/nonexistent" };
  }

  return {
    ...own,
    PGSSLMODE: checkServerIdentity ? "verify-ca" : "verify-full",
    PGSSLROOTCERT: write("ca", ca ?? getCACertificates().join("\n")),
  };
};

/** DATABASE_URL in the variables of PostgreSQL's programs, which read some addresses differently. */
export const programVariables = (databaseUrl: string, write: Write) => {
  const { host, port, user, password, database, ssl, options } = parseDatabaseUrl(databaseUrl);

  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: typeof password === "string" ? password : undefined,
    PGDATABASE: database,
    PGOPTIONS: options,
    // Variables that the driver ignores.
    PGHOSTADDR: undefined,
    PGSERVICE: undefined,
    ...tlsVariables(ssl, write),
  };
};

/**
 * Runs a PostgreSQL program. The password is not an argument, because other users could read it.
 *
 * @throws {OperatorError}
 */
export const runProgram = (program: string, databaseUrl: string, parameters: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), "cms-postgres-"));
  try {
    const write: Write = (name, content) => {
      if (!content) return undefined;
      const file = join(folder, name);
      writeFileSync(file, String(content), { mode: 0o600 });

      return file;
    };
    const { status, stderr, error } = spawnSync(program, ["--no-password", ...parameters], {
      encoding: "utf8",
      env: { ...process.env, ...programVariables(databaseUrl, write) },
    });
    if (error)
      throw new OperatorError(`${program} was not found: install the PostgreSQL client programs.`);
    if (status !== 0) throw new OperatorError(`${program} failed: ${stderr.trim()}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
