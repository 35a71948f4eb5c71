import { chmodSync, existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { closeCache, forgetKept, keepBundles } from "./kept-build";

const stateWith = (...templates: string[]) => ({
  components: new Map(templates.map((template) => [template, {}])),
  webpackCompilationHash: "browser",
  html: { ssrCompilationHash: "server", templateCompilationHashes: { "a.tsx": "template" } },
});

type Webpack = NonNullable<Parameters<typeof keepBundles>[2]>;

const webpack = (): Webpack => ({
  bundle: { build: () => Promise.reject(new Error("webpack runs")) },
  serverHashes: { getSSRChunkHashes: () => ({}) },
});

describe("keepBundles", () => {
  afterEach(() => {
    delete process.env.KEPT_BUILD;
  });
  /** What stands in for webpack after a build with some templates, in one with others. */
  const after = (before: string[], now: string[], kept = "true") => {
    const cache = mkdtempSync(join(tmpdir(), "cache-"));
    keepBundles(stateWith(...before), cache, webpack());
    process.env.KEPT_BUILD = kept;
    const replaced = webpack();
    keepBundles(stateWith(...now), cache, replaced);

    return replaced;
  };

  it("keeps them where the build goes on from the last one, with the same templates", async () => {
    const { bundle, serverHashes } = after(["b.tsx", "a.tsx"], ["a.tsx", "b.tsx"]);
    const { stats } = (await bundle.build()) as {
      stats: { hash: string; hasErrors: () => boolean; hasWarnings: () => boolean };
    };

    expect([stats.hash, stats.hasErrors(), stats.hasWarnings()]).toEqual(["browser", false, false]);
    expect(serverHashes.getSSRChunkHashes()).toEqual({
      renderPageHash: "server",
      templateHashes: { "a.tsx": "template" },
    });
  });

  it("bundles again when a template comes or goes, and in every other build", async () => {
    const build = (...args: Parameters<typeof after>) => after(...args).bundle.build();

    await expect(build(["a.tsx"], ["a.tsx", "b.tsx"])).rejects.toThrow("webpack runs");
    await expect(build(["a.tsx", "b.tsx"], ["a.tsx"])).rejects.toThrow("webpack runs");
    await expect(build(["a.tsx"], ["a.tsx"], "")).rejects.toThrow("webpack runs");
  });

  it("finds what Gatsby calls", () => {
    const calls = [
      "commands/build-javascript",
      "commands/build-html",
      "commands/build",
      // Replaced in scripts/support/run-typescript.cjs.
      "services/initialize",
    ].map((name) => readFileSync(join("node_modules/gatsby/dist", `${name}.js`), "utf8"));

    expect(calls[0]).toContain("(0, _bundle.build)(compilerConfig)");
    expect(calls[1]).toContain("(0, _bundle.build)(compilerConfig)");
    expect(calls[2]).toContain("(0, _getSsrChunkHashes.getSSRChunkHashes)(");
    expect(calls[3]).toContain("(0, _compileGatsbyFiles.compileGatsbyFiles)(siteDirectory)");
  });
});

it("takes back that the next build can go on from this one", () => {
  const cache = mkdtempSync(join(tmpdir(), "cache-"));
  writeFileSync(join(cache, "made-from"), "code");
  forgetKept(cache);
  forgetKept(cache);

  expect(existsSync(join(cache, "made-from"))).toBe(false);
});

it("lets nobody else read what Gatsby keeps, also in a folder that was open", () => {
  const cache = mkdtempSync(join(tmpdir(), "cache-"));
  chmodSync(cache, 0o755);
  closeCache(cache);

  expect(statSync(cache).mode & 0o777).toBe(0o700);
});
