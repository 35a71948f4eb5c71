import { findChromium, findProgram } from "./chromium.ts";
import { canInstallPackages, installPackages } from "./nginx.ts";

const find = () => ({
  firefox: findProgram("firefox", "firefox-esr"),
  // WebKitGTK needs a display.
  webkit: findProgram("Xvfb") && findProgram("WebKitWebDriver"),
});

/**
 * Finds the browsers of e2e/engines, and installs Debian's packages as root.
 *
 * @returns their programs; a browser that is missing has none.
 */
export const findEngines = async (): Promise<Record<string, string | undefined>> => {
  const { path } = await findChromium();
  if (Object.values(find()).includes(undefined) && canInstallPackages()) {
    await installPackages(["firefox-esr", "webkit2gtk-driver", "xvfb"]);
  }

  return { chromium: path, ...find() };
};

/** Says which browsers are missing, and how to install them. */
export const describeEngines = (engines: Record<string, string | undefined>): string => {
  const missing = Object.keys(engines).filter((name) => !engines[name]);
  const found = Object.keys(engines).filter((name) => engines[name]);

  return missing.length === 0
    ? found.join(", ")
    : `${found.join(", ")}; skips ${missing.join(" and ")}: install Firefox, WebKitWebDriver and Xvfb (on Debian firefox-esr, webkit2gtk-driver, xvfb)`;
};
