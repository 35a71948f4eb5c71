import logo from "../../../../brand/icon.svg";

/** Sets the favicon and the tab's title, which Strapi sets to its own name on every page. */
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
