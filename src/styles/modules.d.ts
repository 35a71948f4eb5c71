// CSS modules export each class under its own name; which ones there are is
// known only to Sass.
declare module "*.module.scss" {
  const classes: { readonly [name: string]: string };
  export = classes;
}
declare module "*.scss";
