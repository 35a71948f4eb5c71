import type { Schema, Struct } from "@strapi/strapi";

export interface PartsAccord extends Struct.ComponentSchema {
  collectionName: "components_parts_accords";
  info: {
    description: "One item of an accordion: a title, a text and an optional picture";
    displayName: "Accord";
    icon: "layer";
  };
  attributes: {
    data: Schema.Attribute.RichText &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The text inside.";
          label: "Text";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1500;
      }>;
    image: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown with the text when the item is open. At least 1200 \u00D7 900 pixels (4:3).";
          label: "Picture";
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The line that opens and closes the item.";
          label: "Heading";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface PartsCard extends Struct.ComponentSchema {
  collectionName: "components_parts_cards";
  info: {
    description: "One card of a group";
    displayName: "Card";
    icon: "apps";
  };
  attributes: {
    captions: Schema.Attribute.Media<"files"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The video\u2019s captions, as a WebVTT file.";
          label: "Captions";
        };
      }>;
    image: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown above the text. At least 800 \u00D7 500 pixels (16:10). Leave empty for a card without a picture.";
          label: "Picture";
        };
      }>;
    link: Schema.Attribute.Component<"shared.link", false> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown at the bottom of the card.";
          label: "Link";
        };
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Two or three sentences.";
          label: "Text";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading of the card.";
          label: "Heading";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    video: Schema.Attribute.Media<"videos"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown instead of the picture, with controls. The picture is used as its poster.";
          label: "Video";
        };
      }>;
  };
}

export interface PartsCriterion extends Struct.ComponentSchema {
  collectionName: "components_parts_criteria";
  info: {
    description: "One row of a comparison: what is compared, and what each side says";
    displayName: "Criterion";
    icon: "layout";
  };
  attributes: {
    criterion: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What is compared, in a few words: the first column of the table.";
          label: "Criterion";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    first: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What is true of the first side. One or two sentences.";
          label: "First side";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 240;
      }>;
    second: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What is true of the second side. One or two sentences.";
          label: "Second side";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 240;
      }>;
  };
}

export interface PartsEngagementModel extends Struct.ComponentSchema {
  collectionName: "components_parts_engagement_models";
  info: {
    description: "A way to work with us and its terms";
    displayName: "Engagement model";
    icon: "briefcase";
  };
  attributes: {
    included: Schema.Attribute.RichText &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A list of what the price covers.";
          label: "What is included";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    notice: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "How it is ended, and how early that must be said.";
          label: "Notice";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 240;
      }>;
    price: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What the price is made of, and what changes it.";
          label: "How the price comes about";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    rates: Schema.Attribute.Component<"parts.fact", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Rate bands: a role and what it costs, for example \u201CSenior developer\u201D and \u201C\u20AC70\u201385 an hour\u201D. Shown as they are; left out while there are none.";
          label: "Rates";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
        },
        number
      >;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "One to three sentences under the name.";
          label: "When it fits";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "For example: Dedicated developer";
          label: "Name";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    trial: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "How it can be tried, and what that costs.";
          label: "Trial";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 240;
      }>;
  };
}

export interface PartsFact extends Struct.ComponentSchema {
  collectionName: "components_parts_facts";
  info: {
    description: "A label and a short value";
    displayName: "Fact";
    icon: "information";
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "For example: Start within";
          label: "Label";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "For example: Two weeks";
          label: "Value";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface PartsPassage extends Struct.ComponentSchema {
  collectionName: "components_parts_passages";
  info: {
    description: "A heading with a longer text";
    displayName: "Passage";
    icon: "file";
  };
  attributes: {
    body: Schema.Attribute.RichText &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A longer text. Use lists and subheadings.";
          label: "Text";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20000;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown above the text and in the table of contents.";
          label: "Heading";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface PartsPoint extends Struct.ComponentSchema {
  collectionName: "components_parts_points";
  info: {
    description: "A heading with a sentence or two";
    displayName: "Point";
    icon: "bulletList";
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "One to three sentences.";
          label: "Text";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading of the point.";
          label: "Heading";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface PartsQuestion extends Struct.ComponentSchema {
  collectionName: "components_parts_questions";
  info: {
    description: "A question and its answer";
    displayName: "Question";
    icon: "question";
  };
  attributes: {
    answer: Schema.Attribute.RichText &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Answer in the first sentence, then explain.";
          label: "Answer";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1500;
      }>;
    question: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "As a visitor would ask it.";
          label: "Question";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface PartsStep extends Struct.ComponentSchema {
  collectionName: "components_parts_steps";
  info: {
    description: "One step of a process";
    displayName: "Step";
    icon: "arrowRight";
  };
  attributes: {
    duration: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "For example: 1\u20132 weeks";
          label: "Duration";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    outcome: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What the client has at the end of the step.";
          label: "Outcome";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What happens in this step.";
          label: "Text";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading of the step.";
          label: "Heading";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface PartsSubprocessor extends Struct.ComponentSchema {
  collectionName: "components_parts_subprocessors";
  info: {
    description: "A company that processes personal data on our behalf";
    displayName: "Subprocessor";
    icon: "server";
  };
  attributes: {
    location: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Where it processes the data.";
          label: "Location";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The company, with its legal form where it matters.";
          label: "Company";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    purpose: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What it does for us, and with which data.";
          label: "Purpose";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 240;
      }>;
  };
}

export interface PartsTopic extends Struct.ComponentSchema {
  collectionName: "components_parts_topics";
  info: {
    description: "A technology of the catalogue, by its slug";
    displayName: "Topic";
    icon: "hashtag";
  };
  attributes: {
    slug: Schema.Attribute.Enumeration<
      [
        "swift",
        "flutter",
        "ionic",
        "reactnative",
        "kotlin",
        "java",
        "android",
        "ios",
        "wordpress",
        "joomla",
        "strapi",
        "webflow",
        "squarespace",
        "odoo",
        "wix",
        "hubspot",
        "dotnet",
        "node",
        "php",
        "python",
        "golang",
        "bunsh",
        "angular",
        "react",
        "vue",
        "javascript",
        "css",
        "html",
        "laravel",
        "codeigniter",
        "cakephp",
        "django",
        "flask",
        "express",
        "woocommerce",
        "shopify",
        "electron",
        "illustrator",
        "photoshop",
        "figma",
        "quality-analyst",
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          catalogue: "technologies";
          description: "A technology we work with.";
          label: "Technology";
        };
      }>;
  };
}

export interface SectionsAccordion extends Struct.ComponentSchema {
  collectionName: "components_sections_accordions";
  info: {
    description: "A heading and items that open and close";
    displayName: "Accordion";
    icon: "layer";
  };
  attributes: {
    accords: Schema.Attribute.Component<"parts.accord", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The items.";
          label: "Items";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      >;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The sentence under the heading.";
          label: "Introduction";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading of the section.";
          label: "Heading";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 110;
      }>;
  };
}

export interface SectionsBand extends Struct.ComponentSchema {
  collectionName: "components_sections_bands";
  info: {
    description: "The heading of a section whose content comes from the catalogue or a collection";
    displayName: "Section heading";
    icon: "minus";
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The sentence under the heading.";
          label: "Introduction";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading of the section.";
          label: "Heading";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 110;
      }>;
  };
}

export interface SectionsCardGroup extends Struct.ComponentSchema {
  collectionName: "components_sections_card_groups";
  info: {
    description: "A heading and up to six cards, with optional pictures";
    displayName: "Card group";
    icon: "grid";
  };
  attributes: {
    cards: Schema.Attribute.Component<"parts.card", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "One to six cards.";
          label: "Cards";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 1;
        },
        number
      >;
    layout: Schema.Attribute.Enumeration<["cards", "steps", "columns"]> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "cards: side by side; steps: numbered, in order; columns: side by side for comparison, with thin lines between.";
          label: "Layout";
        };
      }> &
      Schema.Attribute.DefaultTo<"cards">;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The sentence under the heading.";
          label: "Introduction";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading of the section. On the contact page, the second section\u2019s title is also the title of the form.";
          label: "Heading";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 110;
      }>;
  };
}

export interface SectionsFeatureGroup extends Struct.ComponentSchema {
  collectionName: "components_sections_feature_groups";
  info: {
    description: "A picture next to an accordion of features, with an optional text below";
    displayName: "Feature group";
    icon: "stack";
  };
  attributes: {
    accordionImage: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown beside the items. At least 1200 \u00D7 900 pixels (4:3).";
          label: "Picture";
        };
      }>;
    features: Schema.Attribute.Component<"parts.accord", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The items of the accordion.";
          label: "Items";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
          min: 1;
        },
        number
      >;
    subsection: Schema.Attribute.Component<"parts.point", false> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A short text below the accordion.";
          label: "Closing text";
        };
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The sentence under the heading.";
          label: "Introduction";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading of the section.";
          label: "Heading";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 110;
      }>;
  };
}

export interface SectionsFeaturedBlog extends Struct.ComponentSchema {
  collectionName: "components_sections_featured_blogs";
  info: {
    description: "One article, shown large at the top of the blog";
    displayName: "Featured article";
    icon: "star";
  };
  attributes: {
    article: Schema.Attribute.Relation<"oneToOne", "api::article.article"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The article to show. Unpublished articles are not shown.";
          label: "Article";
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The label above the article, for example: Featured article";
          label: "Label";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 110;
      }>;
  };
}

export interface SectionsMain extends Struct.ComponentSchema {
  collectionName: "components_sections_mains";
  info: {
    description: "The top of a page: title, introduction, buttons";
    displayName: "Main";
    icon: "landscape";
  };
  attributes: {
    actions: Schema.Attribute.Component<"shared.link", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "At most two buttons. The first is the main one.";
          label: "Buttons";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 2;
        },
        number
      >;
    eyebrow: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A short label above the title.";
          label: "Line above the headline";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    facts: Schema.Attribute.Component<"parts.fact", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Up to four short facts next to the title.";
          label: "Short facts";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
        },
        number
      >;
    image: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown beside the headline on wide screens and below it on phones; its edges may be cropped. At least 1600 \u00D7 1200 pixels (4:3).";
          label: "Picture";
        };
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "One or two sentences under the title.";
          label: "Introduction";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The main heading of the page.";
          label: "Headline";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 110;
      }>;
  };
}

export interface SharedLink extends Struct.ComponentSchema {
  collectionName: "components_shared_links";
  info: {
    description: "A link or button";
    displayName: "Link";
    icon: "link";
  };
  attributes: {
    href: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A page of this site (/contact-us/), a full https:// address, mailto: or tel:";
          label: "Address";
          pattern: {
            regex: "^(/(?!/)|#|https?://|mailto:|tel:)[^\\s\\\\]*$";
            rule: "Start with / for a page of this site, # for a place on the page, https://, mailto: or tel:, and leave out spaces.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The text of the link: say what it does.";
          label: "Label";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface SharedSeo extends Struct.ComponentSchema {
  collectionName: "components_shared_seos";
  info: {
    description: "What search engines and link previews show";
    displayName: "Search and sharing";
    icon: "search";
  };
  attributes: {
    canonical: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Leave empty, unless the same text was first published at another address: then enter that address, starting with https://";
          label: "Original address";
          pattern: {
            regex: "^https://.+";
            rule: "Enter the full address, starting with https://.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown under the title in search results. One or two sentences.";
          label: "Description";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 170;
      }>;
    noindex: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Turn this on to keep the page out of search engines.";
          label: "Hide from search engines";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    shareImage: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown when somebody shares the page. At least 1200 \u00D7 630 pixels (1.91:1).";
          label: "Picture for sharing";
        };
      }>;
    structuredData: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Additional schema.org data as JSON. If in doubt, leave empty.";
          label: "Structured data";
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown in the browser tab and in search results. No two pages may share one.";
          label: "Page title";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

declare module "@strapi/strapi" {
  export namespace Public {
    export interface ComponentSchemas {
      "parts.accord": PartsAccord;
      "parts.card": PartsCard;
      "parts.criterion": PartsCriterion;
      "parts.engagement-model": PartsEngagementModel;
      "parts.fact": PartsFact;
      "parts.passage": PartsPassage;
      "parts.point": PartsPoint;
      "parts.question": PartsQuestion;
      "parts.step": PartsStep;
      "parts.subprocessor": PartsSubprocessor;
      "parts.topic": PartsTopic;
      "sections.accordion": SectionsAccordion;
      "sections.band": SectionsBand;
      "sections.card-group": SectionsCardGroup;
      "sections.feature-group": SectionsFeatureGroup;
      "sections.featured-blog": SectionsFeaturedBlog;
      "sections.main": SectionsMain;
      "shared.link": SharedLink;
      "shared.seo": SharedSeo;
    }
  }
}
