import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";

import { onAnyDatabase } from "../support/databases";
import { query } from "../support/query";
import {
  machineEnvironment,
  project,
  serviceEnvironment,
  temporaryFolder,
} from "../support/service";

type Schema = { attributes: Record<string, { components?: string[] }> };

/** Program of a version: loads it, evaluates an expression on Strapi, prints the result, and ends. */
const program = `
const { createStrapiInstance } = require("./dist/src/server/commands/strapi.js");
void (async () => {
  const strapi = await createStrapiInstance().load();
  const result = await eval(process.env.EXPRESSION)(strapi);
  console.log("RESULT" + JSON.stringify(result ?? null));
  process.exit(0);
})().catch((error) => {
  console.error(error);
  process.exit(1);
});`;

/** A copy of the compiled CMS, in which an older version is made of the current one. */
const copyVersion = () => {
  const folder = join(temporaryFolder("version"), "cms");
  cpSync(join(project, "dist"), join(folder, "dist"), { recursive: true });
  for (const name of ["node_modules", "src", "package.json", "tsconfig.json"]) {
    symlinkSync(join(project, name), join(folder, name));
  }
  writeFileSync(join(folder, "program.cjs"), program);

  return {
    folder,
    change: (file: string, change: (schema: Schema) => void) => {
      const path = join(folder, "dist/src", file);
      const schema = JSON.parse(readFileSync(path, "utf8")) as Schema;
      change(schema);
      writeFileSync(path, JSON.stringify(schema));
    },
  };
};

const newSection = "sections.offices";
const fileOfSection = "components/sections/offices.json";
const fileOfPage = "api/page/content-types/page/schema.json";

/** The current version with a section and a field that the older one does not have. */
const copyNewerVersion = () => {
  const version = copyVersion();
  writeFileSync(
    join(version.folder, "dist/src", fileOfSection),
    JSON.stringify({
      collectionName: "components_sections_offices",
      info: { displayName: "Offices" },
      options: {},
      attributes: {
        city: { type: "string" },
        picture: { type: "media", multiple: false },
        articles: {
          type: "relation",
          relation: "oneToMany",
          target: "api::article.article",
        },
      },
    }),
  );
  version.change(fileOfPage, ({ attributes }) => {
    attributes.sections?.components?.push(newSection);
    attributes.floor = { type: "string" } as object;
  });

  return version;
};

const select = `strapi.documents("api::page.page").findFirst({ filters: { title: "Offices" }, populate: { sections: { populate: "*" } } })`;

onAnyDatabase("what the code no longer has", (settings) => {
  let environment: Record<string, string>;
  const older = copyVersion();
  const newer = copyNewerVersion();

  before(async () => {
    environment = await serviceEnvironment(settings());
    mkdirSync(join(environment.CMS_PUBLIC_DIR ?? "", "uploads"), { recursive: true });
  });

  // Not synchronous: PostgreSQL waits until its log is read.
  const run = async (
    folder: string,
    file: string,
    given: { input?: string; expression?: string },
  ) => {
    const child = spawn(process.execPath, [join(folder, file)], {
      cwd: folder,
      env: { ...machineEnvironment(), ...environment, EXPRESSION: given.expression ?? "" },
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stdin.end(given.input ?? "");
    const [code] = await once(child, "close");
    assert.equal(code, 0, output);

    return output;
  };
  const evaluate = async (version: { folder: string }, expression: string) => {
    const output = await run(version.folder, "program.cjs", { expression });
    const [, result] = /^RESULT(.*)$/m.exec(output) ?? [];
    assert.ok(result, output);

    return { output, result: JSON.parse(result) };
  };
  const drop = (version: { folder: string }, input: string) =>
    run(version.folder, "dist/src/server/commands/drop-unused.js", { input });

  test("is kept by a start with older code, and back with the newer one", async () => {
    await evaluate(
      newer,
      `async (strapi) => {
        const article = await strapi.documents("api::article.article").create({ data: { title: "Chosen" } });
        const picture = await strapi.db.query("plugin::upload.file").create({ data: { name: "office.png", hash: "o", mime: "image/png", size: 1, url: "/uploads/office.png", provider: "local" } });
        await strapi.documents("api::page.page").create({ data: { title: "Offices", floor: "Third", sections: [
          { __component: "sections.text", title: "First" },
          { __component: "${newSection}", city: "Oslo", picture: picture.id, articles: [article.documentId] },
          { __component: "sections.text", title: "Last" },
        ] } });
      }`,
    );

    // The older version reads and changes the record, and starts twice.
    const { output, result: seen } = await evaluate(older, `(strapi) => ${select}`);
    assert.deepEqual(
      seen.sections.map((section: { title: string }) => section.title),
      ["First", "Last"],
    );
    assert.match(
      output,
      /This version does not use (?=.*components_sections_offices\b)(?=.*pages\.floor\b).*npm run drop-unused/,
    );
    const { output: again } = await evaluate(
      older,
      `async (strapi) => {
        const page = await ${select};
        await strapi.documents("api::page.page").update({ documentId: page.documentId, data: { title: "Offices", sections: [...page.sections, { __component: "sections.text", title: "Added" }] } });
        return strapi.db.query("plugin::upload.file").findMany({ populate: ["related"] });
      }`,
    );
    assert.match(again, /does not use .*components_sections_offices\b/);

    const { result, output: silent } = await evaluate(newer, `(strapi) => ${select}`);
    assert.equal(result.floor, "Third");
    const sections = result.sections as Record<string, unknown>[];
    assert.deepEqual(sections.map(({ title }) => title).filter(Boolean), [
      "First",
      "Last",
      "Added",
    ]);
    const office = sections.find(({ __component: name }) => name === newSection) as {
      city: string;
      picture: { name: string };
      articles: { title: string }[];
    };
    assert.equal(office.city, "Oslo");
    assert.equal(office.picture.name, "office.png");
    assert.deepEqual(
      office.articles.map(({ title }) => title),
      ["Chosen"],
    );
    assert.doesNotMatch(silent, /does not use/);
  });

  test("is dropped only by the command, once confirmed", async () => {
    assert.match(await drop(newer, "drop\n"), /uses all tables and columns/);

    const refused = await drop(older, "");
    assert.match(refused, /^ {2}components_sections_offices$/m);
    assert.match(refused, /^ {2}pages\.floor$/m);
    assert.match(refused, /Nothing was dropped\.$/m);
    assert.match(await drop(older, "no\n"), /Nothing was dropped\.$/m);
    await query({ environment }, "select city from components_sections_offices");

    assert.match(await drop(older, "drop\n"), /Dropped\.$/m);
    assert.match(await drop(older, "drop\n"), /uses all tables and columns/);
    await assert.rejects(query({ environment }, "select city from components_sections_offices"));
    await assert.rejects(query({ environment }, "select floor from pages"));

    const { result } = await evaluate(newer, `(strapi) => ${select}`);
    assert.equal(result.floor, null);
    assert.ok(result.sections.length >= 2);
  });
});
