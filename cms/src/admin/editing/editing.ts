import type { StrapiApp } from "@strapi/strapi/admin";

import { FloatingUnsavedWords, UnsavedWords } from "./UnsavedWords";
import { keptWords } from "./use-kept-words";

type ContentManager = {
  injectComponent: (view: string, place: string, added: object) => void;
};

/** Keeps words of editors from being lost. To be called when plugins are ready. */
export const addEditing = (app: Pick<StrapiApp, "getPlugin">) => {
  const contentManager = app.getPlugin("content-manager") as unknown as ContentManager;
  const name = "unsaved-words";
  contentManager.injectComponent("editView", "right-links", { name, Component: UnsavedWords });
  contentManager.injectComponent("preview", "actions", { name, Component: FloatingUnsavedWords });
  keptWords.forgetOld();
};
