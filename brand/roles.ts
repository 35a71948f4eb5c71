import { compile } from "sass";

/** Colors such as `#0f3a44` by role, such as `surface`. */
export type Roles = Readonly<Record<string, string>>;

/** The color roles of both schemes, as the stylesheets define them. */
export const readRoles = (): { light: Roles; dark: Roles } => {
  const { css } = compile("src/styles/_tokens.scss");
  const rolesOf = (selector: string): Roles => {
    const start = css.indexOf(`${selector} {`);
    const rule = css.slice(start, css.indexOf("}", start));

    return Object.fromEntries(
      [...rule.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6})/gi)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
  };
  const light = rolesOf(":root");

  return { light, dark: { ...light, ...rolesOf(":root[data-scheme=dark]") } };
};
