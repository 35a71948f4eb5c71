import { existsSync } from "node:fs";
import { join } from "node:path";

import { root } from "../../support/project.mjs";

import { openPreviews } from "./editing.ts";
import { saveWhileAway } from "./unsaved.ts";
import { openPublishingPage, publishHeadline, waitForHistory } from "./publishing.ts";
import { probeContinuously, waitUntil, waitForText } from "./visitors.ts";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./environment.ts").Environment} Environment */

const dying = new URL("kill-in-activate.ts", import.meta.url).href;

/** Waits until Gatsby runs: what says that a build is whole is gone then (scripts/support/kept-build.mjs). */
const waitForBuild = () =>
  waitUntil("a build ran", () => !existsSync(join(root, ".cache/made-from")));

/** What dies, and when; whether the build dies with it, or may be done before anybody misses something. */
const faults = [
  {
    title: "the builder dies in the middle of a build",
    interrupted: true,
    /** @param {Environment} environment */
    inject: async (environment) => {
      await waitForBuild();
      await environment.kill("builder");
      environment.startBuilder();
    },
  },
  {
    title: "the content service dies in the middle of a build",
    interrupted: false,
    /** @param {Environment} environment */
    inject: async (environment) => {
      await waitForBuild();
      await environment.kill("cms");
      await environment.startCms();
    },
  },
  {
    title: "both die in the middle of a build",
    interrupted: true,
    /** @param {Environment} environment */
    inject: async (environment) => {
      await waitForBuild();
      await Promise.all([environment.kill("builder"), environment.kill("cms")]);
      await environment.startCms();
      environment.startBuilder();
    },
  },
  {
    title: "the builder dies in the middle of a switch",
    interrupted: true,
    /** @param {Environment} environment */
    inject: async (environment) => {
      const { builder } = environment.programs;
      await waitUntil("the builder had died", () => builder.signalCode !== null);
      environment.startBuilder();
    },
    settings: { NODE_OPTIONS: `--import=${dying}` },
  },
];

/**
 * Publishes while programs die and come back, and looks at what visitors get meanwhile.
 *
 * @param {Environment} environment
 * @param {Page} editor
 * @param {import("./create-journey.ts").Journey["step"]} step
 */
export const runFaults = async (environment, editor, step) => {
  const { panel, site } = environment;
  const endVisits = probeContinuously(site);

  for (const [index, { title, interrupted, inject, settings }] of faults.entries()) {
    await step(title, async () => {
      if (settings) {
        await environment.kill("builder");
        environment.startBuilder(settings);
      }
      const previews = await openPreviews(editor, panel);
      const words = `Fault ${index + 1}`;
      await publishHeadline(previews, words);
      await inject(environment);
      await waitForText(site, words);
      await previews.beside.close();
      await openPublishingPage(editor, panel);
      await waitForHistory(editor, interrupted ? ["Live", "Interrupted"] : ["Live"]);
      await editor.getByText("Visitors see everything that is published.").waitFor();
    });
  }

  await step("the content service dies before a save, and nothing typed is lost", () =>
    saveWhileAway(environment, editor),
  );
  await step(
    "visitors got the site all the time",
    async () => {
      const { visits, failures } = await endVisits();
      if (failures.length > 0) {
        throw new Error(`Of ${visits} visits ${failures.length} failed: ${failures.at(0)}`);
      }

      return visits;
    },
    (visits) => `${visits} visits`,
  );
};
