import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo, type Server } from "node:net";
import { dirname, join, relative } from "node:path";

import { freePorts } from "../test/stub-project/project";

const start = (environment: Record<string, string>) => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/run.cjs", "commands/start.ts"], {
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

it("runs without installed packages", () => {
  expect(packagesOf(join(root, "scripts/install.mjs"))).toEqual([]);
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
    "reports in one line that %s is in use",
    async (name) => {
      const { status, words } = start({ ...(await freePorts()), [name]: taken });

      expect(status).toBe(1);
      expect(words).toMatch(new RegExp(`^Port ${taken} is in use\\. .*${name}=\\d+\\.$`));
    },
  );

  it("proposes a port that no other setting has", () => {
    const { words } = start({ SITE_PORT: taken, CMS_PORT: String(Number(taken) + 1) });

    expect(words).toMatch(/SITE_PORT=\d+\.$/);
    expect(words).not.toContain(`SITE_PORT=${Number(taken) + 1}.`);
  });

  it.each(["ninety", "0", "70000", "80.5"])("rejects %j as a port", (port) => {
    const { status, words } = start({ SITE_PORT: port });

    expect(status).toBe(1);
    expect(words).toBe(`SITE_PORT is "${port}": give it a number from 1 to 65535.`);
  });

  it("rejects the same port for the site and the CMS", () => {
    expect(start({ SITE_PORT: "9123", CMS_PORT: "9123" })).toEqual({
      status: 1,
      words: "SITE_PORT and CMS_PORT are both 9123: choose two ports.",
    });
  });
});
