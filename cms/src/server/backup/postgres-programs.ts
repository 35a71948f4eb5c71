import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type ConnectionOptions, getCACertificates } from "node:tls";

import { parseDatabaseUrl } from "../database/database-url";
import { OperatorError } from "../../common/operator-error";

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
    // Debian's are Perl scripts, which print warnings if the language is not installed.
    LC_ALL: "C",
    // Variables that the driver ignores.
    PGHOSTADDR: undefined,
    PGSERVICE: undefined,
    ...tlsVariables(ssl, write),
  };
};

const withVariables = async (
  databaseUrl: string,
  use: (env: NodeJS.ProcessEnv) => Promise<unknown>,
) => {
  const folder = mkdtempSync(join(tmpdir(), "cms-postgres-"));
  try {
    const write: Write = (name, content) => {
      if (!content) return undefined;
      const file = join(folder, name);
      writeFileSync(file, String(content), { mode: 0o600 });

      return file;
    };
    await use({ ...process.env, ...programVariables(databaseUrl, write) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The error in one line, without the statement and the values that may follow. */
const errorIn = (output: string) => /error: (.+)/.exec(output)?.[1] ?? output.trim();

/**
 * Runs a PostgreSQL program. The password is not an argument, because other users could read it.
 *
 * @throws {OperatorError}
 */
export const runProgram = (program: string, databaseUrl: string, parameters: string[]) =>
  withVariables(databaseUrl, async (env) => {
    const child = spawn(program, ["--no-password", ...parameters], {
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const [[status], output] = await Promise.all([once(child, "close"), text(child.stderr)]).catch(
      () => {
        throw new OperatorError(
          `${program} was not found: install the PostgreSQL client programs.`,
        );
      },
    );
    if (status !== 0) throw new OperatorError(`${program} failed: ${errorIn(output)}`);
  });
