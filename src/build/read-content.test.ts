import { accepted } from "../../cms/tests/support/refusals";
import { required } from "../lib/required";
import { json, serveContent, stopServing } from "../testing/content-server";

import { readContentModel } from "./content-model";
import { readRecords } from "./read-content";

const model = readContentModel(process.cwd());

afterEach(stopServing);

it.each(["published", "draft"] as const)(
  "reads a text that shows no sign as an empty one: %s",
  async (status) => {
    const { project } = accepted;
    const type = required(
      model.types.find(({ name }) => name === "project"),
      "the content type project",
    );
    const of = (client: string, caption: string) => ({ ...project, client, screen: { caption } });
    const service = await serveContent({
      "/api/projects": json([of(" \u00a0\u200b", "\n"), of(" a ", "b")]),
    });

    expect(await readRecords(service, model, type, status)).toEqual([of("", ""), of(" a ", "b")]);
  },
);
