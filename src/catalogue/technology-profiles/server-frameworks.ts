import type { TechnologyProfiles } from "./types";

export const serverFrameworks = {
  laravel: {
    facts: {
      category: "Web framework, complete",
      language: "PHP",
      runsOn: "Any PHP server",
      maintainer: "Laravel",
      license: "Open source, MIT",
    },
    layers: [
      ["Your app", "Blade, Livewire, Inertia"],
      ["Eloquent", "Models, migrations"],
      ["Services", "Queues, email, cache"],
      ["Container", "Providers, middleware"],
      ["Server", "PHP, MySQL, Redis"],
    ],
  },
  codeigniter: {
    facts: {
      category: "Web framework, small",
      language: "PHP",
      runsOn: "Any PHP server",
      maintainer: "CodeIgniter Foundation",
      license: "Open source, MIT",
    },
    layers: [
      ["Your app", "Controllers, views"],
      ["Models", "Query builder, entities"],
      ["Filters", "CSRF, throttling"],
      ["Core", "Routing, services"],
      ["Server", "PHP, MySQL"],
    ],
  },
  cakephp: {
    facts: {
      category: "Web framework, convention-based",
      language: "PHP",
      runsOn: "Any PHP server",
      maintainer: "Cake Software Foundation",
      license: "Open source, MIT",
    },
    layers: [
      ["Your app", "Controllers, templates"],
      ["ORM", "Tables, entities"],
      ["Conventions", "Names, Bake"],
      ["Middleware", "CSRF, authentication"],
      ["Server", "PHP, MySQL"],
    ],
  },
  django: {
    facts: {
      category: "Web framework, complete",
      language: "Python",
      runsOn: "Any Python server",
      maintainer: "Django Software Foundation",
      license: "Open source, BSD",
    },
    layers: [
      ["Your app", "Views, templates, forms"],
      ["Admin", "Lists, permissions"],
      ["ORM", "Models, migrations"],
      ["Middleware", "Sessions, CSRF"],
      ["Server", "WSGI or ASGI, PostgreSQL"],
    ],
  },
  flask: {
    facts: {
      category: "Web framework, small",
      language: "Python",
      runsOn: "Any Python server",
      maintainer: "Pallets",
      license: "Open source, BSD",
    },
    layers: [
      ["Your app", "Views, blueprints"],
      ["Extensions", "SQLAlchemy, Login"],
      ["Flask", "Contexts, routing"],
      ["Werkzeug and Jinja", "Requests, templates"],
      ["Server", "WSGI, Gunicorn"],
    ],
  },
  express: {
    facts: {
      category: "Web framework, small",
      language: "JavaScript, TypeScript",
      runsOn: "Any Node.js server",
      maintainer: "OpenJS Foundation",
      license: "Open source, MIT",
    },
    layers: [
      ["Your routes", "Handlers, validation"],
      ["Middleware", "Sessions, errors"],
      ["Express", "Router, request, response"],
      ["Node.js", "HTTP, streams"],
      ["Engine", "V8, event loop"],
    ],
  },
} as const satisfies TechnologyProfiles;
