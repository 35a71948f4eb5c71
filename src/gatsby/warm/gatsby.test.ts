import { execFileSync } from "node:child_process";

// Jest cannot load Gatsby's program.
const inNode = (code: string) =>
  execFileSync(process.execPath, ["--input-type=module", "--eval", code], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" },
  })
    .trim()
    .split("\n")
    .at(-1);

it("finds the functions of Gatsby with which it builds", () => {
  const kinds = inNode(`
    import { writeSync } from "node:fs";
    import { loadGatsby } from "./src/gatsby/warm/gatsby.ts";
    const gatsby = loadGatsby();
    const kindsOf = (one) =>
      Object.fromEntries(Object.entries(one).map(([name, value]) => [name, typeof value]));
    writeSync(1, "\\n" + JSON.stringify([
      kindsOf(gatsby),
      kindsOf(gatsby.services),
      kindsOf(gatsby.pageData),
      kindsOf(gatsby.sourcing),
      gatsby.store.getState().nodesTouched instanceof Set &&
        gatsby.store.getState().typeOwners.pluginsToTypes instanceof Map,
    ]) + "\\n");
    process.exit();
  `);
  const functions = (...names: string[]) =>
    expect.objectContaining(Object.fromEntries(names.map((name) => [name, "function"])));

  expect(JSON.parse(kinds ?? "")).toEqual([
    functions(
      ...["bootstrap", "getDataStore", "saveState", "GraphQLRunner", "runApi"],
      ...["buildHTMLPagesAndDeleteStaleArtifacts", "waitUntilAllJobsComplete"],
    ),
    functions(
      ...["sourceNodes", "createPages", "calculateDirtyQueries"],
      ...["runStaticQueries", "runPageQueries"],
    ),
    functions("handleStalePageData", "flush"),
    { initialSourceNodesOfCurrentNodeProcess: "boolean" },
    true,
  ]);
});
