import { type InferType, number, object, string } from "yup";

import { httpUrl } from "./setting-kinds";

const minSecretLength = 16;
/** GitHub's endpoint that starts a workflow: https://api.github.com/repos/<owner>/<name>/dispatches. */
const dispatches = /^https?:\/\/[^/]+(\/api\/v3)?\/repos\/[^/]+\/[^/]+\/dispatches$/;

const withPublisher = () =>
  string().when("PUBLISHER_URL", {
    is: Boolean,
    then: (secret) =>
      secret
        .min(minSecretLength, `\${path} needs at least ${minSecretLength} characters`)
        .required("${path} is required with PUBLISHER_URL"),
  });

/** The settings of publishing, by the names of their environment variables. */
export const publishingSettings = object({
  PUBLISHER_URL: httpUrl("http://localhost:9002", { withQuery: true }),
  PUBLISHER_MODE: string().oneOf(["publisher", "hook"]).default("publisher"),
  PUBLISHER_SECRET: withPublisher(),
  PUBLISHER_TOKEN: string().when("PUBLISHER_URL", {
    is: (url?: string) => dispatches.test(url ?? ""),
    then: (token) =>
      token.required(
        "${path} is required if PUBLISHER_URL is GitHub's: set a token that may write contents",
      ),
  }),
  PUBLISHER_QUIET_SECONDS: number().min(0).max(600).default(4),
});

/** Maps environment variables to the names that the code uses. */
export const readPublishingSettings = (values: InferType<typeof publishingSettings>) => {
  const isGitHub = dispatches.test(values.PUBLISHER_URL ?? "");

  return {
    /** The publisher or hook that builds releases; undefined if publishing is off. */
    publisher: values.PUBLISHER_URL
      ? {
          url: values.PUBLISHER_URL,
          isGitHub,
          /** A hook can only start builds. */
          mode: isGitHub ? ("hook" as const) : values.PUBLISHER_MODE,
          /** Bearer token of requests in both directions, never sent to a hook. */
          secret: values.PUBLISHER_SECRET ?? "",
          /** Bearer token for a hook that requires one, such as GitHub's. */
          token: values.PUBLISHER_TOKEN,
        }
      : undefined,
    /** Time without changes before a build starts, in milliseconds. */
    publishDebounceMs: values.PUBLISHER_QUIET_SECONDS * 1000,
  };
};
