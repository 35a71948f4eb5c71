import logo from "./logo.svg";
import { dismissBanner } from "./hide-strapi-ui";
import { panelTranslations } from "./translations";

type Brand = { name: string | null; sendsEmail: boolean };

/** What the CMS says before anybody has signed in. */
const readBrand = async (): Promise<Brand> => {
  try {
    const answer = await fetch("/brand");
    if (answer.ok) return (await answer.json()) as Brand;
  } catch {
    // A panel without the name is better than none.
  }

  return { name: null, sendsEmail: true };
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
 * Puts the agency's name on the panel. To be called before Strapi starts: it waits for nothing
 * that an app does, and takes texts only then.
 *
 * @returns Strapi's texts in our words.
 */
export const loadBrand = async () => {
  const [brand] = await Promise.all([readBrand(), dismissBanner()]);
  const name = brand.name ?? "Website";
  brandTab(name);
  if (!brand.sendsEmail) hideForgotPassword();

  return panelTranslations(name);
};
