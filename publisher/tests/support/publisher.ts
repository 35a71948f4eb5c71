import { once } from "node:events";
import { readlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after } from "node:test";

import type { EndedBuild, PublisherState } from "../../../common/builds/builds.ts";
import { getFreePort } from "../../ports.ts";
import { createStubProject } from "./stub-project.ts";
import { waitUntil } from "./wait-until.ts";

/** PUBLISHER_SECRET of the CMS and the publisher. */
export const secret = "a-secret-of-both-sides";
/** A record in the CMS. */
export const record = { uid: "api::article.article", documentId: "late" };

type State = PublisherState & { error?: string };
type Report = { build: string | null; sentence?: string } & Record<string, unknown>;

/** A fake CMS: its content changes when the test says so, and it records reports. */
const startService = async () => {
  const reports: Report[] = [];
  const content = { digest: "first", isAway: false };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      if (request.headers.authorization !== `Bearer ${secret}` || content.isAway) {
        response.writeHead(content.isAway ? 503 : 401).end();
        return;
      }
      if (request.url === "/api/publishing/outcome") reports.push(JSON.parse(body));
      const { digest } = content;
      if (request.headers["if-none-match"] === `"${digest}"`) {
        response.writeHead(304).end();
        return;
      }
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ accepted: true, digest, at: new Date().toISOString() }));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  /** Starts or stops the CMS. */
  const isUp = async (up: boolean) => {
    if (up) await once(server.listen(port, "127.0.0.1"), "listening");
    else {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    }
  };
  after(() => server.close());

  return { reports, content, isUp, url: `http://127.0.0.1:${port}` };
};

/**
 * A project with a stub of Gatsby, a fake CMS, and ways to run the commands of publisher/main.ts.
 */
export const setUp = async () => {
  const project = createStubProject();
  const { reports, content, isUp, url } = await startService();
  const port = await getFreePort();
  const settings = {
    PUBLISHER_SECRET: secret,
    PUBLISHER_PORT: String(port),
    PUBLISHER_QUIET_SECONDS: "0.1",
    PUBLISHER_WARM: "false",
    STRAPI_API_URL: url,
    STRAPI_TOKEN: "a-token-of-the-site",
  };
  /** Sends a request: an object as JSON, a stream as it is, nothing as a GET. */
  const send = async (path: string, message?: object | ReadableStream, key = secret) => {
    const isStream = message instanceof ReadableStream;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: message ? "POST" : "GET",
      headers: { Authorization: `Bearer ${key}` },
      ...(message && { body: isStream ? message : JSON.stringify(message) }),
      ...(isStream && { duplex: "half" }),
    });

    return {
      status: response.status,
      connection: response.headers.get("connection"),
      body: (await response.json()) as State,
    };
  };
  const readState = async () => (await send("/state")).body;
  const findEnded = async (by: string | undefined) =>
    (await readState()).builds.find((build) => build.by === by);

  return {
    project,
    settings,
    reports,
    content,
    isUp,
    port,
    send,
    readState,
    /** Starts `run`, and waits until it answers. */
    startPublisher: async (more: Record<string, string> = {}) => {
      const program = project.start(["run"], { ...settings, ...more });
      const answers = () => readState().then(Boolean, () => false);
      await waitUntil(
        "the publisher answers",
        async () => program.hasEnded() || (await answers()),
        program.output,
      );

      return program;
    },
    /** Says how the content is now. */
    wake: () => send("/wake", { digest: content.digest, at: new Date().toISOString() }),
    /** Requests a build in a user's name. */
    publish: (by: string) => send("/publish", { by }),
    /** Waits until a user's build has ended. */
    waitForBuild: async (by: string) => {
      await waitUntil(`the build of ${by} has ended`, async () => Boolean(await findEnded(by)));

      return (await findEnded(by)) as EndedBuild;
    },
    run: (args: string[], more: Record<string, string> = {}) =>
      project.run(args, { ...settings, ...more }),
    current: () => readlinkSync(project.path("releases/current")),
    title: () => /<title>(.*)<\/title>/.exec(project.read("releases/current/site/index.html"))?.[1],
  };
};
