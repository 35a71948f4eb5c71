// CSS modules export each class under its own name; TypeScript cannot know the names.
declare module "*.module.scss" {
  const classes: { readonly [name: string]: string };
  export = classes;
}
declare module "*.scss";
