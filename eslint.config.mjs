import { globSync } from "node:fs";
import { join } from "node:path";

import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import { importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

// .oxlintrc.json has the rules that need types.

// The allowed imports between folders of src; any other is an error (docs/architecture.md).
const mayImport = {
  lib: [],
  catalogue: [],
  gatsby: ["catalogue", "lib"],
  preview: ["gatsby", "catalogue", "lib"],
  components: ["lib"],
  consent: ["components", "lib"],
  forms: ["consent", "components", "lib"],
  features: ["forms", "components", "catalogue", "lib"],
  sections: ["features", "forms", "components", "catalogue", "lib"],
  "style-guide": ["sections", "features", "forms", "components", "catalogue", "lib"],
  layout: ["consent", "forms", "components", "catalogue", "lib"],
  templates: ["layout", "style-guide", "sections", "features", "components", "catalogue", "lib"],
  pages: ["layout", "sections", "features", "components", "catalogue", "lib"],
};

// The same for the CMS: a folder a capability, on four levels. No module imports index.ts, main.ts and
// admin, which assemble them.
export const cmsMayImport = {
  server: [],
  panel: [],
  api: [],
  leads: ["server", "panel", "api"],
  content: ["server", "panel"],
  preview: ["content", "server", "panel"],
  security: ["content", "server"],
  publishing: ["preview", "content", "server", "panel"],
  assistants: ["content", "leads", "server", "panel"],
  admin: ["assistants", "publishing", "preview", "content", "leads", "panel"],
};

// The folders of a capability, in at most six layers. Only files beside them, such as register.ts,
// assemble them.
export const foldersMayImport = {
  leads: {
    forms: [],
    links: [],
    panel: [],
    audit: ["forms"],
    report: ["forms"],
    notify: ["forms", "links"],
    cvs: ["audit", "forms", "links"],
    newsletter: ["audit", "forms", "links", "notify"],
    intake: ["cvs", "forms", "notify"],
    data: ["audit", "cvs", "forms", "links", "notify", "report"],
    commands: ["data", "audit", "forms", "notify"],
  },
  content: {
    model: [],
    panel: [],
    text: [],
    editing: ["model"],
    media: ["model"],
    patterns: ["model"],
    search: ["model"],
    seed: ["media", "model"],
    addresses: ["editing", "model", "panel", "text"],
    checks: ["addresses", "editing", "media", "model"],
    versions: ["checks", "editing", "model"],
    moving: ["seed", "checks", "media", "addresses", "model"],
    commands: ["moving", "seed"],
  },
  publishing: {
    changes: [],
    links: [],
    publisher: ["changes"],
    state: ["publisher", "changes", "links"],
    forecast: ["state"],
    reviews: ["forecast", "state"],
    scheduling: ["state"],
    panel: ["state", "scheduling"],
  },
  assistants: {
    tokens: [],
    drafts: [],
    tools: [],
    endpoint: ["tokens"],
  },
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
  ...Object.entries(foldersMayImport).flatMap(([capability, folders]) =>
    zonesOf(`cms/src/${capability}`, folders, ["types.ts"]),
  ),
];

// The panel's half of a capability runs in a browser, the other half in Node.
const panelFolders = globSync("{panel,*/panel,*/*/panel}", {
  cwd: join(import.meta.dirname, "cms/src"),
});
const sharedTypes = [
  "assistants/types.ts",
  "content/types.ts",
  "leads/types.ts",
  "preview/types.ts",
  "publishing/types.ts",
];
zones.push({
  target: panelFolders.map((name) => `./cms/src/${name}`),
  from: "./cms/src",
  except: [...panelFolders, ...sharedTypes, "common", "api"].map((name) => `./${name}`),
  message: "the panel imports only types and the panel's own code",
});
zones.push({
  target: [
    "./cms/src/{assistants,server,leads,content,preview,publishing,security}/{*.ts,!(panel)/*.ts}",
    "./cms/src/*/*/!(panel)/**/*.ts",
  ],
  from: "./cms/src/{panel,*/panel,*/*/panel}/**/*",
  message: "code of the server never imports from the panel",
});

// Site and CMS share common/. Pages need its catalogue and paths, not the rules of publishing.
const sharesNoCode = "the site never imports from the CMS; it reads content over HTTP";
zones.push({ target: "./src", from: "./cms", except: [], message: sharesNoCode });
zones.push({
  target: ["./src/!(gatsby|preview)", "./src/!(gatsby|preview)/**/*"],
  from: "./common/rules",
  except: [],
  message: "only the build and the previews check content",
});
zones.push({
  target: "./cms",
  from: "./src",
  except: [],
  message: "the CMS never imports from the site",
});
zones.push({
  target: "./common",
  from: ".",
  except: ["./common", "./node_modules"],
  message: "common imports only from itself and from npm",
});
zones.push({
  target: "./brand",
  from: ".",
  except: ["./brand", "./node_modules"],
  message: "brand imports only from itself and from npm",
});
// Separate packages: each imports only from itself, from common/ and from npm, and neither the site
// nor the CMS imports from them. Pictures have the brand's colors and logo.
for (const name of [
  "publisher",
  "relay",
  "importer",
  "sample-content/code",
  "sample-content/pictures",
]) {
  const brand = name === "sample-content/pictures" ? ["./brand"] : [];
  zones.push({
    target: `./${name}`,
    from: ".",
    except: [`./${name}`, ...brand, "./common", "./node_modules"],
    message: `${name} is a separate package: it imports only from itself, from common and from npm`,
  });
  zones.push({
    target: "./{src,cms}/**/*",
    from: `./${name}`,
    except: [],
    message: `neither the site nor the CMS imports from ${name}`,
  });
}

/** Helpers that poll a condition for tests, with a timeout. */
const waits = [
  "publisher/tests/support/wait-until.ts",
  "cms/tests/support/wait.ts",
  // Waits for a turn of a page's event loop.
  "e2e/support/hydration.ts",
];

/** A call that reads the present time, as a selector. */
const now =
  ":matches(CallExpression[callee.object.name=/^(Date|performance)$/][callee.property.name='now'], NewExpression[callee.name='Date'][arguments.length=0])";

/** A call that asserts something, as a selector. */
const assertion =
  ":matches(CallExpression[callee.object.name='assert'], CallExpression[callee.name='expect'])";

const heldClock =
  "How long a machine takes decides this: hold the clock, or compare with a stored time.";

/** Syntax that makes a test depend on how fast a machine is. */
const timing = [
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: "Wait for a condition, with expect.poll or until().",
  },
  {
    // A delay of 0 yields to other tasks.
    selector:
      "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'][arguments.length=2]:not([arguments.1.value=0])",
    message: "Wait for a condition, with expect.poll or until().",
  },
  { selector: `BinaryExpression[operator=/^[<>]=?$/] ${now}`, message: heldClock },
  { selector: `BinaryExpression[operator='-'] > ${now}.right`, message: heldClock },
  {
    selector: `BinaryExpression[operator='-'] > BinaryExpression.right ${now}`,
    message: heldClock,
  },
  { selector: `${assertion} ${now}`, message: heldClock },
];

/** A hook of a file's tests, as a selector within the program. */
const hook = "> ExpressionStatement > CallExpression[callee.name=/^(before|after)Each$/]";

/** What tests of files that become one may not do (cms/tests/support/merge-files.ts). */
const restrictHooks = (files) => ({
  selector: `${files} ${hook}`,
  message: "It runs with the tests of all files of the process: put it in a suite.",
});

/** What tests that share a CMS may not do, and what the outbox writes while a test reads it. */
const restrictedInCmsTests = [
  ...timing,
  {
    selector: `${assertion} Identifier[name=/^(attempts|due_at|sent_at|failed_at|last_error|pauses_receiver)$/]`,
    message: "The outbox writes this in the background: wait for it with until().",
  },
  restrictHooks(
    "Program:has(ImportDeclaration[source.value=/support\\/(plain|panel|challenge|mail)-service$/])",
  ),
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
      "cms/src/common",
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
  {
    // Tests wait for conditions: fixed delays are too short on slow machines and too long on fast ones.
    files: [
      "**/*.{test,spec}.{ts,tsx}",
      "e2e/**",
      "**/testing/**",
      "**/stub-project/**",
      "publisher/tests/**",
      "relay/tests/**",
      "importer/tests/**",
      "cms/tests/**",
    ],
    ignores: waits,
    rules: {
      "no-restricted-syntax": ["error", ...timing],
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
    files: ["cms/tests/**"],
    ignores: waits,
    rules: { "no-restricted-syntax": ["error", ...restrictedInCmsTests] },
  },
  {
    files: ["cms/src/**/*.test.ts"],
    rules: { "no-restricted-syntax": ["error", ...timing, restrictHooks("Program")] },
  },
  {
    files: ["{common,src}/**/*.{ts,tsx}", "cms/{src,config}/**/*.{ts,tsx}", "*.{ts,tsx}"],
    ignores: ["**/*.test.*", "**/testing/**"],
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
    files: ["src/**/*.{ts,tsx}", "cms/src/**/*.tsx", "*.tsx"],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ["src/components/DataTable/DataTable.tsx", "src/features/CaseStudyDiagrams/Panel.tsx"],
    rules: {
      "jsx-a11y/no-interactive-element-to-noninteractive-role": ["error", { td: ["cell"] }],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "cms/src/{admin,panel,*/panel,*/*/panel}/**/*.{ts,tsx}"],
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
