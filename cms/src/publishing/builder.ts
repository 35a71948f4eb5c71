import type { AppContext } from "../context";
import type { Settings } from "../settings";

import { signedHeaders } from "./signature";
import type { KeptRelease, Outcome } from "./types";

/** Thrown when a builder cannot be reached or refuses; its message is a sentence for the panel. */
export class BuilderError extends Error {
  override name = "BuilderError";
}

/** What a builder of ours says of itself. */
export type BuilderState = {
  /** The build that runs, as this service named it. */
  building: string | null;
  current: KeptRelease | null;
  /** What it can go back to, newest first. */
  releases: KeptRelease[];
  /** How the last build since its start ended. */
  last: Outcome | null;
};

/** What makes releases: a builder of ours, or a build hook elsewhere. */
export type Builder = {
  mode: "builder" | "hook";
  /** Requests a build. @throws {BuilderError} */
  build: (build: string) => Promise<void>;
  /** Undefined from a hook, which can only be told. @throws {BuilderError} */
  state: () => Promise<BuilderState | undefined>;
  /** Shows visitors a release that is kept. @throws {BuilderError} */
  restore: (release: string) => Promise<BuilderState | undefined>;
};

const timeoutMs = 10_000;

type Target = NonNullable<Settings["publisher"]>;

/** Sends one signed request. The address itself may be a secret, so only its host is named. */
const send = async ({ url, secret, token }: Target, message: object): Promise<Response> => {
  const { host } = new URL(url);
  const body = JSON.stringify(message);
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        "User-Agent": "content-service",
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...signedHeaders(secret, body),
      },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string | number };
    throw new BuilderError(
      `The builder at ${host} does not answer${typeof code === "string" ? ` (${code})` : ""}: start it, or correct PUBLISHER_URL.`,
    );
  }
  if (answer.ok) return answer;

  const { error } = (await answer.json().catch(() => ({}))) as { error?: unknown };
  throw new BuilderError(
    typeof error === "string"
      ? error
      : `The builder at ${host} refused with status ${answer.status}: check PUBLISHER_SECRET and PUBLISHER_TOKEN.`,
  );
};

const ourBuilder = (target: Target): Builder => {
  const ask = async (message: object) => (await send(target, message)).json() as Promise<never>;

  return {
    mode: "builder",
    build: (build) => ask({ action: "build", build }),
    state: () => ask({ action: "state" }),
    restore: (release) => ask({ action: "restore", release }),
  };
};

const buildHook = (target: Target): Builder => ({
  mode: "hook",
  build: async (build) => {
    // https://docs.github.com/en/rest/repos/repos#create-a-repository-dispatch-event
    const message = target.isGitHub
      ? { event_type: "publish", client_payload: { build } }
      : { action: "build", build };
    await (await send(target, message)).arrayBuffer();
  },
  state: () => Promise.resolve(undefined),
  restore: () => {
    throw new BuilderError(
      "This service can only start builds: go back to an earlier release where the site is hosted.",
    );
  },
});

/** The builder that the settings name, if any. */
export const createBuilder = ({ settings }: AppContext): Builder | undefined => {
  const { publisher } = settings;
  if (!publisher) return undefined;

  return publisher.mode === "hook" ? buildHook(publisher) : ourBuilder(publisher);
};
