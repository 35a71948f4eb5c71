import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, describe, test } from "node:test";

import { waitUntil } from "../../publisher/tests/support/wait-until.ts";
import { translate } from "../../src/testing/translate.ts";
import { pageTypes } from "../example-pages.mjs";
import { plainTechnology } from "../support/catalogue.ts";

import { type Engine, type EngineName, startEngine } from "./engine.ts";
import { serveObserved } from "./observed-site.ts";

// What every engine must be able to do (docs/testing.md, "engines"). Details are tested in Chromium.

const { SITE_URL = "", SITE_UPSTREAM = "", ENGINES = "{}" } = process.env;
const programs = JSON.parse(ENGINES) as Partial<Record<EngineName, string>>;

const folder = mkdtempSync(join(tmpdir(), "engines-"));
// Android's file pickers give no extension.
const cv = join(folder, "CV");
writeFileSync(
  cv,
  "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n",
);

const server = await serveObserved(SITE_UPSTREAM, Number(new URL(SITE_URL).port));
after(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const email = () => `ada-${randomUUID().slice(0, 8)}@example.com`;

for (const [name, program] of Object.entries(programs) as [EngineName, string][]) {
  describe(name, () => {
    let engine: Engine;

    before(async () => {
      engine = await startEngine(name, program);
    });

    after(() => engine.close());

    const text = (selector = "main") =>
      engine.run((found) => document.querySelector<HTMLElement>(found)?.innerText ?? "", selector);
    const path = () => engine.run(() => location.pathname + location.search);
    /** Waits for a condition; the error has the text of what the visitor works with. */
    const until = (what: string, check: () => Promise<boolean>) =>
      waitUntil(what, check).catch(async (error: Error) => {
        const seen =
          (await text("dialog[open]")) || (await text("main form")) || (await text("h1"));
        throw new Error(`${error.message}\n${await path()}\n${seen}`);
      });
    const shows = (expected: RegExp, selector?: string) =>
      until(`${expected} is shown`, async () => expected.test(await text(selector)));

    /** The selector of a visible control that does not move, by its label or text. */
    const control = async (selector: string, label: string): Promise<string> => {
      const mark = randomUUID();
      const markControl = (all: string, wanted: string, id: string) => {
        const nameOf = (element: HTMLElement) =>
          (element as HTMLInputElement).labels?.[0]?.textContent ??
          element.getAttribute("aria-label") ??
          element.textContent;
        const found = [...document.querySelectorAll<HTMLElement>(all)].find(
          (element) => element.checkVisibility() && nameOf(element).trim().startsWith(wanted),
        );
        if (!found) return "";
        found.dataset.target = id;
        found.scrollIntoView({ block: "center", behavior: "instant" });

        const isMoving = document
          .getAnimations()
          .some(({ effect }) => (effect as KeyframeEffect | null)?.target?.contains(found));

        return isMoving ? "" : JSON.stringify(found.getBoundingClientRect());
      };
      let place = "";
      await until(`"${label}" is there`, async () => {
        const last = place;
        place = await engine.run(markControl, selector, label, mark);

        return place !== "" && place === last;
      });

      return `[data-target="${mark}"]`;
    };
    const press = async (label: string, selector = "button, [role=button]") =>
      engine.click(await control(selector, label));
    const fill = async (label: string, value: string) => {
      const field = await control("input, textarea", label);
      await engine.click(field);
      await engine.type(field, value);
    };

    const hydrate = async () => {
      const { x, y } = await engine.run(() =>
        document.querySelector("header [data-replay-click]")?.getBoundingClientRect().toJSON(),
      );
      // Twice, since the mouse may be there already.
      for (const offset of [4, 5]) {
        await engine.movePointer(Math.round(x) + offset, Math.round(y) + offset);
      }
      await until("the page is hydrated", () =>
        engine.run(() =>
          Object.keys(document.querySelector("#gatsby-focus-wrapper") ?? {}).some((key) =>
            key.startsWith("__reactFiber"),
          ),
        ),
      );
    };
    const openHydrated = async (to: string) => {
      await engine.open(`${SITE_URL}${to}`);
      await hydrate();
    };
    /** Goes back or forward: the site loads the page again (src/layout/page-script/reload-on-history.ts). */
    const travel = async (direction: "back" | "forward") => {
      await engine.run(() => Object.assign(window, { isLeft: true }) && undefined);
      await engine[direction]();
      await until("the page is loaded", () =>
        engine.run(() => !("isLeft" in window) && document.readyState === "complete"),
      );
    };
    /** Scrolls to the end: forms are hydrated as they near the viewport. */
    const walkThrough = () =>
      engine.run(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 500) {
          window.scrollTo({ top, behavior: "instant" });
          await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
        }
      });

    afterEach(async () => {
      const errors = await engine.run(() => {
        const found = sessionStorage.getItem("page-errors");
        sessionStorage.removeItem("page-errors");

        return found;
      });
      assert.equal(errors, null);
    });

    test("a refusal of cookies is kept", async () => {
      await openHydrated("/");
      await press("Reject", "button");
      await until("the choice is stored", () =>
        engine.run(() => document.cookie.includes("myCookies")),
      );
      await openHydrated("/about-us/");

      assert.equal(await engine.run(() => document.cookie.includes("myCookies")), true);
    });

    test("the menu opens, leads to a page, and back and forward work", async () => {
      await openHydrated("/");
      const heading = await text("h1");
      await press("Menu");
      await press("Career", "dialog a");
      await until("the page is there", async () => (await path()) === "/careers/");
      // None for a moment, while the pages are exchanged.
      await until("its heading is shown", async () => !["", heading].includes(await text("h1")));
      const next = await text("h1");
      await travel("back");
      await until("the first page is back", async () => (await text("h1")) === heading);
      await travel("forward");
      await until("the second page is back", async () => (await text("h1")) === next);
    });

    test("a message with an international number is sent", async () => {
      await openHydrated("/contact-us/");
      await walkThrough();
      // Hydration replaces the phone's field.
      await shows(/What is \d \+ \d\?/);
      await fill("Full Name", "Ada Lovelace");
      await fill("Your Email", email());
      await fill("Message", "A website, please.");
      const number = await control("input", "Mobile Number");
      await engine.click(number);
      await engine.type(number, "+44 20 7946 0958");
      await until("the country is found", async () =>
        engine.run(
          (selector) =>
            document.querySelector<HTMLInputElement>(selector)?.value.replace(/\D/g, "") ===
            "442079460958",
          number,
        ),
      );
      const [question = "", left = 0, right = 0] =
        /What is (\d) \+ (\d)\?/.exec(await text()) ?? [];
      await fill(question, String(Number(left) + Number(right)));
      await press("Get Started", "main form button");
      await until("it is sent", async () => (await path()) === "/thankyou/");
      // As no lookup answers here (specification, section 9).
      await until("the page reloads", () =>
        engine.run(() => {
          const [load] = performance.getEntriesByType("navigation");

          return (load as PerformanceNavigationTiming | undefined)?.type === "reload";
        }),
      );
    });

    test("an application with a file is sent", async () => {
      await openHydrated("/careers/");
      await walkThrough();
      await fill("Full Name", "Ada Lovelace");
      await fill("Your Email", email());
      await fill("Message", "I like review.");
      await engine.upload(await control("input[type=file]", "CV"), cv);
      await press("Send application", "button");
      await shows(/Thank you/, "body");
    });

    test("a subscription is confirmed by a dialog", async () => {
      await openHydrated("/privacy-policy/");
      await walkThrough();
      await fill("Email address", email());
      await press("Subscribe", "form button");
      await shows(/Thanks for subscribing/, "dialog[open]");
    });

    test("a search finds pages, also on a translated page", async () => {
      await openHydrated("/search/");
      const field = await control("input[type=search]", "Search this site");
      await engine.click(field);
      const query = plainTechnology.name.toLowerCase();
      await engine.type(field, query);
      await shows(new RegExp(`results? for “${query}”`));
      await engine.run(translate);
      await engine.type(field, " developer");
      await shows(new RegExp(`results? for “${query} developer”`));
    });

    for (const [type, to] of Object.entries(pageTypes)) {
      test(`${type}: a translated page hydrates and can be used`, async () => {
        await engine.open(`${SITE_URL}${to}`);
        await engine.run(translate);
        await hydrate();
        await walkThrough();
        // React renders the page again, and the browser translates it again.
        assert.notEqual(await text("h1"), "");

        await openHydrated(to);
        await walkThrough();
        await engine.run(translate);
        await press("⟦Menu");
        await press("", 'dialog a[href="/contact-us/"]');
        await until("the next page is there", async () => (await path()) === "/contact-us/");
        await until("it has a heading", async () => (await text("h1")) !== "");
      });
    }
  });
}
