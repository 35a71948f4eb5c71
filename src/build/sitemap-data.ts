type Dated = { updatedAt: string };
export type DatedPages = { nodes: readonly (Dated & { slug: string })[] };

/** The pages of the build and the dates of their records. */
export type SitemapData = {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: readonly { path: string }[] };
  home: Dated;
  about: Dated;
  portfolio: Dated;
  blog: Dated;
  careers: Dated;
  contact: Dated;
  privacy: Dated;
  compare: Dated;
  playbook: Dated;
  drawer: Dated;
  engagement: Dated;
  security: Dated;
  hiring: Dated;
  services: DatedPages;
  industries: DatedPages;
  hires: DatedPages;
  articles: DatedPages;
  projects: DatedPages;
  jobs: DatedPages;
  comparisons: DatedPages;
  chapters: DatedPages;
  sheets: DatedPages;
  record: Dated;
};

export const sitemapQuery = /* GraphQL */ `
  {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allSitePage(sort: { path: ASC }) {
      nodes {
        path
      }
    }
    home: strapiHome {
      updatedAt
    }
    about: strapiAboutus {
      updatedAt
    }
    portfolio: strapiPortfolio {
      updatedAt
    }
    blog: strapiBlog {
      updatedAt
    }
    careers: strapiCareers {
      updatedAt
    }
    contact: strapiContactus {
      updatedAt
    }
    privacy: strapiPrivacy {
      updatedAt
    }
    compare: strapiCompare {
      updatedAt
    }
    playbook: strapiPlaybook {
      updatedAt
    }
    drawer: strapiDrawer {
      updatedAt
    }
    engagement: strapiEngagement {
      updatedAt
    }
    security: strapiSecurity {
      updatedAt
    }
    hiring: strapiHiring {
      updatedAt
    }
    services: allStrapiServicePage {
      nodes {
        slug
        updatedAt
      }
    }
    industries: allStrapiIndustryPage {
      nodes {
        slug
        updatedAt
      }
    }
    hires: allStrapiHirePage {
      nodes {
        slug
        updatedAt
      }
    }
    articles: allStrapiArticle {
      nodes {
        slug
        updatedAt
      }
    }
    projects: allStrapiProject {
      nodes {
        slug
        updatedAt
      }
    }
    jobs: allStrapiJobOpening {
      nodes {
        slug
        updatedAt
      }
    }
    comparisons: allStrapiComparison {
      nodes {
        slug
        updatedAt
      }
    }
    chapters: allStrapiChapter {
      nodes {
        slug
        updatedAt
      }
    }
    sheets: allStrapiSheet {
      nodes {
        slug
        updatedAt
      }
    }
    record: strapiSite {
      updatedAt
    }
  }
`;
