import { createHmac } from "node:crypto";

import type { Core } from "@strapi/strapi";

import type { Buckets } from "./http/rate-limit";
import { createBuckets, createLimiterFactory, type LimiterFactory } from "./http/limiters";
import type { Settings } from "./settings";

/** What the guards of the open routes share while the service runs. */
export type VisitorGates = {
  settings: Settings;
  buckets: Buckets;
  makeLimiter: LimiterFactory;
  limitSecret: string;
  /** Signs links to curricula vitae. */
  linkSecret: string;
  /** Signs proofs of work. */
  challengeSecret: string;
  /** Makes the answer to a subscription, the same for a new and a known address. */
  receiptSecret: string;
  /** True from the signal to stop until the end. */
  stopping: boolean;
};

let gates: VisitorGates | undefined;

/** A secret for one purpose, from the service's own, so that no purpose can stand in for another. */
const derive = (settings: Settings, purpose: string): string =>
  createHmac("sha256", settings.appKeys[0] ?? "")
    .update(purpose)
    .digest("base64url");

/** Opens the gates: the open routes serve from here on. */
export const openVisitorGates = async (strapi: Core.Strapi, settings: Settings) => {
  const makeLimiter = await createLimiterFactory(strapi);

  gates = {
    settings,
    makeLimiter,
    buckets: createBuckets(makeLimiter, settings.rateLimits),
    limitSecret: derive(settings, "rate limit"),
    linkSecret: derive(settings, "cv link"),
    challengeSecret: derive(settings, "challenge"),
    receiptSecret: derive(settings, "receipt"),
    stopping: false,
  };

  return gates;
};

/** @throws when called before the service has started. */
export const visitorGates = (): VisitorGates => {
  if (!gates) throw new Error("The visitor gates are not open yet");

  return gates;
};
