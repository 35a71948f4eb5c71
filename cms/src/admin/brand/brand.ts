import { getFetchClient, type StrapiApp } from "@strapi/strapi/admin";

import logo from "./logo.svg";
import { dismissBanner } from "./noise";
import { panelWords } from "./words";

type Brand = { name: string | null; sendsEmail: boolean };

/** What the content service says before anybody has signed in. */
const readBrand = async (): Promise<Brand> => {
  try {
    return (await getFetchClient().get<Brand>("/brand")).data;
  } catch {
    return { name: null, sendsEmail: true };
  }
};

/** Hides the link to a new password where no email would bring it. */
const hideForgotPassword = () => {
  const style = document.createElement("style");
  style.textContent = 'a[href$="/auth/forgot-password"] { display: none; }';
  document.head.append(style);
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
      const [brand] = await Promise.all([readBrand(), dismissBanner()]);
      const name = brand.name ?? "Website";
      brandTab(name);
      if (!brand.sendsEmail) hideForgotPassword();

      return [{ locale: "en", data: panelWords(name) }];
    },
  };
};
