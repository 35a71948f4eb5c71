/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { checkContent, ContentError } from "./check-content";
import type { ContentModel } from "./content-model";
import { readSettings } from "./settings";

const model: ContentModel = {
  types: [
    { name: "hiring", kind: "singleType", attributes: { hiringcontent: { type: "dynamiczone" } } },
    { name: "site", kind: "singleType", attributes: { name: { type: "string" } } },
    { name: "hire-page", kind: "collectionType", attributes: { slug: { type: "string" } } },
  ],
  components: new Map([
    [
      "parts.fact",
      { name: "parts.fact", kind: "component", attributes: { label: { type: "string" } } },
    ],
  ]),
};

type Answers = Record<string, (response: ServerResponse) => void>;
const json =
  (data: unknown, status = 200) =>
  (response: ServerResponse) => {
    response
      .writeHead(status, { "Content-Type": "application/json" })
      .end(JSON.stringify({ data }));
  };
const typesOf = ({ types }: ContentModel) =>
  types.map(({ name, attributes }) => ({ schema: { singularName: name, attributes } }));
const hiringWith = (...components: string[]) =>
  json({ hiringcontent: components.map((name) => ({ __component: name })) });

const healthy: Answers = {
  "/api/content-type-builder/content-types": json(typesOf(model)),
  "/api/content-type-builder/components": json([
    { uid: "parts.fact", schema: { attributes: { label: {} } } },
  ]),
  "/api/hiring": hiringWith("sections.main", "sections.card-group", "shared.seo"),
  "/api/site": json({ id: 1 }),
  "/api/service-pages": json([]),
  "/api/industry-pages": json([]),
  "/api/hire-pages": json([{ slug: "flutter" }, { slug: "dedicated" }]),
};

const servers: Server[] = [];
const closeServers = () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
};
const serve = async (answers: Answers) => {
  const server = createServer((request, response) => {
    const answer = answers[(request.url ?? "").split("?")[0] ?? ""];
    if (answer) answer(response);
    else json(null, 404)(response);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;

  return readSettings({
    STRAPI_TOKEN: "secret",
    STRAPI_API_URL: `http://127.0.0.1:${port}`,
    STRAPI_TIMEOUT: "300",
  });
};

const complaint = async (answers: Answers) => {
  const settings = await serve(answers);
  const error: unknown = await checkContent(settings, model).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);

  return (error as ContentError).message;
};

describe("checkContent", () => {
  afterEach(closeServers);

  it("is content with a service that holds everything", async () => {
    await expect(checkContent(await serve(healthy), model)).resolves.toBeUndefined();
  });

  it("says that nothing answers at the address", async () => {
    const settings = await serve(healthy);
    closeServers();

    await expect(checkContent(settings, model)).rejects.toThrow(
      /127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\).*STRAPI_API_URL/,
    );
  });

  it("does not wait for a service that hangs", async () => {
    const hanging = { ...healthy, "/api/content-type-builder/content-types": () => undefined };

    expect(await complaint(hanging)).toMatch(/no answer within 0\.3 s/);
  });

  it.each([401, 403])("says that the token is refused with %d", async (status) => {
    const refusing = {
      ...healthy,
      "/api/content-type-builder/content-types": json(null, status),
    };

    expect(await complaint(refusing)).toMatch(/refuses the token .*STRAPI_TOKEN/);
  });

  it("knows another server from a content service", async () => {
    expect(await complaint({})).toMatch(/not as a Strapi content service.*404/);
    expect(
      await complaint({
        "/api/content-type-builder/content-types": (response) => response.end("<html>"),
      }),
    ).toMatch(/not as a Strapi content service/);
  });

  it("names every single record that is missing or not published", async () => {
    const { "/api/hiring": _hiring, "/api/site": _site, ...rest } = healthy;

    expect(await complaint(rest)).toMatch(/no published record of hiring, site: .*publish them/);
  });

  it("names a field that the content service does not know", async () => {
    const older = { ...model, types: [{ ...model.types[1], attributes: {} }] } as ContentModel;

    expect(
      await complaint({
        ...healthy,
        "/api/content-type-builder/content-types": json(typesOf(older)),
      }),
    ).toMatch(/does not know hiring\.hiringcontent: .*another version/);
  });

  it("names a component's field that the content service does not know", async () => {
    expect(
      await complaint({ ...healthy, "/api/content-type-builder/components": json([]) }),
    ).toMatch(/does not know parts\.fact\.label/);
  });

  it("tells a record that fails from one that is missing", async () => {
    expect(await complaint({ ...healthy, "/api/site": json(null, 500) })).toMatch(
      /answers 500 for site/,
    );
  });

  it.each([
    [["sections.main", "sections.main", "shared.seo"], /exactly one "Main".* has 2: remove/],
    [["shared.seo"], /exactly one "Main".* has 0: add one/],
    [["sections.main"], /exactly one "Search and sharing".* has 0/],
  ])("refuses a zone of %j", async (components, sentence) => {
    expect(await complaint({ ...healthy, "/api/hiring": hiringWith(...components) })).toMatch(
      sentence,
    );
  });

  it("names a page record whose slug the catalogue does not know", async () => {
    expect(await complaint({ ...healthy, "/api/hire-pages": json([{ slug: "fluter" }]) })).toMatch(
      /hire-page "fluter" belongs to no page .*flutter/,
    );
  });
});
