import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { OperatorError } from "../../../common/operator-error.ts";
import { getFreePort } from "../../../publisher/ports.ts";
import { type Program, start, stop } from "../../../publisher/process.ts";
import type { Settings } from "../../../publisher/settings.ts";
import { signInFirstAdmin } from "../../lib/cms-client.ts";
import { createEditor, type Editor } from "../../test/builds/editor.ts";
import { waitForResponse, waitUntil } from "../../test/journey/visitors.ts";
import { testSettings } from "../../test/lib/test-settings.ts";

import { coldCase, type Context, firstCase, type PublishCase, publishCases } from "./cases.ts";
import { formatPublisherMemory } from "./memory.ts";
import { connectPublisher, type Publisher } from "./publisher.ts";
import { formatPublish, type Measured } from "./report.ts";

/** After a publish: its pages are compressed better, and what it left behind is collected. */
const restMs = 10_000;

/** What Gatsby has built in a checkout. */
const builtFolders = [".cache", "public"];

/** Calls Publish. @returns the milliseconds until a visitor gets the change, and a line. */
const measure = async (publisher: Publisher, { title, prepare }: PublishCase, context: Context) => {
  const { publish, seen } = await prepare(context);
  const ending = new AbortController();
  const calledAt = new Date().toISOString();
  const begin = performance.now();
  await publish();
  // The watch ends only by an error.
  await Promise.race([seen(), publisher.watchFailures(calledAt, ending.signal)]);
  const time = performance.now() - begin;
  ending.abort();

  return { time, line: formatPublish(title, time, await publisher.readPhases(calledAt)) };
};

/**
 * A checkout of this project with a database, media and releases of its own in a temporary folder.
 * Runs through `npm start`, the environment and HTTP only, so that an older one runs too.
 *
 * @param project its folder, with installed packages.
 */
export const openCheckout = async (project: string) => {
  const { settings: given, sitePort } = await testSettings(project);
  const settings: Settings = {
    ...given,
    SITE_PORT: String(sitePort),
    PUBLISHER_PORT: String(await getFreePort()),
  };
  const site = `http://localhost:${sitePort}`;
  const publisher = connectPublisher(settings);
  const measured: Measured = new Map();
  let articles: Context["articles"] = [];

  /** Runs an action once `npm start` is ready and has nothing to build. */
  const run = async <T>(action: (program: Program) => Promise<T>): Promise<T> => {
    const program = start("npm", ["start"], { cwd: project, env: settings });
    let hasEnded = false;
    void program.ended.then(() => (hasEnded = true));
    await waitUntil(`npm start was ready in ${project}`, () => {
      if (hasEnded) throw new OperatorError("npm start ended.", { output: program.output() });

      return program.output().includes("Ready in ");
    });
    await publisher.waitUntilIdle();
    const result = await action(program);
    await stop(program);

    return result;
  };

  const measureCase = async (one: PublishCase, context: Context) => {
    const { time, line } = await measure(publisher, one, context);
    console.log(`    ${line}`);
    measured.set(one.title, [...(measured.get(one.title) ?? []), time]);
  };
  /** Publishes copies of the sample's articles until there are as many. */
  const addArticles = async (editor: Editor, count: number) => {
    const { records, total } = await editor.list("article");
    for (let number = total + 1; number <= count; number += 1) {
      const { documentId = "" } = records[number % records.length] ?? {};
      const title = `Copy ${number}`;
      await editor.duplicate(
        { type: "article", field: "documentId", value: documentId },
        {
          title,
          slug: `copy-${number}`,
          seo: { title, description: `An article, copy ${number}.` },
        },
      );
    }
    if (count <= total) return;
    await waitForResponse(`${site}/blog/copy-${count}/`, (status) => status === 200);
    await publisher.waitUntilIdle();
  };

  return {
    measured,
    /** Deletes what the checkout has built, starts everything, publishes once, and adds articles. */
    prepare: async (count: number) => {
      for (const folder of builtFolders) {
        await rm(join(project, folder), { recursive: true, force: true });
      }
      await run(async () => {
        const editor = await createEditor(settings);
        const { records } = await editor.list("article");
        articles = records.map(({ documentId, slug = "" }) => ({ documentId, slug }));
        await measureCase(coldCase, { editor, site, round: 0, articles });
        await addArticles(editor, count);
      });
    },
    /**
     * Starts everything, publishes each case once, and stops everything.
     *
     * @returns the memory that the publisher and what waits below it keep.
     */
    runRound: (round: number) =>
      run(async ({ pid }) => {
        const token = await signInFirstAdmin(settings.STRAPI_API_URL ?? "");
        const context = { editor: await createEditor(settings, token), site, round, articles };
        for (const one of [firstCase, ...publishCases]) await measureCase(one, context);

        await wait(restMs);

        return formatPublisherMemory(pid);
      }),
  };
};
