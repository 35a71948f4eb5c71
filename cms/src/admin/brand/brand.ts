import { getFetchClient, type StrapiApp } from "@strapi/strapi/admin";

import logo from "./logo.svg";
import { dismissBanner } from "./noise";
import { panelWords } from "./words";

/** The name of the agency; "Website" while the content service does not say one. */
const readName = async (): Promise<string> => {
  try {
    const { data } = await getFetchClient().get<{ name: string | null }>("/brand");

    return data.name ?? "Website";
  } catch {
    return "Website";
  }
};

/** Puts the logo and the name on the browser's tab, where Strapi writes its own name on every page. */
const brandTab = (name: string) => {
  const icon = document.createElement("link");
  icon.rel = "icon";
  icon.href = logo;
  document.head.append(icon);

  const rename = () => {
    const title = document.title.replace(/Strapi( Admin)?$/, name);
    if (title !== document.title) document.title = title;
  };
  new MutationObserver(rename).observe(document.head, { childList: true, subtree: true });
  rename();
};

/**
 * Gives the panel the agency's name and our words. Strapi waits for the texts of a plugin
 * before it draws anything, and for nothing else that an app does: so this is one.
 */
export const addBrand = (app: StrapiApp) => {
  app.appPlugins.brand = {
    register: () => undefined,
    registerTrads: async () => {
      const [name] = await Promise.all([readName(), dismissBanner()]);
      brandTab(name);

      return [{ locale: "en", data: panelWords(name) }];
    },
  };
};
