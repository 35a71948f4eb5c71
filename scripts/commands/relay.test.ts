import { createStubProject } from "../test/stub-project/project";

const settings = {
  RELAY_TO: "hubspot",
  RELAY_TOKEN: "token",
  RELAY_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
  RELAY_PORT: "0",
};

describe("npm run relay", () => {
  let project: ReturnType<typeof createStubProject>;

  beforeAll(() => {
    project = createStubProject();
  });

  afterAll(() => {
    project.remove();
  });

  it("names a setting that is missing", () => {
    expect(project.run("commands/relay.ts", { RELAY_TO: "hubspot" })).toEqual({
      status: 1,
      words: "Set RELAY_TOKEN to the CRM's token.",
    });
  });

  it("listens with the settings of relay.env", async () => {
    const lines = Object.entries(settings).map((pair) => pair.join("="));
    project.write("relay.env", lines.join("\n"));
    const relay = project.start("commands/relay.ts");

    await relay.waitForOutput("The relay listens at http://127.0.0.1:");
    await relay.interrupt();
  });
});
