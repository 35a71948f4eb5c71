import type { TechnologyProfiles } from "./types";

export const cmsAndCommerce = {
  wordpress: {
    facts: {
      category: "Content management system",
      language: "PHP",
      runsOn: "Any host with PHP and MySQL",
      maintainer: "The WordPress community",
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
      category: "Content management system",
      language: "PHP",
      runsOn: "Any host with PHP and MySQL",
      maintainer: "The Joomla community",
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
      category: "Headless content management",
      language: "TypeScript, JavaScript",
      runsOn: "Any Node.js server, Strapi Cloud",
      maintainer: "Strapi",
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
      category: "Website builder",
      language: "Visual editor, some JavaScript",
      runsOn: "Webflow’s hosting",
      maintainer: "Webflow",
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
      category: "Website builder",
      language: "Visual editor, some CSS",
      runsOn: "Squarespace’s hosting",
      maintainer: "Squarespace",
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
      category: "Business software",
      language: "Python, JavaScript",
      runsOn: "Your server, Odoo.sh, Odoo Online",
      maintainer: "Odoo",
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
      category: "Website builder",
      language: "Visual editor, JavaScript",
      runsOn: "Wix’s hosting",
      maintainer: "Wix",
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
      category: "Customer platform with a CMS",
      language: "HubL, JavaScript",
      runsOn: "HubSpot’s hosting",
      maintainer: "HubSpot",
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
      category: "Shop for WordPress",
      language: "PHP",
      runsOn: "Any host with PHP and MySQL",
      maintainer: "Automattic",
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
      category: "Shop as a service",
      language: "Liquid, JavaScript",
      runsOn: "Shopify’s hosting",
      maintainer: "Shopify",
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
} as const satisfies TechnologyProfiles;
