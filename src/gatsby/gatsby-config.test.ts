import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gatsby-config-"));
  for (const name of readdirSync(".").filter((name) => !name.startsWith("."))) {
    symlinkSync(resolve(name), join(folder, name));
  }
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const program = `
  const { default: loaded } = await import(${JSON.stringify(resolve("gatsby-config.ts"))});
  const { siteMetadata, plugins } = loaded.default ?? loaded;
  const { apiURL, accessToken } = plugins[0].options;
  console.log(JSON.stringify({ site: siteMetadata.siteUrl, apiURL, accessToken }));
`;

/** What Gatsby's own commands read, with this text in .env. */
const readConfig = (envFile: string, given: Record<string, string> = {}) => {
  writeFileSync(join(folder, ".env"), envFile);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", resolve("scripts/lib/typescript.mjs"), "--input-type=module", "-e", program],
    { cwd: folder, env: { PATH: process.env.PATH, ...given }, encoding: "utf8" },
  );

  return status === 0 ? JSON.parse(stdout) : { status, message: stderr.trim().split("\n").pop() };
};

it("reads .env, and the addresses follow the ports", () => {
  expect(readConfig("STRAPI_TOKEN=of-the-file\nCMS_PORT=1400\nSITE_PORT=9100\n")).toEqual({
    accessToken: "of-the-file",
    apiURL: "http://localhost:1400",
    site: "http://localhost:9100",
  });
});

it("prefers addresses in .env, and the environment to both", () => {
  const envFile =
    "STRAPI_TOKEN=of-the-file\nSTRAPI_API_URL=https://cms.example\nSITE_URL=https://www.example\n";

  expect(readConfig(envFile, { SITE_URL: "https://other.example" })).toMatchObject({
    apiURL: "https://cms.example",
    site: "https://other.example",
  });
});

it("takes an empty variable for unset, whatever .env says", () => {
  const envFile = "STRAPI_TOKEN=of-the-file\nSTRAPI_API_URL=https://cms.example\n";

  expect(readConfig(envFile, { STRAPI_API_URL: "" }).apiURL).toBe("http://localhost:1337");
});

it("says in one line what to run where there is no token", () => {
  expect(readConfig("")).toEqual({
    status: 78,
    message: expect.stringMatching(/STRAPI_TOKEN is missing: run npm start, which writes it/),
  });
});
