import type { Anatomy } from "./types";

/** What websites, shops and business software are made of. */
export const content = {
  wordpress: {
    facts: {
      what: "Content management system",
      language: "PHP",
      runsOn: "Any host with PHP and MySQL",
      maker: "The WordPress community",
      license: "Open source, GPL",
    },
    layers: [
      ["Theme", "Blocks, templates"],
      ["Plugins", "Hooks, filters"],
      ["Core", "Posts, users, REST API"],
      ["PHP", "Requests, object cache"],
      ["MySQL", "Posts, metadata"],
    ],
  },
  joomla: {
    facts: {
      what: "Content management system",
      language: "PHP",
      runsOn: "Any host with PHP and MySQL",
      maker: "The Joomla community",
      license: "Open source, GPL",
    },
    layers: [
      ["Template", "Overrides, positions"],
      ["Extensions", "Components, modules"],
      ["Core", "Articles, access levels"],
      ["Framework", "Database, events"],
      ["Server", "PHP, MySQL or PostgreSQL"],
    ],
  },
  strapi: {
    facts: {
      what: "Headless content management",
      language: "TypeScript, JavaScript",
      runsOn: "Any Node.js server, Strapi Cloud",
      maker: "Strapi",
      license: "Open source, MIT; paid editions",
    },
    layers: [
      ["Admin panel", "Content manager, roles"],
      ["API", "REST, GraphQL"],
      ["Your code", "Controllers, services"],
      ["Document service", "Drafts, locales"],
      ["Database", "PostgreSQL, MySQL, SQLite"],
    ],
  },
  webflow: {
    facts: {
      what: "Website builder",
      language: "Visual editor, some JavaScript",
      runsOn: "Webflow’s hosting",
      maker: "Webflow",
      license: "Subscription",
    },
    layers: [
      ["Designer", "Classes, components"],
      ["Interactions", "Motion on scroll"],
      ["CMS", "Collections, references"],
      ["Pages", "HTML, CSS, JavaScript"],
      ["Hosting", "CDN, certificates"],
    ],
  },
  squarespace: {
    facts: {
      what: "Website builder",
      language: "Visual editor, some CSS",
      runsOn: "Squarespace’s hosting",
      maker: "Squarespace",
      license: "Subscription",
    },
    layers: [
      ["Sections", "Blocks on a grid"],
      ["Site styles", "Fonts, colors"],
      ["Custom code", "CSS, injection"],
      ["Commerce", "Products, bookings"],
      ["Hosting", "CDN, certificates, domains"],
    ],
  },
  odoo: {
    facts: {
      what: "Business software",
      language: "Python, JavaScript",
      runsOn: "Own server, Odoo.sh, Odoo Online",
      maker: "Odoo",
      license: "Open source, LGPL; paid edition",
    },
    layers: [
      ["Web client", "Owl, views"],
      ["Apps", "Sales, stock, accounting"],
      ["Your modules", "Inheritance, views"],
      ["ORM", "Models, access rules"],
      ["PostgreSQL", "Transactions"],
    ],
  },
  wix: {
    facts: {
      what: "Website builder",
      language: "Visual editor, JavaScript",
      runsOn: "Wix’s hosting",
      maker: "Wix",
      license: "Subscription",
    },
    layers: [
      ["Editor", "Sections, styles"],
      ["Velo", "JavaScript on pages"],
      ["Backend", "Web modules, jobs"],
      ["Data", "Collections, APIs"],
      ["Hosting", "CDN, certificates"],
    ],
  },
  hubspot: {
    facts: {
      what: "Customer platform with a CMS",
      language: "HubL, JavaScript",
      runsOn: "HubSpot’s hosting",
      maker: "HubSpot",
      license: "Subscription",
    },
    layers: [
      ["Pages", "Themes, modules"],
      ["HubL", "Templates, macros"],
      ["Functions", "Serverless code"],
      ["CRM", "Contacts, deals"],
      ["APIs", "Webhooks, private apps"],
    ],
  },
  woocommerce: {
    facts: {
      what: "Shop for WordPress",
      language: "PHP",
      runsOn: "Any host with PHP and MySQL",
      maker: "Automattic",
      license: "Open source, GPL",
    },
    layers: [
      ["Storefront", "Blocks, templates"],
      ["Extensions", "Payment, shipping, tax"],
      ["WooCommerce", "Products, orders"],
      ["WordPress", "Users, media"],
      ["Server", "PHP, MySQL"],
    ],
  },
  shopify: {
    facts: {
      what: "Shop as a service",
      language: "Liquid, JavaScript",
      runsOn: "Shopify’s hosting",
      maker: "Shopify",
      license: "Subscription and fees",
    },
    layers: [
      ["Theme", "Liquid, sections"],
      ["Checkout", "Extensions, functions"],
      ["Apps", "Admin and Storefront APIs"],
      ["Core", "Products, orders, stock"],
      ["Hosting", "CDN, scaling"],
    ],
  },
} as const satisfies Record<string, Anatomy>;
