import { withPrefix } from "gatsby";

const stylesheets = new Map<string, Promise<boolean>>();

const link = (path: string) =>
  new Promise<boolean>((resolve) => {
    const element = document.createElement("link");
    element.rel = "stylesheet";
    element.href = withPrefix(path);
    element.onload = () => resolve(true);
    element.onerror = () => {
      element.remove();
      stylesheets.delete(path);
      resolve(false);
    };
    document.head.append(element);
  });

/**
 * Links a stylesheet of a library once (src/gatsby/patches/library-stylesheets.ts).
 *
 * @returns whether it has loaded.
 */
export const linkStylesheet = (path: string): Promise<boolean> => {
  const loading = stylesheets.get(path) ?? link(path);
  stylesheets.set(path, loading);

  return loading;
};
