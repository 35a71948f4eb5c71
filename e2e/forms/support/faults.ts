import type { Page, Route } from "@playwright/test";

/** The expected result: a stored message, a notice, or an error at a field. */
export type Outcome = "sent" | "refused" | "at the field";

export type Fault = {
  name: string;
  outcome: Outcome;
  /** True if it depends on a form's fields and success state, not only on the shared code. */
  perForm?: true;
  /**
   * Also tested in `npm test`, with one form or each. The others repeat unit tests of
   * src/lib/post-submission and src/forms/submission in a browser.
   */
  smoke?: "one form" | "each form";
  /** The text of the notice or the field's error. */
  message?: RegExp;
  /** Delays the CMS's response until the form shows that it is being sent. */
  slow?: true;
  /** Responds to the nth request of the form, counted from 1. */
  respond?: (route: Route, attempt: number) => Promise<void>;
  /** Prepares the page before the form is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The way of submitting the form, if not by one click. */
  press?: "double click" | "enter and click" | "five clicks";
  /** Changes the browser just before sending, and restores it afterward. */
  around?: { before: (page: Page) => Promise<void>; after: (page: Page) => Promise<void> };
};

const hang = () => new Promise<void>(() => undefined);

const corsHeaders = (route: Route) => ({
  "Access-Control-Allow-Origin": route.request().headers().origin ?? "*",
  "Access-Control-Expose-Headers": "Retry-After",
});

const abortWith = (code: string) => (route: Route) => route.abort(code);

const respondWith =
  (code: number, body: unknown = "", headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({
      status: code,
      contentType: typeof body === "string" ? "text/html" : "application/json",
      headers: { ...corsHeaders(route), ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

const respondAsStrapi = (code: number, message: string, details: object = {}) =>
  respondWith(code, { data: null, error: { status: code, name: "Error", message, details } });

/** Lets the CMS process the request, and replaces its response. */
const storeThenRespond = (body: string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({
    response,
    headers: { ...response.headers(), ...corsHeaders(route) },
    body,
  });
};

const storeThenAbort = async (route: Route) => {
  await route.fetch();
  await route.abort("connectionreset");
};

const failFirst =
  (times: number, fault: (route: Route) => Promise<void>) => (route: Route, attempt: number) =>
    attempt <= times ? fault(route) : route.continue();

const unreachable = /couldn’t reach our server/;
const serverError = /couldn’t process this right now/;

/** All faults, each with the expected result. */
export const faultsFor = (field: string): readonly Fault[] => [
  {
    name: "connection refused",
    outcome: "refused",
    perForm: true,
    message: unreachable,
    respond: abortWith("connectionrefused"),
  },
  {
    name: "name not resolved",
    outcome: "refused",
    message: unreachable,
    respond: abortWith("namenotresolved"),
  },
  {
    name: "connection reset",
    outcome: "refused",
    message: unreachable,
    respond: abortWith("connectionreset"),
  },
  {
    name: "connection closed",
    outcome: "refused",
    message: unreachable,
    respond: abortWith("connectionclosed"),
  },
  {
    name: "address unreachable",
    outcome: "refused",
    message: unreachable,
    respond: abortWith("addressunreachable"),
  },
  {
    name: "blocked by an extension",
    outcome: "refused",
    message: unreachable,
    respond: abortWith("blockedbyclient"),
  },
  {
    name: "answer without CORS headers",
    outcome: "refused",
    message: unreachable,
    respond: (route) =>
      route.fulfill({
        status: 201,
        body: "{}",
        headers: { "Access-Control-Allow-Origin": "https://elsewhere.example" },
      }),
  },
  {
    name: "offline",
    outcome: "refused",
    smoke: "one form",
    message: /seem to be offline/,
    around: {
      before: (page) => page.context().setOffline(true),
      after: (page) => page.context().setOffline(false),
    },
  },
  { name: "no answer at all", outcome: "refused", message: /too long/, respond: hang },
  { name: "reset once", outcome: "sent", respond: failFirst(1, abortWith("connectionreset")) },
  { name: "reset twice", outcome: "sent", respond: failFirst(2, abortWith("connectionreset")) },
  {
    name: "written, answer lost once",
    outcome: "sent",
    smoke: "one form",
    perForm: true,
    respond: failFirst(1, storeThenAbort),
  },
  {
    name: "written, answer always lost",
    outcome: "refused",
    message: unreachable,
    respond: storeThenAbort,
  },
  { name: "slow answer", outcome: "sent", slow: true },
  { name: "500 once", outcome: "sent", respond: failFirst(1, respondWith(500)) },
  { name: "502 twice", outcome: "sent", respond: failFirst(2, respondWith(502)) },
  { name: "503 once", outcome: "sent", respond: failFirst(1, respondWith(503)) },
  {
    name: "503 always",
    outcome: "refused",
    message: serverError,
    respond: respondWith(503, "<h1>Down</h1>"),
  },
  { name: "504 always", outcome: "refused", message: serverError, respond: respondWith(504) },
  {
    name: "500 always, with words",
    outcome: "refused",
    message: /Internal Server Error\..*couldn’t process/,
    respond: respondAsStrapi(500, "Internal Server Error"),
  },
  {
    name: "429 with seconds",
    outcome: "refused",
    message: /try again in 2 minutes/,
    respond: respondWith(429, "", { "Retry-After": "120" }),
  },
  {
    name: "429 with a date",
    outcome: "refused",
    message: /try again in \d+ (seconds|minutes)/,
    respond: (route) =>
      respondWith(429, "", { "Retry-After": new Date(Date.now() + 180_000).toUTCString() })(route),
  },
  {
    name: "429 without a time",
    outcome: "refused",
    message: /in a few minutes/,
    respond: respondWith(429),
  },
  {
    name: "400 about a field",
    outcome: "at the field",
    smoke: "each form",
    perForm: true,
    message: /the server does not like it/,
    respond: respondAsStrapi(400, "Please correct the highlighted fields", {
      errors: [{ path: [field], message: "the server does not like it" }],
    }),
  },
  {
    name: "400 without details",
    outcome: "refused",
    message: /didn’t accept/,
    respond: respondAsStrapi(400, "No"),
  },
  {
    name: "400 in HTML",
    outcome: "refused",
    message: /didn’t accept/,
    respond: respondWith(400, "<b>no</b>"),
  },
  {
    name: "403",
    outcome: "refused",
    message: /Forbidden/,
    respond: respondAsStrapi(403, "Forbidden"),
  },
  {
    name: "404",
    outcome: "refused",
    message: /Not Found/,
    respond: respondAsStrapi(404, "Not Found"),
  },
  { name: "413", outcome: "refused", message: /didn’t accept/, respond: respondWith(413) },
  { name: "written, empty body", outcome: "sent", respond: storeThenRespond("") },
  { name: "written, broken JSON", outcome: "sent", respond: storeThenRespond('{"data":') },
  { name: "written, HTML", outcome: "sent", respond: storeThenRespond("<!doctype html>") },
  { name: "double click", outcome: "sent", press: "double click", slow: true },
  {
    name: "Enter and click",
    outcome: "sent",
    smoke: "one form",
    perForm: true,
    press: "enter and click",
    slow: true,
  },
  {
    name: "five clicks on a slow line",
    outcome: "sent",
    press: "five clicks",
    slow: true,
  },
  {
    name: "storage forbidden",
    outcome: "sent",
    prepare: (page) =>
      page.addInitScript(() => {
        for (const name of ["sessionStorage", "localStorage"]) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException("denied", "SecurityError");
            },
          });
        }
      }),
  },
];
