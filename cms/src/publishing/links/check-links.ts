import pLimit from "p-limit";

import { linksOfRecord } from "../../common/rules/record-links";
import { contentTypes } from "../../content/model/content-types";
import { readPublished } from "../../content/checks/read-published";
import { attributesOf, componentsOf } from "../../content/model/schemas";
import type { AppContext } from "../../server/app-context";
import { createHourlyJob, type Run } from "../../server/database/hourly-job";

import { type Network, publicNetwork } from "../../server/network/public-network";
import { externalUrl } from "./external-url";
import { saveOutcome, selectDue } from "./link-rows";
import { type Clock, createLinkTester, systemClock } from "./try-link";

type App = {
  strapi: AppContext["strapi"];
  settings: Pick<AppContext["settings"], "siteOrigins" | "publicUrl">;
};

/** The addresses of other sites in the published content. */
const findUrls = async ({ strapi, settings }: App): Promise<Set<string>> => {
  const components = componentsOf(strapi);
  const addresses = new Set<string>();
  for (const { uid } of contentTypes(strapi)) {
    const attributes = attributesOf(strapi.contentType(uid));
    for (const record of await readPublished(strapi, uid)) {
      for (const { href } of linksOfRecord(components, attributes, record)) {
        const address = externalUrl(href, settings);
        if (address) addresses.add(address);
      }
    }
  }

  return addresses;
};

/** At most this many hosts get requests at the same time. */
const maxHosts = 2;

/**
 * Tries the links to other sites that are due: once a week, and those that failed once a day. Each
 * outcome is stored at once, so that a stopped run goes on where it was.
 *
 * @throws the signal's reason once it has aborted.
 */
export const checkLinks = async (
  app: App,
  { signal, renew }: Run,
  network: Network = publicNetwork,
  clock: Clock = systemClock,
) => {
  const { strapi, settings } = app;
  const due = await selectDue(strapi, await findUrls(app), clock.now());
  const siteUrl = settings.siteOrigins[0] ?? "";
  const tryLink = createLinkTester({ network, clock, siteUrl, signal });
  const tryAll = async (addresses: string[]) => {
    for (const address of addresses) {
      signal.throwIfAborted();
      if (!(await renew())) return;
      await saveOutcome(strapi, address, await tryLink(address), clock.now());
    }
  };

  const byHost = new Map<string, string[]>();
  for (const address of due) {
    const { hostname } = new URL(address);
    byHost.set(hostname, [...(byHost.get(hostname) ?? []), address]);
  }
  const limit = pLimit(maxHosts);
  // All end before the job does, whichever fails.
  const ended = await Promise.allSettled(
    [...byHost.values()].map((addresses) => limit(tryAll, addresses)),
  );
  for (const one of ended) if (one.status === "rejected") throw one.reason;
};

/** Creates the job that tries links to other sites; off with CHECK_LINKS=false. */
export const createLinkCheck = (app: AppContext) => {
  const job = createHourlyJob(app, "external links", (run) => checkLinks(app, run));

  return {
    start: () => {
      if (app.settings.checkLinks) job.start();
    },
    stop: job.stop,
  };
};
