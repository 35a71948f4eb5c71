// One file for Jest, which would have each parse the pages for itself.
import "./article-code.checks";
import "./buyer-pages.checks";
import "./cache.checks";
import "./closed-opening.checks";
import "./dossiers.checks";
import "./hire-pages.checks";
import "./lists.checks";
import "./machines.checks";
import "./marks.checks";
import "./open-drawer.checks";
import "./overlap.checks";
import "./page-links.checks";
import "./pages.checks";
import "./pictures.checks";
import "./sitemap.checks";
import "./structured-data.checks";
import "./ten-facts.checks";
// What it asks other processes takes longest: its answers are there when all else is checked.
import "./search.checks";
