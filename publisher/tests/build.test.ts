import assert from "node:assert/strict";
import { renameSync, rmSync } from "node:fs";
import { describe, test } from "node:test";

import { createStubProject, type StubProject } from "./support/stub-project.ts";

const settings = { STRAPI_API_URL: "http://cms.example" };

const build = async (project: StubProject, more: Record<string, string> = {}, minutes = 1) => {
  const program = project.evaluate(
    `import { buildSite } from "./publisher/build/build.ts";
     await buildSite({ ...process.env }, { minutes: ${minutes} }).catch((error) => {
       console.error(error.message);
       process.exit(1);
     });`,
    { ...settings, ...more },
  );

  return { code: await program.ended, output: program.output().trim() };
};

const home = (project: StubProject) =>
  /<title>(.*)<\/title>/.exec(project.read("public/index.html"))?.[1];
const builds = (project: StubProject) => project.read("builds").trim();
const builtProject = async (...all: Record<string, string>[]) => {
  const project = createStubProject();
  for (const more of all) await build(project, more);

  return project;
};

test("a full build replaces the built site", async () => {
  const project = createStubProject();
  project.write("public/old/index.html", "old");

  assert.deepEqual(await build(project, { PAGES: "/,/new/" }), {
    code: 0,
    output: "Full build: no built site.",
  });
  assert.equal(home(project), "site");
  assert.equal(project.exists("public/old"), false);
});

test("stops a build that takes too long, and the same process can build again", async () => {
  const program = createStubProject().evaluate(
    `import { buildSite } from "./publisher/build/build.ts";
     await buildSite({ ...process.env, CODE: "hang" }, { minutes: 0.01 })
       .catch(({ message }) => console.error(message));
     await buildSite({ ...process.env });
     console.log("built");`,
    settings,
  );

  assert.equal(await program.ended, 0);
  assert.match(
    program.output(),
    /The build took longer than 0\.01 minutes\. Its log says how far it came: .*http:\/\/cms\.example.*built/s,
  );
});

describe("an incremental build", () => {
  test("follows a successful build", async () => {
    const project = await builtProject({});
    project.write("public/kept/index.html", "kept");
    await build(project, { WORDS: "new" });

    assert.equal(builds(project), "full incremental");
    assert.deepEqual([project.exists("public/kept"), home(project)], [true, "new"]);
  });

  test("does not follow a failed or stopped build", async () => {
    const failure = { FAILURE: "A record is missing." };
    assert.equal(
      builds(await builtProject({}, failure, {}, {})),
      "full incremental full incremental",
    );
    const project = await builtProject({});
    await build(project, { CODE: "hang" }, 0.02);
    const { output } = await build(project);

    assert.match(builds(project), /full$/);
    assert.equal(output, "Full build: the last build did not succeed.");
  });

  test("does not follow a change of code, packages or settings", async () => {
    const project = await builtProject({});
    const lockfile = "node_modules/.package-lock.json";
    const reasons = [];
    for (const [name, text] of [
      ["src/code.ts", "changed"],
      [lockfile, '{ "packages": { "changed": {} } }'],
      [lockfile, '{ "packages": { "changed": {}, "added": { "dev": true } } }'],
    ] as const) {
      project.write(name, text);
      reasons.push((await build(project)).output);
    }
    reasons.push((await build(project, { SITE_URL: "https://other.example" })).output);

    assert.deepEqual(reasons, [
      "Full build: code changed.",
      "Full build: packages changed.",
      "",
      "Full build: settings changed.",
    ]);
  });

  test("does not follow if the last full build is a week old", async () => {
    const project = await builtProject({}, {});
    const file = ".cache/build-stamp.json";
    const stamp = JSON.parse(project.read(file));
    const daysAgo = (days: number) => stamp.fullBuildAt - days * 24 * 60 * 60 * 1000;
    project.write(file, JSON.stringify({ ...stamp, fullBuildAt: daysAgo(6.9) }));
    assert.equal((await build(project)).output, "");
    project.write(file, JSON.stringify({ ...stamp, fullBuildAt: daysAgo(7.1) }));
    assert.equal((await build(project)).output, "Full build: the last one is a week old.");
  });

  test("needs the built site, an intact build stamp, and no run of Gatsby in between", async () => {
    const project = await builtProject({});
    renameSync(project.path("public"), project.path("moved"));
    await build(project);
    rmSync(project.path(".cache/build-stamp.json"));
    await build(project);
    project.write(".cache/build-stamp.json", "{");
    await build(project);

    assert.equal(builds(project), "full full full full");
  });

  test("is repeated in full if it fails, unless content is invalid", async () => {
    const broken = await builtProject({});
    broken.write("public/kept/index.html", "kept");
    const { code, output } = await build(broken, { INCREMENTAL_CODE: "1" });

    assert.equal(code, 0);
    assert.match(output, /Full build: the incremental build failed\.$/);
    assert.equal(builds(broken), "full incremental full");
    assert.equal(broken.exists("public/kept"), false);

    const refused = await builtProject({});
    const failed = await build(refused, { FAILURE: "The article has no title." });
    assert.deepEqual(failed, { code: 1, output: "The article has no title." });
    assert.equal(builds(refused), "full incremental");
  });
});
