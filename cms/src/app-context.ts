import { hostname, networkInterfaces } from "node:os";

import type { Core } from "@strapi/strapi";

import type { LimiterFactory } from "./http/limiters";
import { hmac } from "./common/secrets";
import type { Settings } from "./server/settings";
import type { PrivateStorage } from "./storage/private-storage";

/** State and dependencies that all modules share, created once at startup and passed to them. */
export type AppContext = {
  strapi: Core.Strapi;
  settings: Settings;
  makeLimiter: LimiterFactory;
  /** Identifies this instance as the owner of leases; stays the same after a restart. */
  instanceId: string;
  /** Storage of CVs. */
  cvStorage: PrivateStorage;
  /** One HMAC key per purpose, derived from the first of APP_KEYS. */
  secrets: {
    /** Hashes the IPs, emails and email domains by which rate limits count. */
    rateLimitKey: string;
    /** Signs links to CVs. */
    cvLink: string;
    /** Signs the challenges of proofs of work. */
    challenge: string;
    /** Derives the receipt of a subscription, which does not reveal whether the email was known. */
    opaqueReceipt: string;
    /** Signs links that confirm a newsletter subscription. */
    confirmLink: string;
    /** Signs links that end a newsletter subscription. */
    unsubscribeLink: string;
    /** Permits creating the first administrator. */
    setupToken: string;
  };
  /** True once shutdown has begun. */
  shuttingDown: boolean;
};

/** MAC address of the first non-loopback interface, since two machines may share a host name. */
const macAddress = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal }) => !internal)?.mac ?? "";

/** The part of the context from which the rest derives. */
type Dependencies = Pick<AppContext, "strapi" | "settings" | "makeLimiter" | "cvStorage">;

export const createContext = (dependencies: Dependencies): AppContext => {
  const [appKey = ""] = dependencies.settings.appKeys;
  const derive = (purpose: string) => hmac(appKey, purpose);

  return {
    ...dependencies,
    instanceId: `${hostname()} ${macAddress()}:${dependencies.settings.port}`,
    secrets: {
      rateLimitKey: derive("rate limit"),
      cvLink: derive("cv link"),
      challenge: derive("challenge"),
      opaqueReceipt: derive("receipt"),
      confirmLink: derive("confirm a subscription"),
      unsubscribeLink: derive("unsubscribe"),
      setupToken: derive("set-up"),
    },
    shuttingDown: false,
  };
};
