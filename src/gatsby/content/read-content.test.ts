import { validRecords } from "../../../common/testing/refusals";
import { required } from "../../lib/required";
import { json, serveContent, stopServing } from "../../testing/content-server";

import { readContentModel } from "../../../common/content-model";
import { readRecords } from "./read-content";

const model = readContentModel(process.cwd());
const typeOf = (name: string) =>
  required(
    model.types.find((type) => type.name === name),
    `the content type ${name}`,
  );

afterEach(stopServing);

it.each(["published", "draft"] as const)(
  "reads a text of invisible characters as empty: %s",
  async (status) => {
    const { project } = validRecords;
    const of = (client: string, caption: string) => ({ ...project, client, screen: { caption } });
    const service = await serveContent({
      "/api/projects": json([of(" \u00a0\u200b", "\n"), of(" a ", "b")]),
    });

    expect(await readRecords(service, model, typeOf("project"), status)).toEqual([
      of("", ""),
      of(" a ", "b"),
    ]);
  },
);

it("reads a record once if it is published during the read", async () => {
  const of = (id: number, documentId: string, name: string) => ({ id, documentId, name });
  const service = await serveContent({
    "/api/categories 0": json([of(1, "a", "A"), of(2, "b", "B")], 200, {
      pagination: { pageCount: 2 },
    }),
    "/api/categories 2": json([of(3, "c", "C"), of(4, "a", "A, again")]),
  });

  const names = (await readRecords(service, model, typeOf("category"))).map(({ name }) => name);
  expect(names.sort()).toEqual(["A, again", "B", "C"]);
});
