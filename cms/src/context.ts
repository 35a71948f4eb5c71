import { hostname, networkInterfaces } from "node:os";

import type { Core } from "@strapi/strapi";

import type { LimiterFactory } from "./http/limiters";
import { hmac } from "./lib/secrets";
import type { Settings } from "./settings";
import type { PrivateStorage } from "./storage/storage";

/** Dependencies of the modules, created once at startup and passed down. */
export type AppContext = {
  strapi: Core.Strapi;
  settings: Settings;
  makeLimiter: LimiterFactory;
  /** Owner of leases; a restarted instance keeps its own. */
  instanceId: string;
  /** Storage of CVs. */
  cvStorage: PrivateStorage;
  /** One HMAC key per purpose, derived from APP_KEYS. */
  secrets: {
    /** Hashes IPs and emails in the counters. */
    ipHash: string;
    /** Signs links to CVs. */
    cvLink: string;
    /** Signs proofs of work. */
    challenge: string;
    /** Derives the receipt of a subscription, the same for a new and a known email. */
    opaqueReceipt: string;
    /** Sign the links of the newsletter. */
    confirm: string;
    unsubscribe: string;
    /** Signs the cookies of devices on which an editor has signed in. */
    device: string;
    /** Permits creating the first administrator. */
    setupToken: string;
  };
  /** True once shutdown has begun. */
  shuttingDown: boolean;
};

/** MAC address of the first network interface: two machines may have the same host name. */
const macAddress = () =>
  Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .find(({ internal }) => !internal)?.mac ?? "";

/** Dependencies from which the rest of the context derives. */
type Dependencies = Pick<AppContext, "strapi" | "settings" | "makeLimiter" | "cvStorage">;

export const createContext = (given: Dependencies): AppContext => {
  const [appKey = ""] = given.settings.appKeys;
  const derive = (purpose: string) => hmac(appKey, purpose);

  return {
    ...given,
    instanceId: `${hostname()} ${macAddress()}:${given.settings.port}`,
    secrets: {
      ipHash: derive("rate limit"),
      cvLink: derive("cv link"),
      challenge: derive("challenge"),
      opaqueReceipt: derive("receipt"),
      confirm: derive("confirm a subscription"),
      unsubscribe: derive("unsubscribe"),
      device: derive("known device"),
      setupToken: derive("set-up"),
    },
    shuttingDown: false,
  };
};
