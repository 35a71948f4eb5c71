import type { Context } from "koa";
import { array, boolean, number, object, string, ValidationError } from "yup";

import type { AppContext } from "../../server/app-context";
import {
  otherFiles,
  type BuildEvent,
  maxReportedPaths,
  type PageChanges,
  reportedPath,
} from "../../common/builds/builds";
import { maxBrokenLinks, maxBrokenLinkText } from "../../common/record-id";
import { safeEqual } from "../../common/secrets";
import { contentStatePath, outcomePath } from "../../server/http/endpoints";
import { closeConnection, HttpError } from "../../server/http/errors";
import { readBytes } from "../../server/http/json-body";
import type { PublicRoute } from "../../server/http/routes";

import { readContent } from "../changes/content-digest";
import { isOfSite } from "../changes/record-ref";
import { saveBuild } from "./build-store";

const maxBytes = 1024 * 1024;

/** Maximum that fits into `maxBytes` with messages. */
const maxHeld = 100;

const count = number().integer().min(0).required();

const sitePath = string().matches(reportedPath, "${path} must be a path of the site").required();
const paths = array(sitePath).max(maxReportedPaths).defined();
const pathChanges = { added: paths, changed: paths, removed: paths };
const otherFile = string().oneOf(otherFiles).required();

const pageCounts = object({
  added: count,
  changed: count,
  removed: count,
  redirects: count,
  isOfCode: boolean().required(),
});
const pageChanges = object({
  ...pathChanges,
  other: array(otherFile).max(4).defined(),
  redirects: object(pathChanges).required(),
  isOfCode: boolean().required(),
});

const createSchema = ({ strapi }: AppContext) => {
  const recordId = object({
    uid: string()
      .required()
      .test("uid", "${path} must be a content type of the site", (uid) => isOfSite(strapi, uid)),
    documentId: string()
      .matches(/^[a-z0-9]{24}$/, "${path} must be a document id")
      .required(),
  });
  const held = recordId.shape({
    sentence: string().max(2000).required(),
    shown: boolean().required(),
  });
  const brokenLink = recordId.shape({
    field: string().max(maxBrokenLinkText).required(),
    href: string().max(maxBrokenLinkText).required(),
    missing: string().oneOf(["page", "heading"]).required(),
  });

  return object({
    build: string().max(64).nullable().defined(),
    result: string().oneOf(["live", "failed"]).required(),
    release: string().max(200),
    pages: number().integer().min(0),
    bytes: number().integer().min(0),
    seconds: number().min(0),
    sentence: string().max(2000),
    /** Records that the release leaves out or shows in their previous version. */
    held: array(held).max(maxHeld),
    /** Links that lead nowhere, and how many there are. */
    brokenLinks: object({
      total: number().integer().min(0).required(),
      links: array(brokenLink).max(maxBrokenLinks).required(),
    }).default(undefined),
    /** How many pages differ from the release that was live before, and the first of them. */
    changedPages: pageCounts.default(undefined),
    pageChanges: pageChanges.default(undefined),
    /** The record that caused the failure. */
    record: recordId.default(undefined),
  });
};

const parse = (schema: ReturnType<typeof createSchema>, bytes: Buffer) => {
  try {
    return schema.validateSync(JSON.parse(bytes.toString("utf8")), { strict: true });
  } catch (error) {
    if (error instanceof ValidationError || error instanceof SyntaxError) {
      throw new HttpError(400, "ValidationError", `Invalid report: ${error.message}`);
    }
    throw error;
  }
};

const assertSecret = (ctx: Context, secret: string) => {
  if (secret && safeEqual(ctx.get("Authorization"), `Bearer ${secret}`)) return;

  throw new HttpError(
    401,
    "UnauthorizedError",
    "The secret is wrong: set PUBLISHER_SECRET to the same value in the CMS and the publisher.",
    closeConnection,
  );
};

/** Receives how a build ended that a hook was asked for, or that somebody started there. */
const receiveReport = (app: AppContext, secret: string) => {
  const schema = createSchema(app);

  return async (ctx: Context) => {
    assertSecret(ctx, secret);
    const {
      build,
      pageChanges: changes,
      ...facts
    } = parse(schema, await readBytes(ctx.req, maxBytes));
    const finishedAt = new Date().toISOString();
    const id = build ?? `unrequested ${finishedAt}`;
    const event = { ...facts, id, finishedAt } as BuildEvent;
    const options = { isNew: build === null, pageChanges: changes as PageChanges | undefined };
    ctx.body = { accepted: await saveBuild(app.strapi, event, options) };
  };
};

/** Answers with the state of the published content; 304 if it has the digest of If-None-Match. */
const answerContent = (app: AppContext, secret: string) => async (ctx: Context) => {
  assertSecret(ctx, secret);
  const since = ctx.get("If-None-Match").replaceAll('"', "");
  const state = await readContent(app.strapi, since || null);
  if (state) ctx.body = state;
  else ctx.status = 304;
};

/** The routes for the publisher or the hook's workflow, which require PUBLISHER_SECRET. */
export const publisherRoutes = (app: AppContext): PublicRoute[] => {
  const { publisher } = app.settings;
  if (!publisher) return [];
  const { mode, secret } = publisher;
  const name = "publishing";

  return mode === "hook"
    ? [{ method: "POST", path: outcomePath, name, handler: receiveReport(app, secret) }]
    : [{ method: "GET", path: contentStatePath, name, handler: answerContent(app, secret) }];
};
