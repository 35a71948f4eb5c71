import { globSync } from "node:fs";
import { resolve } from "node:path";

// One test file, since Jest would parse the pages again for each file.
import "./article-code.checks";
import "./buyer-pages.checks";
import "./cache.checks";
import "./case-studies.checks";
import "./hire-pages.checks";
import "./job-openings.checks";
import "./lists.checks";
import "./feeds-and-metadata.checks";
import "./preview-markers.checks";
import "./page-links.checks";
import "./pages.checks";
import "./pictures.checks";
import "./sitemap.checks";
import "./structured-data.checks";
import "./working-documents.checks";
// Last, since it waits for other processes.
import "./search.checks";

// Those of the sample content are deleted with it.
for (const file of globSync("sample-content/tests/built/*.checks.ts").sort()) {
  jest.requireActual(resolve(file));
}
