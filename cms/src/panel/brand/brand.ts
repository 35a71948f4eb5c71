import logo from "../../../../brand/icon.svg";
import { dismissBanner } from "./hide-strapi-ui";
import { panelTranslations } from "./translations";

type Brand = { name: string | null; sendsEmail: boolean; assistants: boolean };

/** What the panel shows before sign-in: the name, and whether emails and assistants are set up. */
const readBrand = async (): Promise<Brand> => {
  try {
    const response = await fetch("/brand");
    if (response.ok) return (await response.json()) as Brand;
  } catch {
    // The panel works without the name.
  }

  return { name: null, sendsEmail: true, assistants: false };
};

/** Hides the password reset link if there is no mail server. */
const hideForgotPassword = () => {
  const style = document.createElement("style");
  style.textContent = 'a[href$="/auth/forgot-password"] { display: none; }';
  document.head.append(style);
};

/** Sets the favicon and the tab's title, which Strapi sets to its own name on every page. */
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
 * Sets the agency's name in the panel. Call it before Strapi starts: Strapi does not wait for an
 * app, and reads texts only at startup.
 *
 * @returns our overrides of Strapi's texts, and whether people may work with assistants.
 */
export const loadBrand = async () => {
  const [brand] = await Promise.all([readBrand(), dismissBanner()]);
  const name = brand.name ?? "Website";
  brandTab(name);
  if (!brand.sendsEmail) hideForgotPassword();

  return { translations: panelTranslations(name), hasAssistants: brand.assistants };
};
