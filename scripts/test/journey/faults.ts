import { existsSync } from "node:fs";
import { join } from "node:path";

import { root } from "../support/project.mjs";

import { openPreviews } from "./editing.mjs";
import { saveWhileAway } from "./unsaved.mjs";
import { openWebsite, publishHeadline, untilHistory } from "./publishing.mjs";
import { keepVisiting, until, untilVisible } from "./visitors.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./stage.mjs").Stage} Stage */

const dying = new URL("die-in-switch.mjs", import.meta.url).href;

/** Waits until Gatsby runs: what says that a build is whole is gone then (scripts/support/kept-build.mjs). */
const untilBuilding = () => until("a build ran", () => !existsSync(join(root, ".cache/made-from")));

/** What dies, and when; whether the build dies with it, or may be done before anybody misses something. */
const faults = [
  {
    title: "the builder dies in the middle of a build",
    interrupted: true,
    /** @param {Stage} stage */
    strike: async (stage) => {
      await untilBuilding();
      await stage.kill("builder");
      stage.startBuilder();
    },
  },
  {
    title: "the content service dies in the middle of a build",
    interrupted: false,
    /** @param {Stage} stage */
    strike: async (stage) => {
      await untilBuilding();
      await stage.kill("cms");
      await stage.startCms();
    },
  },
  {
    title: "both die in the middle of a build",
    interrupted: true,
    /** @param {Stage} stage */
    strike: async (stage) => {
      await untilBuilding();
      await Promise.all([stage.kill("builder"), stage.kill("cms")]);
      await stage.startCms();
      stage.startBuilder();
    },
  },
  {
    title: "the builder dies in the middle of a switch",
    interrupted: true,
    /** @param {Stage} stage */
    strike: async (stage) => {
      const { builder } = stage.programs;
      await until("the builder had died", () => builder.signalCode !== null);
      stage.startBuilder();
    },
    settings: { NODE_OPTIONS: `--import=${dying}` },
  },
];

/**
 * Publishes while programs die and come back, and looks at what visitors get meanwhile.
 *
 * @param {Stage} stage
 * @param {Page} editor
 * @param {import("./walk.mjs").Walk["step"]} step
 */
export const walkThroughFaults = async (stage, editor, step) => {
  const { panel, site } = stage;
  const endVisits = keepVisiting(site);

  for (const [index, { title, interrupted, strike, settings }] of faults.entries()) {
    await step(title, async () => {
      if (settings) {
        await stage.kill("builder");
        stage.startBuilder(settings);
      }
      const previews = await openPreviews(editor, panel);
      const words = `Fault ${index + 1}`;
      await publishHeadline(previews, words);
      await strike(stage);
      await untilVisible(site, words);
      await previews.beside.close();
      await openWebsite(editor, panel);
      await untilHistory(editor, interrupted ? ["Live", "Interrupted"] : ["Live"]);
      await editor.getByText("Visitors see everything that is published.").waitFor();
    });
  }

  await step("the content service dies before a save, and nothing typed is lost", () =>
    saveWhileAway(stage, editor),
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
