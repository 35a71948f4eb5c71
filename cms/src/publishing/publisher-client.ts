import type { AppContext } from "../app-context";
import type { Settings } from "../server/settings";

import type { RetainedRelease, Outcome } from "./types";

/** Thrown if the publisher does not respond or rejects a request; the panel shows its message. */
export class PublisherError extends Error {
  override name = "PublisherError";
}

/** The state of publisher/. */
export type PublisherState = {
  /** Id of the running build. */
  building: string | null;
  current: RetainedRelease | null;
  /** Releases for a rollback, newest first. */
  releases: RetainedRelease[];
  /** How the last build ended. */
  last: Outcome | null;
};

/** Requests builds from publisher/ or from a build hook. */
export type PublisherClient = {
  mode: "publisher" | "hook";
  /** Requests a build. @throws {PublisherError} */
  build: (build: string) => Promise<void>;
  /** The publisher's state; undefined for a hook. @throws {PublisherError} */
  state: () => Promise<PublisherState | undefined>;
  /** Makes a retained release live. @throws {PublisherError} */
  rollBack: (release: string) => Promise<PublisherState | undefined>;
};

const timeoutMs = 10_000;

type Target = NonNullable<Settings["publisher"]>;

/** Sends one request. The URL may be secret, so errors name only its host. */
const send = async (
  { url }: Target,
  token: string | undefined,
  message: object,
): Promise<Response> => {
  const { host } = new URL(url);
  let response: Response;
  try {
    response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        "User-Agent": "content-service",
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(message),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string | number };
    throw new PublisherError(
      `The publisher at ${host} does not respond${typeof code === "string" ? ` (${code})` : ""}: start it, or correct PUBLISHER_URL.`,
    );
  }
  if (response.ok) return response;

  const { error } = (await response.json().catch(() => ({}))) as { error?: unknown };
  throw new PublisherError(
    typeof error === "string"
      ? error
      : `The publisher at ${host} responded with status ${response.status}: check PUBLISHER_SECRET and PUBLISHER_TOKEN.`,
  );
};

const publisherClient = (target: Target): PublisherClient => {
  const request = async (message: object) =>
    (await send(target, target.secret, message)).json() as Promise<never>;

  return {
    mode: "publisher",
    build: (build) => request({ action: "build", build }),
    state: () => request({ action: "state" }),
    rollBack: (release) => request({ action: "rollback", release }),
  };
};

const hookClient = (target: Target): PublisherClient => ({
  mode: "hook",
  build: async (build) => {
    // https://docs.github.com/en/rest/repos/repos#create-a-repository-dispatch-event
    const message = target.isGitHub
      ? { event_type: "publish", client_payload: { build } }
      : { action: "build", build };
    await (await send(target, target.token, message)).arrayBuffer();
  },
  state: () => Promise.resolve(undefined),
  rollBack: () => {
    throw new PublisherError(
      "The CMS can only start builds here: roll back with your hosting provider.",
    );
  },
});

/** The client for PUBLISHER_URL, if set. */
export const createPublisherClient = ({ settings }: AppContext): PublisherClient | undefined => {
  const { publisher } = settings;
  if (!publisher) return undefined;

  return publisher.mode === "hook" ? hookClient(publisher) : publisherClient(publisher);
};
