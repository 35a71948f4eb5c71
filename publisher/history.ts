import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import {
  type Build,
  type BuildEvent,
  foldEvents,
  isQueued,
  newestOf,
  type EndedBuild,
} from "../common/builds/builds.ts";
import { formatError } from "../common/operator-error.ts";
import { currentRelease, type Release } from "./release/releases.ts";
import { releasesDir, type Settings } from "./settings.ts";

const fileIn = (settings: Settings) => join(releasesDir(settings), "history.jsonl");

const maxEvents = 1000;
const maxBuilds = 100;

/** Events that are not on disk, which may be full; the next one writes them. */
const unsaved: BuildEvent[] = [];

/** Events start with a line break: one that a killed process left unfinished ends there. */
const toLines = (events: BuildEvent[]) =>
  events.map((event) => `\n${JSON.stringify(event)}`).join("");

const parse = (line: string): BuildEvent[] => {
  try {
    return [JSON.parse(line)];
  } catch {
    // Empty or unfinished.
    return [];
  }
};

const readEvents = (settings: Settings) => {
  const file = fileIn(settings);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];

  return [...lines.flatMap(parse), ...unsaved];
};

/** The hundred newest builds and the last that succeeded, newest first. */
export const readHistory = (settings: Settings): Build[] =>
  newestOf(foldEvents(readEvents(settings)), maxBuilds);

/** Keeps the file small. */
const compact = (settings: Settings) => {
  if (readEvents(settings).length <= maxEvents) return;
  const file = fileIn(settings);
  writeFileSync(`${file}.new`, toLines(readHistory(settings).reverse()));
  renameSync(`${file}.new`, file);
};

/**
 * Saves new facts about a build in `history.jsonl`: a line of JSON each, so that killed processes
 * leave what was there. If the disk is full, this process remembers them.
 */
export const saveBuild = (settings: Settings, event: BuildEvent): void => {
  unsaved.push(event);
  try {
    mkdirSync(releasesDir(settings), { recursive: true });
    appendFileSync(fileIn(settings), toLines(unsaved));
    unsaved.length = 0;
    compact(settings);
  } catch (error) {
    console.error(`The history could not be saved: ${formatError(error)}`);
  }
};

/** How a build ended that made a release. */
export const endOf = (release: Release, finishedAt = release.createdAt): EndedBuild => {
  const { id, build, pages, bytes, seconds, content, held, changedPages } = release;

  return {
    id: build ?? id,
    finishedAt,
    result: "live",
    release: id,
    pages,
    bytes,
    ...(seconds !== null && { seconds }),
    ...(content && { content }),
    held,
    ...(changedPages && { changedPages }),
  };
};

const maxStarts = 3;

/**
 * Completes the history after the publisher was killed: a build whose release is live has ended, and
 * one that killed the publisher three times has failed. The others are still queued.
 */
export const recoverHistory = async (settings: Settings): Promise<void> => {
  const builds = readHistory(settings);
  const current = await currentRelease(releasesDir(settings));
  const known = builds.find(({ release }) => release === current?.id);
  if (current && !known) saveBuild(settings, endOf(current));
  for (const { id, starts = 0 } of builds.filter(isQueued)) {
    if (id === current?.build || starts < maxStarts) continue;
    saveBuild(settings, {
      id,
      finishedAt: new Date().toISOString(),
      result: "failed",
      sentence: `The publisher died ${maxStarts} times during this build: see its log, then build again.`,
    });
  }
};
