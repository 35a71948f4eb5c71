import { getFetchClient } from "@strapi/strapi/admin";

import logo from "./logo.svg";

/** The name of the agency; "Website" while the content service does not say one. */
export const readName = async (): Promise<string> => {
  try {
    const { data } = await getFetchClient().get<{ name: string | null }>("/brand");

    return data.name ?? "Website";
  } catch {
    return "Website";
  }
};

/** Puts the logo and the name on the browser's tab, where Strapi writes its own name on every page. */
export const brandTab = (name: string) => {
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
