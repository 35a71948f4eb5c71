import {
  chmodSync,
  chownSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";

import { asOrdinaryUser, createStubProject, freePorts } from "../test/stub-project/project";

jest.setTimeout(60_000);

let project: ReturnType<typeof createStubProject>;

beforeEach(() => {
  project = createStubProject();
});

afterEach(() => {
  project.remove();
});

const read = () => readFileSync(project.path(".env"), "utf8");
const values = () =>
  Object.fromEntries(
    [...read().matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
const fileMode = () => (statSync(project.path(".env")).mode & 0o777).toString(8);

const generateSecrets = (given: Record<string, string> = {}) =>
  project.evaluate('import { addMissingSecrets } from "./secrets.ts"; addMissingSecrets();', given);
const secrets = [
  "APP_KEYS",
  "API_TOKEN_SALT",
  "TRANSFER_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "ENCRYPTION_KEY",
  "STRAPI_TOKEN",
  "PREVIEW_SECRET",
  "PUBLISHER_SECRET",
];

describe("on a Node that is not supported", () => {
  const pretend = (version: string) =>
    `Object.defineProperty(process, "versions", { value: { node: "${version}" } })`;
  const start = (version: string) =>
    project.run("report.mjs", { GIVEN: "inherited" }, pretend(version), ["an argument"]);
  const notice = (version: string) =>
    `This project does not support Node ${version}, so this runs under Node 24 from npm.`;

  beforeEach(() => {
    project.write(
      "scripts/report.mjs",
      `import { writeFileSync } from "node:fs";
       const { node } = process.versions;
       writeFileSync("report", [node, process.env.GIVEN, process.argv.slice(2)].join(" "));
       process.exitCode = 3;`,
    );
  });

  it.each(["14.21.3", "18.20.8", "20.20.2", "22.17.1", "23.11.0", "25.9.0", "26.10.0"])(
    "runs the command under Node from npm instead of %s",
    (version) => {
      project.write("npm.js", `console.log("npm's own words\\n" + process.execPath);`);

      expect(start(version)).toEqual({ status: 3, words: notice(version) });
      expect(readFileSync(project.path("report"), "utf8")).toBe(
        `${process.versions.node} inherited an argument`,
      );
    },
  );

  it("installs the packages under the fetched Node, too", () => {
    project.write(
      "npm.js",
      `const { appendFileSync, copyFileSync } = require("node:fs");
       if (process.argv[2] === "exec") console.log(process.execPath);
       else {
         appendFileSync("installed", process.argv.slice(2).join(" "));
         copyFileSync("package-lock.json", "node_modules/.package-lock.json");
       }`,
    );
    project.write(
      "package-lock.json",
      JSON.stringify({ packages: { "": {}, "node_modules/one": { version: "1" } } }),
    );

    expect(start("20.20.2")).toEqual({ status: 3, words: notice("20.20.2") });
    expect(readFileSync(project.path("installed"), "utf8")).toBe(
      "ci --include=dev --no-audit --no-fund",
    );
  });

  it("explains what to do if npm cannot fetch a supported Node", () => {
    project.write("npm.js", "process.exitCode = 1;");
    const words =
      "Node 24 could not be fetched from npm: install Node 24 and run the command again.";

    expect(start("20.20.2")).toEqual({ status: 1, words: `${notice("20.20.2")}\n${words}` });
  });

  it.each(["22.18.0", "22.23.3", "24.0.0", "24.21.0"])("does not happen for %s", (version) => {
    project.write("npm.js", "process.exitCode = 1;");

    expect(start(version)).toEqual({ status: 3, words: "" });
  });
});

it("does not install through a link, which would empty the folder of another project", () => {
  renameSync(project.path("node_modules"), project.path("elsewhere"));
  symlinkSync("elsewhere", project.path("node_modules"));
  project.write("package-lock.json", '{ "packages": { "node_modules/missing": {} } }');
  const { status, words } = project.run("commands/start.ts");

  expect(status).toBe(1);
  expect(words).toContain("node_modules is a link");
  expect(project.calls()).toEqual([]);
});

describe("the secrets", () => {
  it("are generated once, all different, readable only by the owner", () => {
    expect(generateSecrets()).toContain("wrote .env");
    const written = values();

    expect(Object.keys(written)).toEqual(secrets);
    expect(new Set(Object.values(written)).size).toBe(secrets.length);
    for (const value of Object.values(written)) expect(value).toMatch(/^[\w-]{43}$/);
    expect(fileMode()).toBe("600");
    expect(generateSecrets()).toBe("");
    expect(values()).toEqual(written);
  });

  it("missing in .env are appended once", () => {
    const own = "# mine\nSITE_PORT=9100\nTRANSFER_TOKEN_SALT=my-own-secret-of-years\nAPP_KEYS=";
    writeFileSync(project.path(".env"), own, { mode: 0o644 });

    expect(generateSecrets()).toContain("added the secrets that .env lacked");
    expect(read().startsWith(`${own}\n`)).toBe(true);
    expect(values()).toMatchObject({
      TRANSFER_TOKEN_SALT: "my-own-secret-of-years",
      SITE_PORT: "9100",
    });
    for (const name of secrets) expect(values()[name]?.length).toBeGreaterThan(16);
    expect(fileMode()).toBe("600");

    const once = read();
    generateSecrets();
    expect(read()).toBe(once);
  });

  it("in the environment are not written to .env", () => {
    generateSecrets({ STRAPI_TOKEN: "from-the-environment" });

    expect(Object.keys(values())).toEqual(secrets.filter((name) => name !== "STRAPI_TOKEN"));
  });
});

describe("the settings of a local start", () => {
  const settings = (env: string, given: Record<string, string> = {}) => {
    project.write(".env", env);
    const code = `
      import { readSettings } from "../../publisher/settings.ts";
      import { localSettings } from "./local-settings.ts";
      console.log(JSON.stringify(localSettings(readSettings()).settings));`;

    return JSON.parse(project.evaluate(code, given)) as Record<string, string>;
  };

  it("treat an empty line of .env as unset", () => {
    expect(
      settings("CMS_SEED=\nSITE_URL=\nSITE_ORIGINS=\nSTRAPI_API_URL=\nCMS_PORT=\nHOST=\n"),
    ).toMatchObject({
      CMS_SEED: "true",
      SITE_URL: "http://localhost:9000",
      SITE_ORIGINS: "http://localhost:9000,http://127.0.0.1:9000,http://localhost:8000",
      STRAPI_API_URL: "http://localhost:1337",
      CMS_PORT: "1337",
    });
  });

  it("let an empty variable unset a line of .env", () => {
    expect(settings("DATABASE_URL=postgres://x/y", { DATABASE_URL: "" })).not.toHaveProperty(
      "DATABASE_URL",
    );
  });

  it("point to the local CMS, whatever .env says", () => {
    const copied = "STRAPI_API_URL=http://localhost:1337\nSITE_ORIGINS=https://www.example.com\n";

    expect(settings(copied, { CMS_PORT: "1400", SITE_PORT: "9400" })).toMatchObject({
      STRAPI_API_URL: "http://localhost:1400",
      SITE_ORIGINS: "http://localhost:9400,http://127.0.0.1:9400,https://www.example.com",
    });
  });

  it.each([
    ["127.0.0.1", "localhost"],
    ["0.0.0.0", "localhost"],
    ["::", "localhost"],
    ["192.168.7.7", "192.168.7.7"],
    ["fd00::7", "[fd00::7]"],
  ])("reach a CMS that listens on %s at %s", (host, name) => {
    expect(settings("", { HOST: host }).STRAPI_API_URL).toBe(`http://${name}:1337`);
  });
});

describe("without write permission", () => {
  let locked: string;
  // Only root can delete files in a folder without write permission.
  afterEach(() => chmodSync(locked, 0o755));
  // As root, gives the ordinary user the paths in `owned`; then locks one.
  const lock = (name: string, mode: number, owned: string[]) => {
    locked = project.path(name);
    if (process.getuid?.() === 0)
      for (const path of owned) chownSync(project.path(path), 65534, 65534);
    chmodSync(locked, mode);
  };
  const start = async () => project.run("commands/start.ts", await freePorts(), asOrdinaryUser);

  it.each([
    ["", "the project's folder"],
    ["cms", "the CMS's folder"],
    ["cms/.tmp", "the folder of its database"],
  ])("npm start reports that %j, %s, is not writable", async (name) => {
    mkdirSync(project.path("cms/.tmp"));
    lock(
      name,
      0o555,
      ["", "cms", "cms/.tmp"].filter((path) => path !== name),
    );

    const folder = project.path(name).replace(/\/$/, "");
    expect(await start()).toEqual({
      status: 1,
      words: `${folder} is not writable: grant your user write permission.`,
    });
  });

  it.each([
    ["r--", 0o444, "is not writable: grant your user write permission."],
    ["---", 0o000, "is not readable: grant your user read permission."],
  ])("npm start reports an unusable .env of mode %s", async (_, mode, words) => {
    project.write(".env", "SITE_URL=http://localhost:9000\n");
    lock(".env", mode, ["", "cms"]);

    expect(await start()).toEqual({ status: 1, words: `${project.path(".env")} ${words}` });
  });
});
