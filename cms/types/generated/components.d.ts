import type { Schema, Struct } from "@strapi/strapi";

export interface FormsField extends Struct.ComponentSchema {
  collectionName: "components_forms_fields";
  info: {
    description: "One question of a form";
    displayName: "Form field";
    icon: "pencil";
  };
  attributes: {
    help: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A sentence below the field.";
          label: "Help";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    key: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    kind: Schema.Attribute.Enumeration<
      [
        "text",
        "email",
        "phone",
        "webAddress",
        "longText",
        "choice",
        "choices",
        "checkbox",
        "date",
        "number",
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What visitors enter. A web address may be written without https://. A form has at most one email field, whose address gets the reply.";
          label: "Kind";
        };
      }> &
      Schema.Attribute.DefaultTo<"text">;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What is asked, in a few words. Use each label only once in a form. A correction of its words keeps the form working on pages that are open.";
          label: "Label";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    max: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The highest number, or the most characters of a text: without it 200, in a long text 5,000.";
          label: "Maximum";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 1000000000;
          min: -1000000000;
        },
        number
      >;
    min: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The lowest number, or the fewest characters of a text.";
          label: "Minimum";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 1000000000;
          min: -1000000000;
        },
        number
      >;
    options: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The options of a choice, one per line: 2 to 30, at most 80 characters each.";
          label: "Options";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 3000;
      }>;
    purpose: Schema.Attribute.Enumeration<
      [
        "none",
        "name",
        "given-name",
        "family-name",
        "organization",
        "organization-title",
        "street-address",
        "postal-code",
        "address-level2",
        "address-level1",
        "country-name",
        "url",
        "bday",
      ]
    > &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What browsers fill in for visitors. Without one, it is guessed from the kind and the label, such as \u201CCompany\u201D; \u201CNone\u201D stops that.";
          label: "Purpose";
        };
      }>;
    required: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Visitors cannot send the form without an answer. A required checkbox must be checked.";
          label: "Required";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
  };
}

export interface FormsReceipt extends Struct.ComponentSchema {
  collectionName: "components_forms_receipts";
  info: {
    description: "A short email to each person who sends a form";
    displayName: "Receipt";
    icon: "envelop";
  };
  attributes: {
    form: Schema.Attribute.Enumeration<["contact", "application", "portfolio"]> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The form whose senders get this email: contact messages, applications, or requests for work like a case study.";
          label: "Form";
        };
      }>;
    subject: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The subject of the email.";
          label: "Subject";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 110;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The text of the email, without signs for formatting. The address may be another person\u2019s: the email says so below your text, and repeats nothing of what was written.";
          label: "Text";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
  };
}

export interface NavigationCatalogue extends Struct.ComponentSchema {
  collectionName: "components_navigation_catalogues";
  info: {
    description: "A group of the menu whose links the site lists by itself";
    displayName: "Services, industries or technologies";
    icon: "apps";
  };
  attributes: {
    group: Schema.Attribute.Enumeration<["services", "industry", "hire"]> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "services: all services; industry: all industries; hire: all technologies.";
          label: "Group";
        };
      }> &
      Schema.Attribute.DefaultTo<"services">;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading of the group.";
          label: "Label";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface NavigationGroup extends Struct.ComponentSchema {
  collectionName: "components_navigation_groups";
  info: {
    description: "A heading with links below it";
    displayName: "Group of links";
    icon: "bulletList";
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading of the links. In the menu, a single link is shown without it.";
          label: "Label";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    links: Schema.Attribute.Component<"navigation.link", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "One to twelve links.";
          label: "Links";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      >;
  };
}

export interface NavigationLink extends Struct.ComponentSchema {
  collectionName: "components_navigation_links";
  info: {
    description: "A link to a page of this site, or to another address";
    displayName: "Link";
    icon: "link";
  };
  attributes: {
    address: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Any other page of this site, like /blog/our-first-year/, or an https:// address.";
          label: "Other address";
          pattern: {
            regex: "^(/(?!/)|https://)[^\\s\\\\]*$";
            rule: "Start with / for a page of this site or with https://, and leave out spaces.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The text of the link.";
          label: "Label";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    page: Schema.Attribute.Relation<"oneToOne", "api::page.page"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A page of your own: the link follows it when its address changes.";
          label: "Your page";
        };
      }>;
    place: Schema.Attribute.Enumeration<
      [
        "/",
        "/about-us/",
        "/portfolio/",
        "/blog/",
        "/careers/",
        "/contact-us/",
        "/compare/",
        "/playbook/",
        "/working-documents/",
        "/engagement/",
        "/security/",
        "/privacy-policy/",
        "/#services",
        "/#industries",
        "/hire/hire-dedicated-developer/",
        "/site-index/",
        "/search/",
        "/services/ecommerce/",
        "/services/app-development/",
        "/services/web-development/",
        "/services/ui-ux-research/",
        "/services/digital-marketing/",
        "/services/ai-development/",
        "/services/odoo/",
        "/services/cloud-services/",
        "/industry/fintech/",
        "/industry/warranty/",
        "/industry/e-commerce/",
        "/industry/healthcare/",
        "/industry/restaurant/",
        "/industry/manufacturing/",
        "/hire/hire-swift-developer/",
        "/hire/hire-flutter-developer/",
        "/hire/hire-ionic-developer/",
        "/hire/hire-reactnative-developer/",
        "/hire/hire-kotlin-developer/",
        "/hire/hire-java-developer/",
        "/hire/hire-android-developer/",
        "/hire/hire-ios-developer/",
        "/hire/hire-wordpress-developer/",
        "/hire/hire-joomla-developer/",
        "/hire/hire-strapi-developer/",
        "/hire/hire-webflow-developer/",
        "/hire/hire-squarespace-developer/",
        "/hire/hire-odoo-developer/",
        "/hire/hire-wix-developer/",
        "/hire/hire-hubspot-developer/",
        "/hire/hire-dotnet-developer/",
        "/hire/hire-node-developer/",
        "/hire/hire-php-developer/",
        "/hire/hire-python-developer/",
        "/hire/hire-golang-developer/",
        "/hire/hire-bunsh-developer/",
        "/hire/hire-angular-developer/",
        "/hire/hire-react-developer/",
        "/hire/hire-vue-developer/",
        "/hire/hire-javascript-developer/",
        "/hire/hire-css-developer/",
        "/hire/hire-html-developer/",
        "/hire/hire-laravel-developer/",
        "/hire/hire-codeigniter-developer/",
        "/hire/hire-cakephp-developer/",
        "/hire/hire-django-developer/",
        "/hire/hire-flask-developer/",
        "/hire/hire-express-developer/",
        "/hire/hire-woocommerce-developer/",
        "/hire/hire-shopify-developer/",
        "/hire/hire-electron-developer/",
        "/hire/hire-illustrator-designer/",
        "/hire/hire-photoshop-designer/",
        "/hire/hire-figma-designer/",
        "/hire/hire-quality-analyst/",
      ]
    > &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          catalogue: "places";
          description: "A page that the site always has. Leave it empty for one of the next two.";
          label: "Page of the site";
        };
      }>;
  };
}

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

export interface PartsAlternative extends Struct.ComponentSchema {
  collectionName: "components_parts_alternatives";
  info: {
    description: "Another technology, and when to choose it instead";
    displayName: "Alternative";
    icon: "arrowRight";
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
          description: "A column of the table. The catalogue fills it: language, maker, license.";
          label: "Technology";
        };
      }>;
    when: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "One sentence about the client\u2019s situation, the last row of the table.";
          label: "Choose it instead when";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
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
          description: "The video\u2019s captions: a file whose name ends in .vtt.";
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
          description: "Shown instead of the picture, with controls. The picture is shown until it plays.";
          label: "Video";
        };
      }>;
  };
}

export interface PartsChart extends Struct.ComponentSchema {
  collectionName: "components_parts_charts";
  info: {
    description: "A cover that is drawn from numbers";
    displayName: "Chart";
    icon: "chartPie";
  };
  attributes: {
    kind: Schema.Attribute.Enumeration<["bars", "rows", "line", "steps", "dots", "spans"]> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Bars: upright, one for each number. Rows: the same, lying. Line: a curve through the numbers. Steps: a line that holds each number. Dots: as many dots in a column as the number says. Spans: each pair of numbers is the start and the end of a bar, as in a timeline.";
          label: "Kind";
        };
      }> &
      Schema.Attribute.DefaultTo<"bars">;
    mark: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Which bar, column or point has the signal color, counted from 1.";
          label: "Emphasized";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 48;
          min: 1;
        },
        number
      >;
    values: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "3 to 48 numbers with spaces between them, for example: 3 8 14 21 13 7.";
          label: "Numbers";
          pattern: {
            regex: "^\\s*\\d+(\\.\\d+)?(\\s+\\d+(\\.\\d+)?){2,47}\\s*$";
            rule: "Write 3 to 48 numbers with spaces between them, for example 3 8 14 21.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 240;
      }>;
  };
}

export interface PartsClient extends Struct.ComponentSchema {
  collectionName: "components_parts_clients";
  info: {
    description: "A client who may be named on the site";
    displayName: "Client";
    icon: "briefcase";
  };
  attributes: {
    logo: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "On a transparent or white background, at least 320 \u00D7 96 pixels (10:3); it is never cropped. Its alternative text is the client\u2019s name.";
          label: "Logo";
        };
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown if there is no logo.";
          label: "Name";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
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

export interface PartsDocumentPart extends Struct.ComponentSchema {
  collectionName: "components_parts_document_parts";
  info: {
    description: "A heading, its text, and a note in the margin";
    displayName: "Part of a document";
    icon: "file";
  };
  attributes: {
    note: Schema.Attribute.RichText &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A short remark beside the part: why it is asked, an example, how to go back.";
          label: "Note in the margin";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1500;
      }>;
    text: Schema.Attribute.RichText &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What is on the document. Tables and code are fine; headings are not needed.";
          label: "Text";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 4000;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading of the part, or the name of the field to fill in.";
          label: "Heading";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
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
    bestFor: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The situation it fits best. A row of the table on the page Engagement models, once every model says it.";
          label: "Best for";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    billing: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "When and for what invoices come. A row of the table on the page Engagement models, once every model says it.";
          label: "Billing";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
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
    planning: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Who plans, in a few words. A row of the table on the page Engagement models, once every model says it.";
          label: "Planning";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
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
    rates: Schema.Attribute.Component<"parts.rate", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Price ranges by role. The section is left out while there are none.";
          label: "Rates";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
        },
        number
      >;
    risk: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Who bears it, in a few words. A row of the table on the page Engagement models, once every model says it.";
          label: "Delivery risk";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    start: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "How soon work begins. A row of the table on the page Engagement models, once every model says it.";
          label: "Start";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
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

export interface PartsMessage extends Struct.ComponentSchema {
  collectionName: "components_parts_messages";
  info: {
    description: "What one participant sends to another";
    displayName: "Message";
    icon: "arrowRight";
  };
  attributes: {
    from: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The name of a participant, spelled as above.";
          label: "From";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 28;
      }>;
    reply: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Turn this on for an answer. Its arrow is dashed.";
          label: "Reply";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What is sent or done, over the arrow.";
          label: "Message";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 90;
      }>;
    to: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The name of a participant. The same one twice is a step that it does by itself.";
          label: "To";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 28;
      }>;
  };
}

export interface PartsOption extends Struct.ComponentSchema {
  collectionName: "components_parts_options";
  info: {
    description: "One way to solve the problem, and what became of it";
    displayName: "Option";
    icon: "apps";
  };
  attributes: {
    costToLeave: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What it would take to change to something else later.";
          label: "Switching cost";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    reason: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "One or two sentences behind the verdict.";
          label: "Why";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 240;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The head of the row: what was considered, in a few words.";
          label: "Option";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    verdict: Schema.Attribute.Enumeration<["Chosen", "Rejected", "Later"]> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What was decided. Say why in the next field.";
          label: "Verdict";
        };
      }> &
      Schema.Attribute.DefaultTo<"Rejected">;
  };
}

export interface PartsPanel extends Struct.ComponentSchema {
  collectionName: "components_parts_panels";
  info: {
    description: "A part of a drawn screen";
    displayName: "Panel";
    icon: "layout";
  };
  attributes: {
    half: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Turn this on for two panels side by side. Phones have them one below the other.";
          label: "Half as wide";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    kind: Schema.Attribute.Enumeration<["table", "list", "fields", "figures", "bars", "buttons"]> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Table: the first line has the heads of the columns. List: a line and a note. Fields: a label and what is entered. Figures: a label and a number. Bars: a label and an amount. Buttons: the first one is the main one.";
          label: "What it shows";
        };
      }> &
      Schema.Attribute.DefaultTo<"table">;
    rows: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "One line for each row, with | between its cells, for example: Elbow 90\u00B0 | 12 | In stock. Begin a line with * to mark it.";
          label: "Lines";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Above the panel; of a phone, the title of the screen.";
          label: "Heading";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 48;
      }>;
  };
}

export interface PartsParticipant extends Struct.ComponentSchema {
  collectionName: "components_parts_participants";
  info: {
    description: "A person or a system in a sequence";
    displayName: "Participant";
    icon: "user";
  };
  attributes: {
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The head of a column. Two words at most fit well.";
          label: "Name";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 28;
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

export interface PartsRate extends Struct.ComponentSchema {
  collectionName: "components_parts_rates";
  info: {
    description: "What something costs: a range in a currency, by a unit";
    displayName: "Rate";
    icon: "priceTag";
  };
  attributes: {
    currency: Schema.Attribute.Enumeration<
      [
        "USD",
        "EUR",
        "GBP",
        "AED",
        "AUD",
        "BRL",
        "CAD",
        "CHF",
        "CZK",
        "DKK",
        "INR",
        "JPY",
        "NOK",
        "PLN",
        "SEK",
        "SGD",
        "ZAR",
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The currency of both amounts.";
          label: "Currency";
        };
      }> &
      Schema.Attribute.DefaultTo<"USD">;
    from: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The lowest price. Empty: only the highest price or the note is shown.";
          label: "From";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 1000000000;
          min: 0;
        },
        number
      >;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A role, a size of project or a kind of pay, for example: Senior developer";
          label: "For what";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    note: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A line below the price, for example: plus VAT";
          label: "Note";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    sample: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Turn this on for a figure that is not an offer. The page then says so, and search engines don\u2019t get it.";
          label: "Only an example";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    to: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The highest price. For a fixed price, the same number as in From. Empty: the price has no upper limit, and the page says \u201CFrom\u201D.";
          label: "To";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 1000000000;
          min: 0;
        },
        number
      >;
    unit: Schema.Attribute.Enumeration<
      ["hour", "day", "week", "month", "year", "milestone", "project"]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The unit that one price buys, such as an hour or a whole project.";
          isWord: true;
          label: "Per";
        };
      }>;
  };
}

export interface PartsRisk extends Struct.ComponentSchema {
  collectionName: "components_parts_risks";
  info: {
    description: "One row of a risk register";
    displayName: "Risk";
    icon: "apps";
  };
  attributes: {
    likelihood: Schema.Attribute.Enumeration<["Low", "Medium", "High"]> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "How likely it is, before anything is done about it.";
          label: "Likelihood";
        };
      }> &
      Schema.Attribute.DefaultTo<"Medium">;
    response: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What is done about it, before or after.";
          label: "What we do";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 240;
      }>;
    sign: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "How somebody would notice, shown after the likelihood.";
          label: "Warning sign";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The head of the row: what might happen.";
          label: "Risk";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
  };
}

export interface PartsScreen extends Struct.ComponentSchema {
  collectionName: "components_parts_screens";
  info: {
    description: "A screen of the software, drawn from words";
    displayName: "Screen";
    icon: "layout";
  };
  attributes: {
    caption: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Under the drawing: what to look at.";
          label: "Caption";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 240;
      }>;
    device: Schema.Attribute.Enumeration<["browser", "phone"]> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A browser window with all panels in it, or a phone for each panel, up to three.";
          label: "Device";
        };
      }> &
      Schema.Attribute.DefaultTo<"browser">;
    panels: Schema.Attribute.Component<"parts.panel", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What is on the screen, from top to bottom.";
          label: "Panels";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 1;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "In the bar of the window: what the screen is called.";
          label: "Title";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface PartsSequence extends Struct.ComponentSchema {
  collectionName: "components_parts_sequences";
  info: {
    description: "Who sends what to whom, in order, drawn as a diagram";
    displayName: "Sequence";
    icon: "arrowRight";
  };
  attributes: {
    messages: Schema.Attribute.Component<"parts.message", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The arrows, from top to bottom. Phones show them as a list.";
          label: "Messages";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      >;
    participants: Schema.Attribute.Component<"parts.participant", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The columns of the drawing, from left to right. Two to five.";
          label: "Participants";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 5;
          min: 2;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Under the drawing: what happens in it.";
          label: "Caption";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
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
    hidden: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A hidden section is not on the website.";
          label: "Hidden";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
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

export interface SectionsAction extends Struct.ComponentSchema {
  collectionName: "components_sections_actions";
  info: {
    description: "A heading and one or two buttons on a dark background";
    displayName: "Call to action";
    icon: "cursor";
  };
  attributes: {
    actions: Schema.Attribute.Component<"shared.link", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "One or two buttons. The first is the main one.";
          label: "Buttons";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 2;
          min: 1;
        },
        number
      >;
    hidden: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A hidden section is not on the website.";
          label: "Hidden";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
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

export interface SectionsArticles extends Struct.ComponentSchema {
  collectionName: "components_sections_articles";
  info: {
    description: "Articles that you choose, or the newest of a category or a technology";
    displayName: "Articles";
    icon: "pencil";
  };
  attributes: {
    articles: Schema.Attribute.Relation<"oneToMany", "api::article.article"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The articles to show, in this order. Leave this empty for the newest ones of the fields below.";
          label: "Articles";
        };
      }>;
    category: Schema.Attribute.Relation<"oneToOne", "api::category.category"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Only articles of this category.";
          label: "Category";
        };
      }>;
    count: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "How many articles are shown if none are chosen above.";
          label: "How many";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<3>;
    hidden: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A hidden section is not on the website.";
          label: "Hidden";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    technology: Schema.Attribute.Enumeration<
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
      Schema.Attribute.SetPluginOptions<{
        editor: {
          catalogue: "technologies";
          description: "Only articles about this technology.";
          label: "Technology";
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
    hidden: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A hidden section is not on the website.";
          label: "Hidden";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
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
          description: "The heading of the section.";
          label: "Heading";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 110;
      }>;
  };
}

export interface SectionsClients extends Struct.ComponentSchema {
  collectionName: "components_sections_clients";
  info: {
    description: "Logos in a row, of clients who agreed to be named";
    displayName: "Client logos";
    icon: "briefcase";
  };
  attributes: {
    clients: Schema.Attribute.Component<"parts.client", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "One to twelve clients.";
          label: "Clients";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      >;
    hidden: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A hidden section is not on the website.";
          label: "Hidden";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
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

export interface SectionsComparison extends Struct.ComponentSchema {
  collectionName: "components_sections_comparisons";
  info: {
    description: "A table that compares two things, row by row";
    displayName: "Comparison";
    icon: "layout";
  };
  attributes: {
    first: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The name of what the second column describes.";
          label: "First side";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    hidden: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A hidden section is not on the website.";
          label: "Hidden";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    rows: Schema.Attribute.Component<"parts.criterion", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "One to twelve rows.";
          label: "Rows";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      >;
    second: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The name of what the third column describes.";
          label: "Second side";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
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
    hidden: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A hidden section is not on the website.";
          label: "Hidden";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
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
    hidden: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A hidden section is not on the website.";
          label: "Hidden";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
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

export interface SectionsForm extends Struct.ComponentSchema {
  collectionName: "components_sections_forms";
  info: {
    description: "The contact form or a form of your own, with the other ways to reach us";
    displayName: "Form";
    icon: "envelop";
  };
  attributes: {
    form: Schema.Attribute.Relation<"oneToOne", "api::form.form"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Leave this empty for the contact form.";
          label: "Form";
        };
      }>;
    hidden: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A hidden section is not on the website.";
          label: "Hidden";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
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

export interface SectionsMain extends Struct.ComponentSchema {
  collectionName: "components_sections_mains";
  info: {
    description: "The top of a page: title, introduction, buttons";
    displayName: "Hero";
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

export interface SectionsPeople extends Struct.ComponentSchema {
  collectionName: "components_sections_people";
  info: {
    description: "People who work here, with their photos";
    displayName: "People";
    icon: "user";
  };
  attributes: {
    hidden: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A hidden section is not on the website.";
          label: "Hidden";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    people: Schema.Attribute.Relation<"oneToMany", "api::person.person"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The people to show, in this order. Without one, the section is left out.";
          label: "People";
        };
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

export interface SectionsPrices extends Struct.ComponentSchema {
  collectionName: "components_sections_prices";
  info: {
    description: "A heading and what things cost";
    displayName: "Prices";
    icon: "priceTag";
  };
  attributes: {
    hidden: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A hidden section is not on the website.";
          label: "Hidden";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    rates: Schema.Attribute.Component<"parts.rate", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "One to eight prices.";
          label: "Prices";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
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

export interface SectionsProjects extends Struct.ComponentSchema {
  collectionName: "components_sections_projects";
  info: {
    description: "Case studies that you choose, or those of a service, an industry or a technology";
    displayName: "Case studies";
    icon: "pinMap";
  };
  attributes: {
    count: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "How many case studies are shown if none are chosen above.";
          label: "How many";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<3>;
    hidden: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A hidden section is not on the website.";
          label: "Hidden";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    industry: Schema.Attribute.Enumeration<
      ["fintech", "warranty", "e-commerce", "healthcare", "restaurant", "manufacturing"]
    > &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          catalogue: "industries";
          description: "Only case studies of this industry.";
          label: "Industry";
        };
      }>;
    projects: Schema.Attribute.Relation<"oneToMany", "api::project.project"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The case studies to show, in this order. Leave this empty for the first ones of the fields below.";
          label: "Case studies";
        };
      }>;
    service: Schema.Attribute.Enumeration<
      [
        "ecommerce",
        "app-development",
        "web-development",
        "ui-ux-research",
        "digital-marketing",
        "ai-development",
        "odoo",
        "cloud-services",
      ]
    > &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          catalogue: "services";
          description: "Only case studies of this service.";
          label: "Service";
        };
      }>;
    technology: Schema.Attribute.Enumeration<
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
      Schema.Attribute.SetPluginOptions<{
        editor: {
          catalogue: "technologies";
          description: "Only case studies with this technology.";
          label: "Technology";
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

export interface SectionsQuotes extends Struct.ComponentSchema {
  collectionName: "components_sections_quotes";
  info: {
    description: "What clients say";
    displayName: "Quotes";
    icon: "quote";
  };
  attributes: {
    hidden: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A hidden section is not on the website.";
          label: "Hidden";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    testimonials: Schema.Attribute.Relation<"oneToMany", "api::testimonial.testimonial"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The testimonials to show, in this order. Without one, the section is left out.";
          label: "Testimonials";
        };
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

export interface SectionsText extends Struct.ComponentSchema {
  collectionName: "components_sections_texts";
  info: {
    description: "A heading and a text, with a picture beside it or without";
    displayName: "Text";
    icon: "file";
  };
  attributes: {
    body: Schema.Attribute.RichText &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The text. Use lists and Heading 3.";
          label: "Text";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 10000;
      }>;
    hidden: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A hidden section is not on the website.";
          label: "Hidden";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    image: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown beside the text on wide screens and below it on phones. At least 1200 \u00D7 900 pixels (4:3).";
          label: "Picture";
        };
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

export interface SectionsWorkingHours extends Struct.ComponentSchema {
  collectionName: "components_sections_working_hours";
  info: {
    description: "Our working day, which visitors compare with theirs";
    displayName: "Working hours";
    icon: "clock";
  };
  attributes: {
    closes: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The full hour at which the working day ends. If it is not later than the start, it is on the next day.";
          label: "Until";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 24;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<18>;
    opens: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The full hour at which the working day starts, from 0 to 23.";
          label: "From";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 23;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<9>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "One sentence below the chart: what shared hours are for.";
          label: "Explanation";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    timeZone: Schema.Attribute.Enumeration<
      [
        "Africa/Cairo",
        "Africa/Casablanca",
        "Africa/Johannesburg",
        "Africa/Lagos",
        "Africa/Nairobi",
        "America/Argentina/Buenos_Aires",
        "America/Bogota",
        "America/Chicago",
        "America/Denver",
        "America/Halifax",
        "America/Lima",
        "America/Los_Angeles",
        "America/Mexico_City",
        "America/New_York",
        "America/Santiago",
        "America/Sao_Paulo",
        "America/Toronto",
        "Asia/Bangkok",
        "Asia/Colombo",
        "Asia/Dhaka",
        "Asia/Dubai",
        "Asia/Ho_Chi_Minh",
        "Asia/Hong_Kong",
        "Asia/Jakarta",
        "Asia/Jerusalem",
        "Asia/Karachi",
        "Asia/Kathmandu",
        "Asia/Kolkata",
        "Asia/Manila",
        "Asia/Seoul",
        "Asia/Shanghai",
        "Asia/Singapore",
        "Asia/Tashkent",
        "Asia/Tbilisi",
        "Asia/Tokyo",
        "Asia/Yerevan",
        "Australia/Adelaide",
        "Australia/Perth",
        "Australia/Sydney",
        "Europe/Amsterdam",
        "Europe/Athens",
        "Europe/Belgrade",
        "Europe/Berlin",
        "Europe/Bucharest",
        "Europe/Dublin",
        "Europe/Istanbul",
        "Europe/Kyiv",
        "Europe/Lisbon",
        "Europe/London",
        "Europe/Madrid",
        "Europe/Paris",
        "Europe/Prague",
        "Europe/Rome",
        "Europe/Stockholm",
        "Europe/Tallinn",
        "Europe/Vienna",
        "Europe/Vilnius",
        "Europe/Warsaw",
        "Europe/Zurich",
        "Pacific/Auckland",
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The city whose clock the working hours follow.";
          label: "Time zone";
        };
      }> &
      Schema.Attribute.DefaultTo<"Europe/Lisbon">;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Above the chart, for example: Our working hours";
          label: "Heading";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
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
          description: "Type a part of a page\u2019s title and choose it, or any address: https://\u2026, an email address, a phone number, #contact-form for a place on this page.";
          label: "Address";
          pattern: {
            regex: "^(/(?!/)|#|https?://|mailto:|tel:)[^\\s\\\\]*$";
            rule: "Start with / for a page of this site, # for a place on the page, https://, mailto: or tel:, and leave out spaces.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
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
        maxLength: 255;
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
        maxLength: 160;
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
          label: "Data for search engines";
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
      "forms.field": FormsField;
      "forms.receipt": FormsReceipt;
      "navigation.catalogue": NavigationCatalogue;
      "navigation.group": NavigationGroup;
      "navigation.link": NavigationLink;
      "parts.accord": PartsAccord;
      "parts.alternative": PartsAlternative;
      "parts.card": PartsCard;
      "parts.chart": PartsChart;
      "parts.client": PartsClient;
      "parts.criterion": PartsCriterion;
      "parts.document-part": PartsDocumentPart;
      "parts.engagement-model": PartsEngagementModel;
      "parts.fact": PartsFact;
      "parts.message": PartsMessage;
      "parts.option": PartsOption;
      "parts.panel": PartsPanel;
      "parts.participant": PartsParticipant;
      "parts.passage": PartsPassage;
      "parts.point": PartsPoint;
      "parts.question": PartsQuestion;
      "parts.rate": PartsRate;
      "parts.risk": PartsRisk;
      "parts.screen": PartsScreen;
      "parts.sequence": PartsSequence;
      "parts.step": PartsStep;
      "parts.subprocessor": PartsSubprocessor;
      "parts.topic": PartsTopic;
      "sections.accordion": SectionsAccordion;
      "sections.action": SectionsAction;
      "sections.articles": SectionsArticles;
      "sections.band": SectionsBand;
      "sections.card-group": SectionsCardGroup;
      "sections.clients": SectionsClients;
      "sections.comparison": SectionsComparison;
      "sections.feature-group": SectionsFeatureGroup;
      "sections.featured-blog": SectionsFeaturedBlog;
      "sections.form": SectionsForm;
      "sections.main": SectionsMain;
      "sections.people": SectionsPeople;
      "sections.prices": SectionsPrices;
      "sections.projects": SectionsProjects;
      "sections.quotes": SectionsQuotes;
      "sections.text": SectionsText;
      "sections.working-hours": SectionsWorkingHours;
      "shared.link": SharedLink;
      "shared.seo": SharedSeo;
    }
  }
}
