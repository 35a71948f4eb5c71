import assert from "node:assert/strict";
import { test } from "node:test";

import { documented, read } from "./support/programs.ts";

// compose.yaml, for trying out: it agrees with deploy/compose.yaml, and lets no other machine in.

const local = read("compose.yaml");

test("both Compose files have the same version of PostgreSQL", () => {
  const versionOf = (text: string) => /^ +image: (postgres:.+)$/m.exec(text)?.[1];

  assert.match(versionOf(local) ?? "", /^postgres:\d/);
  assert.equal(versionOf(local), versionOf(read("deploy/compose.yaml")));
});

test("both Compose files build targets of the Dockerfile", () => {
  const stages = [...read("deploy/Dockerfile").matchAll(/^FROM \S+ AS (\w+)$/gm)];
  const names = stages.map(([, name = ""]) => name);
  for (const text of [local, read("deploy/compose.yaml")]) {
    const targets = [...text.matchAll(/\btarget: (\w+)/g)].map(([, name = ""]) => name);

    assert.ok(targets.length > 0);
    assert.deepEqual(
      targets.filter((name) => !names.includes(name)),
      [],
    );
  }
});

test("a password that everybody knows is reachable from this machine alone", () => {
  const [, block = ""] = /\n {4}ports:\n((?: {6}- .*\n)+)/.exec(local) ?? [];
  const ports = block.trim().split("\n");

  assert.equal(ports.length, 3);
  assert.equal(local.match(/\bports:/g)?.length, 1);
  for (const port of ports) {
    // The same port inside, since the programs tell browsers the addresses that they know.
    assert.match(port, /^ *- "127\.0\.0\.1:(\$\{\w+_PORT:-\d+\}):\1"$/);
  }
});

test("it sets documented settings", () => {
  const [, block = ""] =
    /\n {2}website:\n[^]*?\n {4}environment:\n([^]*?)\n {4}\w/.exec(local) ?? [];
  const names = [...block.matchAll(/^ +([A-Z_]+):/gm)].map(([, name = ""]) => name);

  assert.ok(names.includes("DATABASE_URL"));
  assert.deepEqual(
    names.filter((name) => !documented.includes(name)),
    [],
  );
});
