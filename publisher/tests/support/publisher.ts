import { once } from "node:events";
import { readlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after } from "node:test";

import type { Outcome } from "../../outcome.ts";

import { getFreePort } from "../../ports.ts";
import { createStubProject } from "./stub-project.ts";
import { waitUntil } from "./wait-until.ts";

/** PUBLISHER_SECRET of the CMS and the publisher. */
export const secret = "a-secret-of-both-sides";
/** A record in the CMS. */
export const record = { uid: "api::article.article", documentId: "late" };

type State = {
  building: string | null;
  last: Outcome | null;
  current: { id: string } | null;
  releases: { id: string }[];
  error?: string;
};
type Reported = Omit<Outcome, "result"> & { result: string };

/** A fake CMS that records reports. */
const startService = async () => {
  const reports: { outcome: Reported; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      reports.push({ outcome: JSON.parse(body), authorization: request.headers.authorization });
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end('{ "accepted": true }');
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  after(() => server.close());

  return { reports, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

/**
 * A project with a stub of Gatsby, a CMS that records reports, and ways to run the commands of
 * publisher/main.ts.
 */
export const setUp = async () => {
  const project = createStubProject();
  const { reports, url } = await startService();
  const port = await getFreePort();
  const settings = {
    PUBLISHER_SECRET: secret,
    PUBLISHER_PORT: String(port),
    STRAPI_API_URL: url,
    STRAPI_TOKEN: "a-token-of-the-site",
  };
  const post = async (message: object, headers: Record<string, string>) => {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: "POST",
      headers,
      body: JSON.stringify(message),
    });

    return {
      status: response.status,
      connection: response.headers.get("connection"),
      body: (await response.json()) as State,
    };
  };

  return {
    project,
    settings,
    reports,
    port,
    post,
    /** Starts `run`, and waits for its report that it is ready. */
    startPublisher: async (more: Record<string, string> = {}) => {
      const starts = () => reports.filter(({ outcome }) => outcome.result === "ready").length;
      const before = starts();
      const program = project.start(["run"], { ...settings, ...more });
      await waitUntil("the publisher is ready", () => starts() > before, program.output);

      return program;
    },
    request: (message: object, key = secret) => post(message, { Authorization: `Bearer ${key}` }),
    waitForOutcome: async (build: string | null) => {
      const find = () =>
        reports.findLast(({ outcome }) => outcome.build === build && outcome.result !== "ready");
      await waitUntil(
        `build ${build} has an outcome`,
        () => find() !== undefined,
        () => reports,
      );

      return find()?.outcome as Reported;
    },
    run: (args: string[], more: Record<string, string> = {}) =>
      project.run(args, { ...settings, ...more }),
    current: () => readlinkSync(project.path("releases/current")),
    title: () => /<title>(.*)<\/title>/.exec(project.read("releases/current/site/index.html"))?.[1],
  };
};
