import { withPrefix } from "gatsby";

const linked = new Map<string, Promise<boolean>>();

const link = (path: string) =>
  new Promise<boolean>((resolve) => {
    const element = document.createElement("link");
    element.rel = "stylesheet";
    element.href = withPrefix(path);
    element.onload = () => resolve(true);
    element.onerror = () => {
      element.remove();
      linked.delete(path);
      resolve(false);
    };
    document.head.append(element);
  });

/**
 * Links a stylesheet from the site's files, once, and resolves with whether it
 * loaded. Gatsby writes imported stylesheets into every page, so large ones of
 * libraries are files of their own (src/build/library-stylesheets.ts).
 */
export const linkStylesheet = (path: string): Promise<boolean> => {
  const loading = linked.get(path) ?? link(path);
  linked.set(path, loading);

  return loading;
};
