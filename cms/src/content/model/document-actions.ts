import type { Core, Modules } from "@strapi/strapi";

import { isContent } from "./content-types";

type Middleware = Modules.Documents.Middleware.Middleware;
/** An action on a document, such as `publish`, and what it goes on with. */
export type Context = Parameters<Middleware>[0];
export type Next = Parameters<Middleware>[1];

/** Runs around an action: it may refuse the action, prepare it with `context`, and go on with `next`. */
export type Step = (context: Context, next: Next) => Promise<unknown>;

/** The steps of each action, from the outside in: the first one starts first and ends last. */
type Steps = Partial<Record<Context["action"], readonly Step[]>>;

/** Adds steps to the actions on the documents of all content types, inside of those added before. */
export const onContentActions = (strapi: Core.Strapi, steps: Steps) =>
  strapi.documents.use((context, next) => {
    const own = isContent(strapi, context.uid) ? (steps[context.action] ?? []) : [];
    const run = own.reduceRight<Next>((rest, step) => () => step(context, rest) as never, next);

    return run();
  });
