import { hostname, networkInterfaces } from "node:os";

import type { Core } from "@strapi/strapi";
import type { Middleware } from "koa";

import { hmac } from "../common/secrets";
import type { RecordParts } from "./admin/open-record";
import { createLimiterFactory, type LimiterFactory } from "./http/limiters";
import { createRateLimits, type RateLimits } from "./http/rate-limit";
import type { Gauges } from "./metrics/gauges";
import { createOutbox, type Outbox } from "./outbox/registry";
import { type Challenges, createChallenges } from "./proof-of-work/challenges";
import { readSettings, type Settings } from "./settings";
import { createStorage } from "./storage/create-storage";
import type { PrivateStorage } from "./storage/private-storage";

/** State and dependencies that all modules share, created once at startup and passed to them. */
export type AppContext = {
  strapi: Core.Strapi;
  settings: Settings;
  makeLimiter: LimiterFactory;
  /** Proofs of work. */
  challenges: Challenges;
  /** The limits of the public routes. */
  limits: RateLimits;
  /** What GET /metrics reads besides the counters. */
  gauges: Gauges[];
  /** Emails and webhooks. */
  outbox: Outbox;
  /** What the panel shows beside an open record. */
  recordParts: RecordParts;
  /** The query parameters that the panel's routes accept, by path. */
  panelQueries: Map<string, readonly string[]>;
  /** What reads the requests of a route that Strapi adds, such as `POST /mcp`, instead of the common reader. */
  requestReaders: Map<string, Middleware>;
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
    /** Derives the response to a subscription, which does not reveal whether the email was known. */
    opaqueReference: string;
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

/** What a capability does at the CMS's lifecycle, beside what its `register` adds to Strapi. */
export type Capability = {
  /** Once the database is ready. */
  bootstrap?: () => Promise<unknown>;
  /** Once the service listens; commands load Strapi without listening. */
  start?: () => void;
  /** At shutdown. */
  stop?: () => Promise<unknown>;
};

/** The part of the context from which the rest derives. */
type Dependencies = Pick<AppContext, "strapi" | "settings" | "makeLimiter" | "cvStorage">;

export const createContext = (dependencies: Dependencies): AppContext => {
  const { makeLimiter, settings } = dependencies;
  const [appKey = ""] = settings.appKeys;
  const derive = (purpose: string) => hmac(appKey, purpose);
  const rateLimitKey = derive("rate limit");

  return {
    ...dependencies,
    challenges: createChallenges(settings, makeLimiter, derive("challenge")),
    limits: createRateLimits(makeLimiter, settings.rateLimits, rateLimitKey),
    instanceId: `${hostname()} ${macAddress()}:${settings.port}`,
    secrets: {
      rateLimitKey,
      cvLink: derive("cv link"),
      opaqueReference: derive("receipt"),
      confirmLink: derive("confirm a subscription"),
      unsubscribeLink: derive("unsubscribe"),
      setupToken: derive("set-up"),
    },
    gauges: [],
    outbox: createOutbox(),
    recordParts: new Map(),
    panelQueries: new Map(),
    requestReaders: new Map(),
    shuttingDown: false,
  };
};

/** The context of this process, by its environment. */
export const createApp = async (strapi: Core.Strapi): Promise<AppContext> => {
  const settings = readSettings(process.env);
  const cvStorage = await createStorage(settings);

  return createContext({ strapi, settings, makeLimiter: createLimiterFactory(strapi), cvStorage });
};

/** Name in Strapi's container. */
const containerKey = "content-service";

/** What the three hooks of Strapi share. */
type Service = { app: AppContext; capabilities: Capability[] };

/** Makes the context and the capabilities known to Strapi. */
export const keepService = (strapi: Core.Strapi, service: Service) =>
  strapi.add(containerKey, service);

/** The context and the capabilities; undefined after a failed startup. */
export const findService = (strapi: Core.Strapi): Service | undefined =>
  strapi.has(containerKey) ? strapi.get<Service>(containerKey) : undefined;

/** The context of a CMS that has started. @throws before its registration */
export const appOf = (strapi: Core.Strapi): AppContext => strapi.get<Service>(containerKey).app;
