import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type ConnectionOptions, getCACertificates } from "node:tls";

import { parseDatabaseUrl } from "../database/address";
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

/** Stops at the first error, and reports it in one line. */
const psqlVariables = ["--set=ON_ERROR_STOP=1", "--set=VERBOSITY=terse"];

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

/** Starts a program. The password is not an argument, because other users could read it. */
const startProgram = (program: string, env: NodeJS.ProcessEnv, parameters: string[]) => {
  const child = spawn(program, ["--no-password", ...parameters], { env });
  const ended = Promise.all([once(child, "close"), text(child.stderr)]).then(
    ([[status], errors]) => {
      if (status !== 0) throw new OperatorError(`${program} failed: ${errors.trim()}`);
    },
    () => {
      throw new OperatorError(`${program} was not found: install the PostgreSQL client programs.`);
    },
  );

  return { stdin: child.stdin, stdout: child.stdout, ended };
};

/**
 * Runs a PostgreSQL program.
 *
 * @throws {OperatorError}
 */
export const runProgram = (program: string, databaseUrl: string, parameters: string[]) =>
  withVariables(databaseUrl, async (env) => {
    const { stdin, stdout, ended } = startProgram(program, env, parameters);
    stdin.end();
    stdout.resume();
    await ended;
  });

/**
 * Runs statements and then the script that pg_restore makes of a dump, in one transaction.
 *
 * @throws {OperatorError}
 */
export const runWithDump = (databaseUrl: string, statements: string, parameters: string[]) =>
  withVariables(databaseUrl, async (env) => {
    const dump = startProgram("pg_restore", env, ["--file=-", ...parameters]);
    const psql = startProgram("psql", env, ["--no-psqlrc", "--quiet", ...psqlVariables]);
    const script = async function* () {
      yield `begin;\n${statements}\n`;
      yield* dump.stdout;
      // A damaged dump ends early: without this commit, psql discards everything.
      await dump.ended;
      yield "commit;\n";
    };
    const written = pipeline(script, psql.stdin);
    dump.stdin.end();
    psql.stdout.resume();

    // psql first: when it fails, the others fail because of their pipe.
    for (const one of await Promise.allSettled([psql.ended, dump.ended, written])) {
      if (one.status === "rejected") throw one.reason;
    }
  });
