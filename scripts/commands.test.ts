/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";

const start = (environment: Record<string, string>) => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/run.cjs", "start"], {
    env: { ...process.env, ...environment },
    encoding: "utf8",
    timeout: 30_000,
  });

  return { status, words: stderr.trim() };
};

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
    (name) => {
      const free = {
        SITE_PORT: "39123",
        CMS_PORT: "39124",
        PREVIEW_PORT: "39127",
        PUBLISHER_PORT: "39125",
      };
      const { status, words } = start({ ...free, [name]: taken });

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
