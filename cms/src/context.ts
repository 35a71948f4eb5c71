import { hostname, networkInterfaces } from "node:os";

import type { Core } from "@strapi/strapi";

import type { LimiterFactory } from "./http/limiters";
import { hmac } from "./lib/secrets";
import type { Settings } from "./settings";
import type { PrivateStorage } from "./storage/storage";

/** What the rooms share while the service runs: made once at its start, and handed down. */
export type AppContext = {
  strapi: Core.Strapi;
  settings: Settings;
  makeLimiter: LimiterFactory;
  /** Tells the instances apart: one that starts again under its old name takes up its own leases. */
  instance: string;
  /** Where CVs are kept. */
  cvStorage: PrivateStorage;
  /** One secret for each purpose, derived from APP_KEYS, so that none can stand in for another. */
  secrets: {
    /** Hides visitors' addresses in the counters. */
    limit: string;
    /** Signs links to CVs. */
    link: string;
    /** Signs proofs of work. */
    challenge: string;
    /** Makes the receipt of a subscription, the same for a new and a known address. */
    receipt: string;
    /** Sign the links of the newsletter. */
    confirm: string;
    unsubscribe: string;
    /** Signs the cookies of devices on which an editor has signed in. */
    device: string;
    /** Lets somebody create the first administrator. */
    setupToken: string;
  };
  /** True from the signal to stop until the end. */
  stopping: boolean;
};

/** Of this machine's first network card: two machines may have one name. */
const networkAddress = () =>
  Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .find(({ internal }) => !internal)?.mac ?? "";

/** What the start makes for the context; the rest follows from it. */
type Given = Pick<AppContext, "strapi" | "settings" | "makeLimiter" | "cvStorage">;

export const createContext = (given: Given): AppContext => {
  const [appKey = ""] = given.settings.appKeys;
  const derive = (purpose: string) => hmac(appKey, purpose);

  return {
    ...given,
    instance: `${hostname()} ${networkAddress()}:${given.settings.port}`,
    secrets: {
      limit: derive("rate limit"),
      link: derive("cv link"),
      challenge: derive("challenge"),
      receipt: derive("receipt"),
      confirm: derive("confirm a subscription"),
      unsubscribe: derive("unsubscribe"),
      device: derive("known device"),
      setupToken: derive("set-up"),
    },
    stopping: false,
  };
};
