import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

import packageJson from "../package.json";

import { freePorts } from "./test/stub-project/project";

const start = (environment: Record<string, string>) => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/run.cjs", "start"], {
    env: { ...process.env, ...environment },
    encoding: "utf8",
    timeout: 30_000,
  });

  return { status, words: stderr.trim() };
};

const root = process.cwd();
const imports = /^(?:import|export)\s(?!type\b)(?:[^;"]*?\sfrom\s)?"([^"]+)"/gm;

/** Packages that are loaded with a program: what it imports as it begins, at any depth. */
const packagesOf = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  const names = [...readFileSync(file, "utf8").matchAll(imports)].map(([, name = ""]) => name);

  return names.flatMap((name) => {
    if (name.startsWith("node:")) return [];

    return name.startsWith(".")
      ? packagesOf(join(dirname(file), name), seen)
      : [`${name} in ${relative(root, file)}`];
  });
};

// What draws, records and measures is for those who have installed the packages.
const tools = /^(bench:|fonts$|journey$|screenshots$)/;
const commands = Object.entries(packageJson.scripts)
  .filter(([name]) => !tools.test(name))
  .flatMap(([name, line]) => {
    const program = /^node scripts\/run\.cjs (\S+)/.exec(line)?.[1];

    return program ? [[name, /\.[a-z]+$/.test(program) ? program : `${program}.mjs`] as const] : [];
  });

it.each(commands)(
  "npm run %s begins without a package, since it installs them",
  (_name, program) => {
    expect(packagesOf(join(root, "scripts", program))).toEqual([]);
  },
);

it("says what to do where a tool's packages are missing", () => {
  const project = mkdtempSync(join(tmpdir(), "bare "));
  cpSync("scripts", join(project, "scripts"), { recursive: true });

  const { status, stderr } = spawnSync(process.execPath, ["scripts/run.cjs", "docs/fonts.ts"], {
    cwd: project,
    encoding: "utf8",
  });

  expect(status).toBe(1);
  expect(stderr).toBe("Cannot find package 'prettier': run npm ci to install the packages.\n");
});

describe("npm start", () => {
  let server: Server;
  let taken = "";

  beforeAll(async () => {
    server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    taken = String((server.address() as AddressInfo).port);
  });

  afterAll(() => {
    server.close();
  });

  it.each(["SITE_PORT", "CMS_PORT", "PREVIEW_PORT", "PUBLISHER_PORT"])(
    "says in one sentence that %s is taken",
    async (name) => {
      const { status, words } = start({ ...(await freePorts()), [name]: taken });

      expect(status).toBe(1);
      expect(words).toMatch(new RegExp(`^Port ${taken} is taken: .*${name}=\\d+\\.$`));
    },
  );

  it.each(["ninety", "0", "70000", "80.5"])("refuses %j as a port", (port) => {
    const { status, words } = start({ SITE_PORT: port });

    expect(status).toBe(1);
    expect(words).toBe(`SITE_PORT is "${port}": give it a number from 1 to 65535.`);
  });

  it("refuses one port for both halves", () => {
    expect(start({ SITE_PORT: "9123", CMS_PORT: "9123" })).toEqual({
      status: 1,
      words: "SITE_PORT and CMS_PORT are both 9123: give them two ports.",
    });
  });
});
