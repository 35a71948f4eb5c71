import { classNameOf, getLocalIdent, readClassNames } from "./class-names";

const hero = "src/sections/Hero/Hero.module.scss";

describe("class names of CSS modules", () => {
  it("are unique over all modules", () => {
    const modules = [...readClassNames("src/**/*.module.scss").values()];
    const names = modules.flatMap((names) => [...names.values()]);
    const known = new Map(modules.flatMap((names) => [...names].map(([a, b]) => [b, a])));

    expect(modules.length).toBeGreaterThan(50);
    // Rename one of two classes whose names collide.
    expect(
      names.filter((name, index) => names.indexOf(name) !== index).map((name) => known.get(name)),
    ).toEqual([]);
  });

  it("start with a letter, as CSS requires", () => {
    for (const names of readClassNames("src/**/*.module.scss").values()) {
      for (const name of names.values()) expect(name).toMatch(/^[a-z][a-z\d]{3}$/i);
    }
  });

  it("differ by module, and are readable in development", () => {
    const loader = { resourcePath: `${process.cwd()}/${hero}` };
    const production = jest.replaceProperty(process, "env", {
      ...process.env,
      NODE_ENV: "production",
    });

    expect(getLocalIdent(loader, "", "root")).toBe(classNameOf(hero, "root"));
    expect(classNameOf("src/other.module.scss", "root")).not.toBe(classNameOf(hero, "root"));
    production.restore();
    expect(getLocalIdent(loader, "", "root")).toBeUndefined();
  });
});
