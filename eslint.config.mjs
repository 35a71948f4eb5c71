import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import { importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

// The house plan. Each folder of src lists the folders it may import from;
// everything it leaves out is an error. docs/architecture.md tells the why.
const mayImport = {
  lib: [],
  catalogue: [],
  build: ["catalogue", "lib"],
  preview: ["build", "catalogue", "lib"],
  components: ["lib"],
  consent: ["components", "lib"],
  forms: ["components", "lib"],
  sections: ["forms", "components", "catalogue", "lib"],
  layout: ["consent", "forms", "components", "catalogue", "lib"],
  templates: ["layout", "sections", "catalogue", "lib"],
  pages: ["layout", "sections", "catalogue", "lib"],
};

// The same for the content service, from the bottom up. `context.ts` is what its rooms share
// while it runs; index.ts and main.ts put the rooms together, and nobody imports them.
const cmsMayImport = {
  "settings.ts": [
    "lib",
    "form-settings.ts",
    "publishing-settings.ts",
    "setting-kinds.ts",
    "storage-settings.ts",
  ],
  "context.ts": ["settings.ts", "storage", "http", "lib"],
  lib: [],
  storage: ["settings.ts"],
  http: ["lib"],
  database: [],
  content: ["database", "lib"],
  api: [],
  editing: ["database", "http", "lib"],
  admin: [
    "content/catalogue.json",
    "editing/types.ts",
    "publishing/types.ts",
    "scheduling/types.ts",
  ],
  scheduling: ["content", "outbox", "database", "lib"],
  operation: ["storage", "http", "lib", "context.ts", "settings.ts"],
  forms: ["http", "lib", "api"],
  audit: ["lib", "context.ts"],
  uploads: ["audit", "database", "http", "lib", "context.ts"],
  newsletter: ["audit", "forms", "database", "http", "lib", "context.ts"],
  outbox: ["content", "newsletter", "uploads", "forms", "database", "lib", "context.ts"],
  submissions: ["outbox", "uploads", "forms", "database", "http", "lib", "context.ts"],
  leads: [
    "audit",
    "newsletter",
    "outbox",
    "uploads",
    "forms",
    "database",
    "http",
    "lib",
    "context.ts",
  ],
  preview: ["content", "lib", "context.ts", "settings.ts"],
  publishing: ["content", "database", "http", "lib", "context.ts", "settings.ts"],
  metrics: ["publishing", "outbox", "uploads", "database", "http", "lib", "context.ts"],
  access: [
    "leads",
    "submissions",
    "publishing",
    "newsletter",
    "outbox",
    "uploads",
    "forms",
    "database",
    "http",
    "content",
    "lib",
    "context.ts",
  ],
  commands: ["audit", "leads", "operation", "forms", "content", "lib", "context.ts", "settings.ts"],
};

const zonesOf = (root, table, shared) =>
  Object.entries(table).map(([folder, allowed]) => ({
    target: `./${root}/${folder}`,
    from: `./${root}`,
    except: [folder, ...allowed, ...shared].map((name) => `./${name}`),
    message: `${root}/${folder} may import from: ${allowed.join(", ") || "nothing"}`,
  }));

const zones = [
  ...zonesOf("src", mayImport, ["styles", "testing"]),
  ...zonesOf("cms/src", cmsMayImport, []),
];

// The site and the content service share a repository, and of their code only the rules of
// what can be published: the site's build checks by them what the content service refuses,
// and its previews show drafts by them.
const rules = "./src/content/rules";
const sharesNoCode = "the site never imports from the content service; it reads it over HTTP";
zones.push({
  target: ["./src/!(build|preview)", "./src/!(build|preview)/**/*"],
  from: "./cms",
  except: [],
  message: sharesNoCode,
});
zones.push({
  target: ["./src/build", "./src/preview"],
  from: "./cms",
  // The tests of both halves read one table of what is refused.
  except: [rules, "./tests/support/refusals.ts"],
  message: sharesNoCode,
});
zones.push({
  target: "./cms/src/content/rules",
  from: "./cms/src",
  except: ["./content/rules", "./lib"],
  message: "cms/src/content/rules may import from: lib",
});
zones.push({
  target: "./cms",
  from: "./src",
  except: [],
  message: "the content service never imports from the site",
});
// Packages of their own: each imports from itself and from npm, and neither half imports from them.
for (const name of ["pictures", "samples", "publisher"]) {
  zones.push({
    target: `./${name}`,
    from: ".",
    except: [`./${name}`, "./node_modules"],
    message: `${name} is a package of its own: it imports from itself and from npm`,
  });
  zones.push({
    target: "./{src,cms}/**/*",
    from: `./${name}`,
    except: [],
    message: `nothing of the site or the content service imports from ${name}`,
  });
}

/** What tests wait with: it asks again after a pause, and what never comes ends it. */
const waits = [
  "publisher/testing/wait-until.ts",
  "cms/tests/support/wait.ts",
  // The time within which a page takes a turn of its event loop.
  "e2e/support/quiet.ts",
];

export default tseslint.config(
  {
    ignores: [
      "**/node_modules",
      ".cache",
      "public",
      "releases",
      "cms/dist",
      "cms/build",
      "cms/.strapi",
      "cms/types",
      ".stryker",
      "**/*.d.ts",
    ],
  },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { "import-x": importX },
    settings: { "import-x/resolver-next": [createTypeScriptImportResolver()] },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones }],
      "import-x/no-duplicates": "error",
      "import-x/order": ["error", { "newlines-between": "ignore" }],
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "no-console": "off",
      eqeqeq: "error",
    },
  },
  // What only the types can tell: a promise that nobody waits for, an await of none.
  ...tseslint.configs.recommendedTypeCheckedOnly.map((config) => ({
    ...config,
    files: ["**/*.{ts,tsx}", "scripts/**/*.mjs"],
  })),
  {
    files: ["**/*.{ts,tsx}", "scripts/**/*.mjs"],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/no-floating-promises": [
        "error",
        {
          allowForKnownSafeCalls: [
            { from: "package", package: "node:test", name: ["test", "it", "describe", "suite"] },
          ],
        },
      ],
      // JSON, Strapi's services and Gatsby's queries are `any` where they come in.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      // Values that are `unknown` by nature are put into sentences.
      "@typescript-eslint/no-base-to-string": "off",
      // An interface may ask for a promise from what has nothing to wait for.
      "@typescript-eslint/require-await": "off",
    },
  },
  {
    files: ["**/*.{test,spec}.{ts,tsx}"],
    // A double is handed to expect() as it is.
    rules: { "@typescript-eslint/unbound-method": "off" },
  },
  {
    // Tests wait for conditions: a time is too short on one machine and too long on the others.
    files: [
      "**/*.{test,spec}.{ts,tsx}",
      "e2e/**",
      "**/testing/**",
      "**/stub-project/**",
      "cms/tests/**",
    ],
    ignores: waits,
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: "Wait for a condition, with expect.poll or until().",
        },
        {
          // A delay of none lets other tasks run.
          selector:
            "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'][arguments.length=2]:not([arguments.1.value=0])",
          message: "Wait for a condition, with expect.poll or until().",
        },
      ],
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "node:timers/promises",
              importNames: ["setTimeout"],
              message: "Wait for a condition, with until().",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "cms/{src,config}/**/*.{ts,tsx}", "*.{ts,tsx}"],
    ignores: ["**/*.test.*", "src/testing/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "/(testing|tests)/", message: "Production code needs no tests." }] },
      ],
    },
  },
  {
    files: ["cms/**/*.ts"],
    rules: {
      "no-restricted-globals": [
        "error",
        { name: "strapi", message: "Take strapi as a parameter, not from the global scope." },
      ],
    },
  },
  {
    files: ["**/*.cjs"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    files: ["src/**/*.{ts,tsx}", "cms/src/admin/**/*.tsx", "*.tsx"],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ["src/**/*.{ts,tsx}", "cms/src/admin/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      "no-console": "error",
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["src/pages/**", "src/templates/**", "src/**/*.test.*", "src/testing/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "ExportDefaultDeclaration",
          message: "Export by name: default exports are for pages and templates.",
        },
      ],
    },
  },
);
