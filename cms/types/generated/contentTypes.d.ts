import type { Schema, Struct } from "@strapi/strapi";

export interface AdminApiToken extends Struct.CollectionTypeSchema {
  collectionName: "strapi_api_tokens";
  info: {
    description: "";
    displayName: "Api Token";
    name: "Api Token";
    pluralName: "api-tokens";
    singularName: "api-token";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    accessKey: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    adminPermissions: Schema.Attribute.Relation<"oneToMany", "admin::permission">;
    adminUserOwner: Schema.Attribute.Relation<"manyToOne", "admin::user">;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }> &
      Schema.Attribute.DefaultTo<"">;
    encryptedKey: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    expiresAt: Schema.Attribute.DateTime;
    kind: Schema.Attribute.Enumeration<["content-api", "admin"]> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<"content-api">;
    lastUsedAt: Schema.Attribute.DateTime;
    lifespan: Schema.Attribute.BigInteger;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "admin::api-token"> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<"oneToMany", "admin::api-token-permission">;
    publishedAt: Schema.Attribute.DateTime;
    type: Schema.Attribute.Enumeration<["read-only", "full-access", "custom"]> &
      Schema.Attribute.DefaultTo<"read-only">;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface AdminApiTokenPermission extends Struct.CollectionTypeSchema {
  collectionName: "strapi_api_token_permissions";
  info: {
    description: "";
    displayName: "API Token Permission";
    name: "API Token Permission";
    pluralName: "api-token-permissions";
    singularName: "api-token-permission";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "admin::api-token-permission"> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    token: Schema.Attribute.Relation<"manyToOne", "admin::api-token">;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface AdminPermission extends Struct.CollectionTypeSchema {
  collectionName: "admin_permissions";
  info: {
    description: "";
    displayName: "Permission";
    name: "Permission";
    pluralName: "permissions";
    singularName: "permission";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    actionParameters: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<{}>;
    apiToken: Schema.Attribute.Relation<"manyToOne", "admin::api-token">;
    conditions: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<[]>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "admin::permission"> &
      Schema.Attribute.Private;
    properties: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<{}>;
    publishedAt: Schema.Attribute.DateTime;
    role: Schema.Attribute.Relation<"manyToOne", "admin::role">;
    subject: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface AdminRole extends Struct.CollectionTypeSchema {
  collectionName: "admin_roles";
  info: {
    description: "";
    displayName: "Role";
    name: "Role";
    pluralName: "roles";
    singularName: "role";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    code: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    description: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "admin::role"> & Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<"oneToMany", "admin::permission">;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    users: Schema.Attribute.Relation<"manyToMany", "admin::user">;
  };
}

export interface AdminSession extends Struct.CollectionTypeSchema {
  collectionName: "strapi_sessions";
  info: {
    description: "Session Manager storage";
    displayName: "Session";
    name: "Session";
    pluralName: "sessions";
    singularName: "session";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
    i18n: {
      localized: false;
    };
  };
  attributes: {
    absoluteExpiresAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    childId: Schema.Attribute.String & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    deviceId: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    expiresAt: Schema.Attribute.DateTime & Schema.Attribute.Required & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "admin::session"> &
      Schema.Attribute.Private;
    metadata: Schema.Attribute.JSON & Schema.Attribute.Private;
    origin: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    sessionId: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.Unique;
    status: Schema.Attribute.String & Schema.Attribute.Private;
    type: Schema.Attribute.String & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    userId: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
  };
}

export interface AdminTransferToken extends Struct.CollectionTypeSchema {
  collectionName: "strapi_transfer_tokens";
  info: {
    description: "";
    displayName: "Transfer Token";
    name: "Transfer Token";
    pluralName: "transfer-tokens";
    singularName: "transfer-token";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    accessKey: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }> &
      Schema.Attribute.DefaultTo<"">;
    expiresAt: Schema.Attribute.DateTime;
    lastUsedAt: Schema.Attribute.DateTime;
    lifespan: Schema.Attribute.BigInteger;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "admin::transfer-token"> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<"oneToMany", "admin::transfer-token-permission">;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface AdminTransferTokenPermission extends Struct.CollectionTypeSchema {
  collectionName: "strapi_transfer_token_permissions";
  info: {
    description: "";
    displayName: "Transfer Token Permission";
    name: "Transfer Token Permission";
    pluralName: "transfer-token-permissions";
    singularName: "transfer-token-permission";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "admin::transfer-token-permission"> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    token: Schema.Attribute.Relation<"manyToOne", "admin::transfer-token">;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface AdminUser extends Struct.CollectionTypeSchema {
  collectionName: "admin_users";
  info: {
    description: "";
    displayName: "User";
    name: "User";
    pluralName: "users";
    singularName: "user";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    apiTokens: Schema.Attribute.Relation<"oneToMany", "admin::api-token"> &
      Schema.Attribute.Private;
    blocked: Schema.Attribute.Boolean &
      Schema.Attribute.Private &
      Schema.Attribute.DefaultTo<false>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    email: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    firstname: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    isActive: Schema.Attribute.Boolean &
      Schema.Attribute.Private &
      Schema.Attribute.DefaultTo<false>;
    lastname: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "admin::user"> & Schema.Attribute.Private;
    password: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    preferedLanguage: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    registrationToken: Schema.Attribute.String & Schema.Attribute.Private;
    resetPasswordToken: Schema.Attribute.String & Schema.Attribute.Private;
    resetPasswordTokenExpiresAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    roles: Schema.Attribute.Relation<"manyToMany", "admin::role"> & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    username: Schema.Attribute.String;
  };
}

export interface ApiAboutusAboutus extends Struct.SingleTypeSchema {
  collectionName: "about_us_records";
  info: {
    description: "The about page";
    displayName: "About us";
    pluralName: "about-us-records";
    singularName: "aboutus";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    aboutcontent: Schema.Attribute.DynamicZone<
      ["sections.main", "sections.card-group", "sections.feature-group", "shared.seo"]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The sections of the page, in order. Start with one Hero and add one Search and sharing anywhere.";
          label: "Sections";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::aboutus.aboutus"> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiAnnouncementAnnouncement extends Struct.SingleTypeSchema {
  collectionName: "announcement_records";
  info: {
    description: "A line on top of every page, for a time";
    displayName: "Announcement";
    pluralName: "announcement-records";
    singularName: "announcement";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    from: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown from this time on. Leave it empty to show it at once.";
          label: "From";
        };
      }>;
    link: Schema.Attribute.Component<"navigation.link", false> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Where the announcement leads, if it does. It is not shown on that page.";
          label: "Link";
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::announcement.announcement"> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    text: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "One sentence. Leave it empty to show no announcement.";
          label: "Text";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    until: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown until this time. Leave it empty to show it until you remove the text.";
          label: "Until";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiArticleArticle extends Struct.CollectionTypeSchema {
  collectionName: "articles";
  info: {
    description: "A blog article";
    displayName: "Article";
    pluralName: "articles";
    singularName: "article";
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    editor: {
      columns: ["title", "category", "date", "publishAt", "unpublishAt"];
      sort: "date:DESC";
    };
  };
  attributes: {
    author: Schema.Attribute.Relation<"manyToOne", "api::author.author"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Who wrote it.";
          label: "Author";
        };
      }>;
    body: Schema.Attribute.RichText &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The article. Start headings at level 2.";
          label: "Text";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60000;
      }>;
    category: Schema.Attribute.Relation<"manyToOne", "api::category.category"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Choose one category.";
          label: "Category";
        };
      }>;
    chart: Schema.Attribute.Component<"parts.chart", false> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Numbers of the article, drawn as its cover if it has no cover picture. Without both, the article has no picture.";
          label: "Chart";
        };
      }>;
    cover: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown at the top of the article and in lists. At least 1600 \u00D7 900 pixels (16:9); other shapes are cropped. Without one, the chart is drawn, if you fill in its numbers; else the article has no picture.";
          label: "Cover picture";
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    date: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The day shown with the article.";
          label: "Date";
        };
      }>;
    excerpt: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown in lists and under the title.";
          label: "Summary";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::article.article"> &
      Schema.Attribute.Private;
    publishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The saved draft is published at this time, or up to a minute later. Save the record; do not press Publish.";
          label: "Publish at";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    scheduleProblem: Schema.Attribute.Text &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Filled in when scheduled publishing fails. Correct the problem, then set a new time or publish.";
          label: "Why it was not published";
        };
      }>;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    slug: Schema.Attribute.UID<
      "title",
      {
        decamelize: false;
      }
    > &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The last part of the address. Leave it empty to make it from the headline; if you change it after publishing, visitors of the old address are redirected.";
          label: "Address";
          pattern: {
            regex: "^[a-z0-9]+(-[a-z0-9]+)*$";
            rule: "Use lowercase letters, digits and single hyphens only, for example app-development.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The headline.";
          label: "Headline";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 110;
      }>;
    topics: Schema.Attribute.Component<"parts.topic", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The technologies it covers. It is shown on their hire pages.";
          label: "Technologies";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
        },
        number
      >;
    unpublishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page is taken off the site at this time, or up to a minute later. Saving the record is enough.";
          label: "Unpublish at";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiAssistantDraftAssistantDraft extends Struct.CollectionTypeSchema {
  collectionName: "assistant_drafts";
  info: {
    description: "Records that an assistant changed, and that no person has saved since";
    displayName: "Assistant draft";
    pluralName: "assistant-drafts";
    singularName: "assistant-draft";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    at: Schema.Attribute.DateTime & Schema.Attribute.Required;
    by: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::assistant-draft.assistant-draft"> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    record: Schema.Attribute.String & Schema.Attribute.Required;
    record_id: Schema.Attribute.String & Schema.Attribute.Required;
    record_type: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiAuthorAuthor extends Struct.CollectionTypeSchema {
  collectionName: "authors";
  info: {
    description: "The author of articles";
    displayName: "Author";
    pluralName: "authors";
    singularName: "author";
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    editor: {
      columns: ["name", "role"];
      sort: "name:ASC";
    };
  };
  attributes: {
    bio: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown at the end of each article.";
          label: "Short biography";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::author.author"> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown under the article\u2019s title.";
          label: "Name";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    role: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown after the name.";
          label: "Role";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiBlogBlog extends Struct.SingleTypeSchema {
  collectionName: "blog_records";
  info: {
    description: "The blog page";
    displayName: "Blog";
    pluralName: "blog-records";
    singularName: "blog";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    blogcontent: Schema.Attribute.DynamicZone<
      ["sections.main", "sections.card-group", "sections.featured-blog", "shared.seo"]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The sections of the page, in order.";
          label: "Sections";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::blog.blog"> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiBuildBuild extends Struct.CollectionTypeSchema {
  collectionName: "builds";
  info: {
    description: "Builds that a hook was asked for, and what it reported";
    displayName: "Build";
    pluralName: "builds";
    singularName: "build";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    facts: Schema.Attribute.JSON & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::build.build"> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    page_changes: Schema.Attribute.JSON;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiCareersCareers extends Struct.SingleTypeSchema {
  collectionName: "careers_records";
  info: {
    description: "The careers page";
    displayName: "Careers";
    pluralName: "careers-records";
    singularName: "careers";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    application: Schema.Attribute.Component<"sections.band", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading above the open application form.";
          label: "Application form";
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    empty: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown when no positions are published.";
          label: "When no positions are open";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::careers.careers"> &
      Schema.Attribute.Private;
    main: Schema.Attribute.Component<"sections.main", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The top of the page.";
          label: "Top of the page";
        };
      }>;
    openings: Schema.Attribute.Component<"sections.band", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading above the open positions.";
          label: "Open positions";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    reasons: Schema.Attribute.Component<"sections.card-group", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Why people should work here.";
          label: "Reasons to work here";
        };
      }>;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiCategoryCategory extends Struct.CollectionTypeSchema {
  collectionName: "categories";
  info: {
    description: "A category of blog articles";
    displayName: "Category";
    pluralName: "categories";
    singularName: "category";
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    editor: {
      columns: ["name", "slug"];
      sort: "name:ASC";
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    description: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What the articles are about, in a sentence. Shown at the top of the category\u2019s page and in search results.";
          label: "Description";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::category.category"> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown on the blog page and with each article.";
          label: "Name";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    slug: Schema.Attribute.UID<
      "name",
      {
        decamelize: false;
      }
    > &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The last part of the address. Leave it empty to make it from the name.";
          label: "Address";
          pattern: {
            regex: "^[a-z0-9]+(-[a-z0-9]+)*$";
            rule: "Use lowercase letters, digits and single hyphens only, for example app-development.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiChapterChapter extends Struct.CollectionTypeSchema {
  collectionName: "chapters";
  info: {
    description: "A short chapter of the playbook, how we work";
    displayName: "Playbook chapter";
    pluralName: "chapters";
    singularName: "chapter";
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    editor: {
      columns: ["position", "title", "onHirePages", "onServicePages", "publishAt", "unpublishAt"];
      sort: "position:ASC";
    };
  };
  attributes: {
    body: Schema.Attribute.RichText &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The chapter. Start with Heading 2; the headings make the contents list.";
          label: "Text";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 10000;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    lead: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The introduction under the title, and the text wherever the chapter is linked.";
          label: "Introduction";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::chapter.chapter"> &
      Schema.Attribute.Private;
    onHirePages: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Every hire page links to the chapter, below \u201CTerms and process\u201D. Three chapters work best.";
          label: "Link on hire pages";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    onServicePages: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Every service page links to the chapter, below \u201CHow we work\u201D. Three chapters work best.";
          label: "Link on service pages";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    position: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          countsUp: true;
          description: "The place in the playbook, from 1. Chapters with the same number are in the order of their addresses. Empty: the last one.";
          label: "Number";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 9999;
          min: 1;
        },
        number
      >;
    publishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The saved draft is published at this time, or up to a minute later. Save the record; do not press Publish.";
          label: "Publish at";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    scheduleProblem: Schema.Attribute.Text &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Filled in when scheduled publishing fails. Correct the problem, then set a new time or publish.";
          label: "Why it was not published";
        };
      }>;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    slug: Schema.Attribute.UID<
      "title",
      {
        decamelize: false;
      }
    > &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The last part of the address. Leave it empty to make it from the title; if you change it after publishing, visitors of the old address are redirected.";
          label: "Address";
          pattern: {
            regex: "^[a-z0-9]+(-[a-z0-9]+)*$";
            rule: "Use lowercase letters, digits and single hyphens only, for example app-development.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The main heading, and the name of the chapter in lists.";
          label: "Title";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    unpublishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page is taken off the site at this time, or up to a minute later. Saving the record is enough.";
          label: "Unpublish at";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiCompareCompare extends Struct.SingleTypeSchema {
  collectionName: "compare_records";
  info: {
    description: "The page that lists the comparisons";
    displayName: "Compare";
    pluralName: "compare-records";
    singularName: "compare";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::compare.compare"> &
      Schema.Attribute.Private;
    main: Schema.Attribute.Component<"sections.main", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The top of the page.";
          label: "Top of the page";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiComparisonComparison extends Struct.CollectionTypeSchema {
  collectionName: "comparisons";
  info: {
    description: "Two technologies side by side, with a recommendation";
    displayName: "Comparison";
    pluralName: "comparisons";
    singularName: "comparison";
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    editor: {
      columns: ["title", "updatedAt", "publishAt", "unpublishAt"];
      sort: "title:ASC";
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    first: Schema.Attribute.Enumeration<
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
          description: "A technology we work with; its hire page links to the comparison. On the left of the table.";
          label: "First side";
        };
      }>;
    lead: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The introduction under the title, and the text in the list of comparisons.";
          label: "Introduction";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::comparison.comparison"> &
      Schema.Attribute.Private;
    otherWins: Schema.Attribute.Component<"parts.point", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The situations in which we would take the other side. Three work best.";
          label: "When the other side wins";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 1;
        },
        number
      >;
    publishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The saved draft is published at this time, or up to a minute later. Save the record; do not press Publish.";
          label: "Publish at";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    questions: Schema.Attribute.Component<"parts.question", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Questions that people ask when they choose between the two.";
          label: "Questions and answers";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
        },
        number
      >;
    recommendation: Schema.Attribute.RichText &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Why, for whom, and what it costs. Shown below the table.";
          label: "Recommendation";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    recommended: Schema.Attribute.Enumeration<["first", "second"]> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The side to take when nothing speaks for the other: named in the headings \u201CWe recommend \u2026\u201D and \u201CWhen \u2026 wins\u201D.";
          label: "We recommend";
        };
      }>;
    rows: Schema.Attribute.Component<"parts.criterion", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The rows of the table. Six to eight work best.";
          label: "Table";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 14;
          min: 3;
        },
        number
      >;
    scheduleProblem: Schema.Attribute.Text &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Filled in when scheduled publishing fails. Correct the problem, then set a new time or publish.";
          label: "Why it was not published";
        };
      }>;
    second: Schema.Attribute.Enumeration<
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
          description: "A technology we work with; its hire page links to the comparison. On the right of the table.";
          label: "Second side";
        };
      }>;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    slug: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The last part of the address, made from both sides when you save: flutter-or-reactnative.";
          label: "Address";
          pair: ["first", "second"];
          pattern: {
            regex: "^[a-z0-9]+(-[a-z0-9]+)*$";
            rule: "Use lowercase letters, digits and single hyphens only, for example app-development.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The main heading, and the name of the comparison in lists.";
          label: "Headline";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 110;
      }>;
    unpublishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page is taken off the site at this time, or up to a minute later. Saving the record is enough.";
          label: "Unpublish at";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiContactDataContactData extends Struct.CollectionTypeSchema {
  collectionName: "contact_datas";
  info: {
    description: "Messages from the contact form";
    displayName: "Contact message";
    pluralName: "contact-datas";
    singularName: "contact-data";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    editor: {
      columns: ["createdAt", "full_name", "url", "message", "state"];
      first: [
        "message",
        "state",
        "note",
        "full_name",
        "your_email",
        "mobile_no",
        "accecptMail",
        "value",
        "decidedOn",
        "lostReason",
        "answeredAt",
      ];
      sort: "createdAt:DESC";
      writable: ["state", "value", "decidedOn", "lostReason", "note"];
    };
  };
  attributes: {
    accecptMail: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Whether the visitor agreed to promotional and marketing material.";
          label: "Agreed to marketing";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    answeredAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "When the state first changed from new. Set by the panel.";
          label: "Answered";
        };
      }>;
    city: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the IP lookup.";
          label: "City";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    click_id: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The ad network\u2019s name for the click, such as gclid=\u2026. Only if the visitor allowed statistics.";
          label: "Ad click";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    country: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the IP lookup: a two-letter code.";
          label: "Country";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    decidedOn: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "When it was won or lost. Empty: set to today when you save the state.";
          label: "Decided on";
        };
      }>;
    first_page: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The first page of the visit.";
          label: "First page";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    full_name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The visitor\u2019s name.";
          label: "Name";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 3;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::contact-data.contact-data"> &
      Schema.Attribute.Private;
    lostReason: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "If it was lost, at most 200 characters.";
          label: "Reason for the loss";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    message: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What the visitor wrote.";
          label: "Message";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
        minLength: 1;
      }>;
    mobile_no: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "With the country code and a leading plus.";
          label: "Phone";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 17;
        minLength: 7;
      }>;
    note: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "For the team only.";
          label: "Note";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    postal: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the IP lookup.";
          label: "Postal code";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    previous_page: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page before the one the form was sent from.";
          label: "Page before the form";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    referrer: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The host of the site that led here. Empty: none, or the browser did not tell.";
          label: "Came from";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 253;
      }>;
    region: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the IP lookup.";
          label: "Region";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    state: Schema.Attribute.Enumeration<["new", "answered", "in talks", "won", "lost", "spam"]> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Set it to answered once somebody has replied, and later to what came of it.";
          label: "State";
        };
      }> &
      Schema.Attribute.DefaultTo<"new">;
    submission_fingerprint: Schema.Attribute.String & Schema.Attribute.Private;
    submission_key: Schema.Attribute.String & Schema.Attribute.Private;
    timezone: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the IP lookup.";
          label: "Time zone";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    url: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page the message was sent from, without the leading slash.";
          label: "Sent from";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    utm_campaign: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_campaign.";
          label: "Campaign";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_content: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_content.";
          label: "Campaign content";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_medium: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_medium.";
          label: "Campaign medium";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_source: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_source.";
          label: "Campaign source";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_term: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_term.";
          label: "Campaign term";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    value: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What the order is worth, in your currency.";
          label: "Value";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 2000000000;
          min: 0;
        },
        number
      >;
    your_email: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Where to reply.";
          label: "Email";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 3;
      }>;
  };
}

export interface ApiContactusContactus extends Struct.SingleTypeSchema {
  collectionName: "contact_us_records";
  info: {
    description: "The contact page";
    displayName: "Contact us";
    pluralName: "contact-us-records";
    singularName: "contactus";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    contactcontent: Schema.Attribute.DynamicZone<
      ["sections.main", "sections.card-group", "shared.seo"]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The sections of the page, in order. The title of the second one is the title of the contact form.";
          label: "Sections";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::contactus.contactus"> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiContentChangeContentChange extends Struct.CollectionTypeSchema {
  collectionName: "content_changes";
  info: {
    description: "What editors published, unpublished or deleted";
    displayName: "Content change";
    pluralName: "content-changes";
    singularName: "content-change";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String & Schema.Attribute.Required;
    changed_at: Schema.Attribute.DateTime & Schema.Attribute.Required;
    changed_by: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::content-change.content-change"> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    record_id: Schema.Attribute.String & Schema.Attribute.Required;
    record_type: Schema.Attribute.String & Schema.Attribute.Required;
    title: Schema.Attribute.Text;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiCvFileCvFile extends Struct.CollectionTypeSchema {
  collectionName: "cv_files";
  info: {
    description: "Files sent with applications, stored outside the media library and never public";
    displayName: "Curriculum vitae";
    pluralName: "cv-files";
    singularName: "cv-file";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    application: Schema.Attribute.String;
    claim_digest: Schema.Attribute.String & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    file_name: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::cv-file.cv-file"> &
      Schema.Attribute.Private;
    mime: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    size: Schema.Attribute.Integer & Schema.Attribute.Required;
    source: Schema.Attribute.String & Schema.Attribute.Private;
    storage_key: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiDocumentDocument extends Struct.CollectionTypeSchema {
  collectionName: "documents";
  info: {
    description: "A working document: a template, or how this site was made";
    displayName: "Document";
    pluralName: "documents";
    singularName: "document";
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    editor: {
      columns: ["position", "title", "kind", "publishAt", "unpublishAt"];
      sort: "position:ASC";
    };
  };
  attributes: {
    advice: Schema.Attribute.RichText &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The text below the document. Start subheadings with Heading 3.";
          label: "How we use it";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 6000;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    facts: Schema.Attribute.Component<"parts.fact", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What the head of the document says: who fills it in, when, how long it is.";
          label: "Title block";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
        },
        number
      >;
    kind: Schema.Attribute.Enumeration<
      ["brief", "note", "decision", "review", "runbook", "task", "site"]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "How the document is laid out: brief has lines to write on, note is a letter, decision has a margin for headings, review puts remarks beside code, runbook numbers its parts, task is for wide tables, site is about this website and appears in front of the others.";
          label: "Layout";
        };
      }>;
    lead: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The introduction under the title, and the text on the folder.";
          label: "Introduction";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::document.document"> &
      Schema.Attribute.Private;
    parts: Schema.Attribute.Component<"parts.document-part", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What is on the document, from top to bottom.";
          label: "Parts";
        };
      }>;
    position: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          countsUp: true;
          description: "The place in the list, from 1. Documents with the same number are in the order of their addresses. Empty: the last one.";
          label: "Number";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 9999;
          min: 1;
        },
        number
      >;
    publishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The saved draft is published at this time, or up to a minute later. Save the record; do not press Publish.";
          label: "Publish at";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    scheduleProblem: Schema.Attribute.Text &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Filled in when scheduled publishing fails. Correct the problem, then set a new time or publish.";
          label: "Why it was not published";
        };
      }>;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    slug: Schema.Attribute.UID<
      "title",
      {
        decamelize: false;
      }
    > &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The last part of the address. Leave it empty to make it from the title; if you change it after publishing, visitors of the old address are redirected.";
          label: "Address";
          pattern: {
            regex: "^[a-z0-9]+(-[a-z0-9]+)*$";
            rule: "Use lowercase letters, digits and single hyphens only, for example app-development.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The main heading, and the words on the folder\u2019s tab. Two or three words fit a tab on a phone.";
          label: "Title";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    unpublishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page is taken off the site at this time, or up to a minute later. Saving the record is enough.";
          label: "Unpublish at";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiEmpDataEmpData extends Struct.CollectionTypeSchema {
  collectionName: "emp_datas";
  info: {
    description: "Applications from the careers pages";
    displayName: "Application";
    pluralName: "emp-datas";
    singularName: "emp-data";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    editor: {
      columns: ["createdAt", "full_name", "position", "message", "state"];
      first: [
        "message",
        "cv_link",
        "state",
        "note",
        "full_name",
        "your_email",
        "mobile_no",
        "position",
        "value",
        "decidedOn",
        "lostReason",
        "answeredAt",
      ];
      sort: "createdAt:DESC";
      writable: ["state", "value", "decidedOn", "lostReason", "note"];
    };
  };
  attributes: {
    answeredAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "When the state first changed from new. Set by the panel.";
          label: "Answered";
        };
      }>;
    click_id: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The ad network\u2019s name for the click, such as gclid=\u2026. Only if the visitor allowed statistics.";
          label: "Ad click";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    cv_link: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Open this link in a new tab to download the CV. It expires; reopen this page to get a new one. Empty: no CV was sent. Not scanned for viruses: no scanner is configured.";
          label: "CV";
        };
      }>;
    decidedOn: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "When it was won or lost. Empty: set to today when you save the state.";
          label: "Decided on";
        };
      }>;
    first_page: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The first page of the visit.";
          label: "First page";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    full_name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The applicant\u2019s name.";
          label: "Name";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 3;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::emp-data.emp-data"> &
      Schema.Attribute.Private;
    lostReason: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "If it was lost, at most 200 characters.";
          label: "Reason for the loss";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    message: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What the applicant wrote.";
          label: "Message";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    mobile_no: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "With the country code and a leading plus.";
          label: "Phone";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 17;
        minLength: 7;
      }>;
    note: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "For the team only.";
          label: "Note";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    position: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The slug of the position. Empty: an open application.";
          label: "Position";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    previous_page: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page before the one the form was sent from.";
          label: "Page before the form";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    referrer: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The host of the site that led here. Empty: none, or the browser did not tell.";
          label: "Came from";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 253;
      }>;
    state: Schema.Attribute.Enumeration<["new", "answered", "in talks", "won", "lost", "spam"]> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Set it to answered once somebody has replied, and later to what came of it.";
          label: "State";
        };
      }> &
      Schema.Attribute.DefaultTo<"new">;
    submission_fingerprint: Schema.Attribute.String & Schema.Attribute.Private;
    submission_key: Schema.Attribute.String & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    url: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page the application was sent from, without the leading slash.";
          label: "Sent from";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    utm_campaign: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_campaign.";
          label: "Campaign";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_content: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_content.";
          label: "Campaign content";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_medium: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_medium.";
          label: "Campaign medium";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_source: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_source.";
          label: "Campaign source";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_term: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_term.";
          label: "Campaign term";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    value: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What the order is worth, in your currency.";
          label: "Value";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 2000000000;
          min: 0;
        },
        number
      >;
    your_email: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Where to reply.";
          label: "Email";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 3;
      }>;
  };
}

export interface ApiEngagementEngagement extends Struct.SingleTypeSchema {
  collectionName: "engagement_records";
  info: {
    description: "The page about engagement models, their terms and prices";
    displayName: "Engagement models";
    pluralName: "engagement-records";
    singularName: "engagement";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::engagement.engagement"> &
      Schema.Attribute.Private;
    main: Schema.Attribute.Component<"sections.main", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The top of the page.";
          label: "Top of the page";
        };
      }>;
    models: Schema.Attribute.Component<"parts.engagement-model", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The ways to work with us, in the order of the page. Each has an address of its own: /engagement/#dedicated-developer.";
          label: "Engagement models";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 1;
        },
        number
      >;
    passages: Schema.Attribute.Component<"parts.passage", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What applies to all of them, below the models, with a contents list.";
          label: "Terms";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    questions: Schema.Attribute.Component<"parts.question", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown below the terms.";
          label: "Questions and answers";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
        },
        number
      >;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiExternalLinkExternalLink extends Struct.CollectionTypeSchema {
  collectionName: "external_links";
  info: {
    description: "Addresses of other sites in the published content, and whether they answer";
    displayName: "External link";
    pluralName: "external-links";
    singularName: "external-link";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    address: Schema.Attribute.Text & Schema.Attribute.Required;
    checked_at: Schema.Attribute.DateTime;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    due_at: Schema.Attribute.DateTime & Schema.Attribute.Required;
    failing_since: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::external-link.external-link"> &
      Schema.Attribute.Private;
    problem: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiFooterFooter extends Struct.SingleTypeSchema {
  collectionName: "footer_records";
  info: {
    description: "The columns of links and the legal links at the bottom of every page";
    displayName: "Footer";
    pluralName: "footer-records";
    singularName: "footer";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    columns: Schema.Attribute.DynamicZone<["navigation.catalogue", "navigation.group"]> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "One to three columns of links. The contact details beside them (email, phone, WhatsApp, address) and the networks are in the record Site.";
          label: "Columns";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 3;
          min: 1;
        },
        number
      >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    legal: Schema.Attribute.Component<"navigation.link", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Links in the last line; campaign pages show only these. The imprint is added if there is one.";
          label: "Legal links";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
        },
        number
      >;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::footer.footer"> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiFormAnswerFormAnswer extends Struct.CollectionTypeSchema {
  collectionName: "form_answers";
  info: {
    description: "Answers to the forms that editors make";
    displayName: "Form answer";
    pluralName: "form-answers";
    singularName: "form-answer";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    editor: {
      columns: ["createdAt", "formTitle", "your_email", "summary", "state"];
      first: [
        "summary",
        "state",
        "note",
        "formTitle",
        "your_email",
        "value",
        "decidedOn",
        "lostReason",
        "answeredAt",
      ];
      sort: "createdAt:DESC";
      writable: ["state", "value", "decidedOn", "lostReason", "note"];
    };
  };
  attributes: {
    answeredAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "When the state first changed from new. Set by the panel.";
          label: "Answered";
        };
      }>;
    answers: Schema.Attribute.JSON & Schema.Attribute.Private;
    click_id: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The ad network\u2019s name for the click, such as gclid=\u2026. Only if the visitor allowed statistics.";
          label: "Ad click";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    decidedOn: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "When it was won or lost. Empty: set to today when you save the state.";
          label: "Decided on";
        };
      }>;
    deleteAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "When the answer is deleted, if the form says after how many days.";
          label: "Deleted on";
        };
      }>;
    first_page: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The first page of the visit.";
          label: "First page";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    form: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The form\u2019s name in addresses when it was sent.";
          label: "Name of the form";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    formTitle: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The title of the form when it was sent.";
          label: "Form";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::form-answer.form-answer"> &
      Schema.Attribute.Private;
    lostReason: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "If it was lost, at most 200 characters.";
          label: "Reason for the loss";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    note: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "For the team only.";
          label: "Note";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    previous_page: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page before the one the form was sent from.";
          label: "Page before the form";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    referrer: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The host of the site that led here. Empty: none, or the browser did not tell.";
          label: "Came from";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 253;
      }>;
    state: Schema.Attribute.Enumeration<["new", "answered", "in talks", "won", "lost", "spam"]> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Set it to answered once somebody has replied, and later to what came of it.";
          label: "State";
        };
      }> &
      Schema.Attribute.DefaultTo<"new">;
    submission_fingerprint: Schema.Attribute.String & Schema.Attribute.Private;
    submission_key: Schema.Attribute.String & Schema.Attribute.Private;
    summary: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The labels that the visitor saw, and the answers. Fields left empty are omitted.";
          label: "Answers";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250000;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    url: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page the message was sent from, without the leading slash.";
          label: "Sent from";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    utm_campaign: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_campaign.";
          label: "Campaign";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_content: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_content.";
          label: "Campaign content";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_medium: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_medium.";
          label: "Campaign medium";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_source: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_source.";
          label: "Campaign source";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_term: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_term.";
          label: "Campaign term";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    value: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What the order is worth, in your currency.";
          label: "Value";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 2000000000;
          min: 0;
        },
        number
      >;
    your_email: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Where to reply: the answer in the form\u2019s email field.";
          label: "Email";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 3;
      }>;
  };
}

export interface ApiFormForm extends Struct.CollectionTypeSchema {
  collectionName: "forms";
  info: {
    description: "A form with fields of your choice, for the pages of your choice";
    displayName: "Form";
    pluralName: "forms";
    singularName: "form";
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    editor: {
      columns: ["title", "slug", "updatedAt"];
      sort: "title:ASC";
    };
  };
  attributes: {
    button: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The words on the button.";
          label: "Button";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }> &
      Schema.Attribute.DefaultTo<"Send">;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::form.form"> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    questions: Schema.Attribute.Component<"forms.field", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The fields of the form, in order, at most 40. If you add or remove one, visitors who have the form open must reload the page.";
          label: "Fields";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 40;
          min: 1;
        },
        number
      >;
    receiptSubject: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The subject of a short email to each person who sends this form. Leave it and the text empty to send none.";
          label: "Receipt subject";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 110;
      }>;
    receiptText: Schema.Attribute.Text &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The text of that email, without signs for formatting. It goes to the email field of the form, which may hold another person\u2019s address: the email says so below your text, and repeats nothing of what was written.";
          label: "Receipt text";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    receiver: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The one email address that gets the answers. Leave it empty for the address of contact messages. Visitors never see it.";
          label: "Receiver";
          pattern: {
            regex: '^[^\\s@,;:<>()[\\]"\\\\\\u200b-\\u200f\\u2060]+@[^\\s@,;:<>()[\\]"\\\\\\u200b-\\u200f\\u2060]+\\.[^\\s@,;:<>()[\\]"\\\\\\u200b-\\u200f\\u2060]+$';
            rule: "Enter one email address, for example events@example.com.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    retentionDays: Schema.Attribute.Integer &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The days after which an answer is deleted, 7 to 3650. Leave it empty to keep answers as long as those of the other forms. A change applies to new answers.";
          label: "Keep answers for";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 3650;
          min: 7;
        },
        number
      >;
    slug: Schema.Attribute.UID<
      "title",
      {
        decamelize: false;
      }
    > &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The name under which the website sends the answers. Leave it empty to make it from the title. If you change it after publishing, visitors who have the form open must reload the page.";
          label: "Technical name";
          pattern: {
            regex: "^[a-z0-9]+(-[a-z0-9]+)*$";
            rule: "Use lowercase letters, digits and single hyphens only, for example app-development.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    thanks: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What visitors read in place of the form after sending, below \u201CThank you\u201D.";
          label: "Thank-you text";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }> &
      Schema.Attribute.DefaultTo<"We answer within one working day.">;
    thanksPath: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The path of a page of this site that opens after sending, for example /thankyou/. Leave it empty to show the thank-you text.";
          label: "Thank-you page";
          pattern: {
            regex: "^/(?!/)[^\\s\\\\]*$";
            rule: "Enter a path of this site that starts with one slash, for example /thankyou/.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The name of the form in lists, in the subject of emails and above its answers.";
          label: "Title";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiHirePageHirePage extends Struct.CollectionTypeSchema {
  collectionName: "hire_pages";
  info: {
    description: "The content of a hire page";
    displayName: "Hire page";
    pluralName: "hire-pages";
    singularName: "hire-page";
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    editor: {
      columns: ["title", "slug", "updatedAt", "publishAt", "unpublishAt"];
      sort: "title:ASC";
    };
  };
  attributes: {
    alternatives: Schema.Attribute.Component<"parts.alternative", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Two technologies beside this one in a table, with when to choose them instead. Empty: no table.";
          label: "Alternatives";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 2;
        },
        number
      >;
    capabilities: Schema.Attribute.Component<"parts.point", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What these people can do. Six work best.";
          label: "What we can do";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 9;
        },
        number
      >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    fits: Schema.Attribute.Component<"parts.point", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "When this technology is the right choice.";
          label: "When to choose it";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 5;
        },
        number
      >;
    lead: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The introduction under the title.";
          label: "Introduction";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::hire-page.hire-page"> &
      Schema.Attribute.Private;
    misfits: Schema.Attribute.Component<"parts.point", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "When it is not, and what to choose instead.";
          label: "When to choose something else";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 5;
        },
        number
      >;
    picture: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown beside the headline in place of the drawing of the technology\u2019s layers; its edges may be cropped. At least 1600 \u00D7 1200 pixels (4:3).";
          label: "Picture";
        };
      }>;
    publishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The saved draft is published at this time, or up to a minute later. Save the record; do not press Publish.";
          label: "Publish at";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    questions: Schema.Attribute.Component<"parts.question", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "At least four questions and answers about this technology.";
          label: "Questions and answers";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
        },
        number
      >;
    scheduleProblem: Schema.Attribute.Text &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Filled in when scheduled publishing fails. Correct the problem, then set a new time or publish.";
          label: "Why it was not published";
        };
      }>;
    selection: Schema.Attribute.Component<"parts.point", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "How we test for this skill.";
          label: "How we choose people";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
        },
        number
      >;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
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
        "dedicated",
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          catalogue: "hirePages";
          description: "The technology the page is about, or any technology.";
          label: "Technology";
        };
      }>;
    snapshot: Schema.Attribute.Component<"parts.fact", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Short facts next to the title. Empty: the facts of the Hiring record.";
          label: "Short facts";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
        },
        number
      >;
    stackNote: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A sentence or two above the related technologies.";
          label: "Above the related technologies";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The main heading.";
          label: "Headline";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 110;
      }>;
    unpublishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page is taken off the site at this time, or up to a minute later. Saving the record is enough.";
          label: "Unpublish at";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiHiringHiring extends Struct.SingleTypeSchema {
  collectionName: "hiring_records";
  info: {
    description: "What all hire pages share";
    displayName: "Hiring";
    pluralName: "hiring-records";
    singularName: "hiring";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    composer: Schema.Attribute.Component<"sections.band", false> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading above the questions that draft a visitor\u2019s brief and put it into the contact form. {technology} and {role} are replaced here too. Remove it to leave them out.";
          label: "Team composer";
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    hiringcontent: Schema.Attribute.DynamicZone<
      ["sections.accordion", "sections.card-group", "sections.main", "shared.seo"]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The sections that all hire pages share. {technology} and {role} are replaced with the page\u2019s own words, for example Flutter and developer.";
          label: "Sections";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::hiring.hiring"> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiHomeHome extends Struct.SingleTypeSchema {
  collectionName: "home_records";
  info: {
    description: "The home page";
    displayName: "Home";
    pluralName: "home-records";
    singularName: "home";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    clients: Schema.Attribute.Component<"parts.client", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Logos in a row below the projects, of clients who agreed to be named. Hidden when empty.";
          label: "Clients";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
        },
        number
      >;
    composer: Schema.Attribute.Component<"sections.band", false> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading above the questions that draft a visitor\u2019s brief and put it into the contact form. Remove it to leave them out.";
          label: "Team composer";
        };
      }>;
    contact: Schema.Attribute.Component<"sections.band", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading above the contact form.";
          label: "Contact form";
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    engagement: Schema.Attribute.Component<"sections.card-group", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The ways to work with us.";
          label: "Ways to work with us";
        };
      }>;
    hero: Schema.Attribute.Component<"sections.main", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The top of the page. Its picture is shown when there are no working hours.";
          label: "Top of the page";
        };
      }>;
    hire: Schema.Attribute.Component<"sections.band", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading above the technologies.";
          label: "Technologies";
        };
      }>;
    hours: Schema.Attribute.Component<"sections.working-hours", false> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A chart of the working day in place of the picture at the top. Remove it to show the picture.";
          label: "Working hours";
        };
      }>;
    industries: Schema.Attribute.Component<"sections.band", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading above the industries.";
          label: "Industries";
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::home.home"> &
      Schema.Attribute.Private;
    process: Schema.Attribute.Component<"sections.card-group", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "How we work.";
          label: "How we work";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    services: Schema.Attribute.Component<"sections.band", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading above the services.";
          label: "Services";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    work: Schema.Attribute.Component<"sections.band", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading above the projects. Hidden when no projects are published.";
          label: "Projects";
        };
      }>;
    writing: Schema.Attribute.Component<"sections.band", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading above the latest articles. Hidden when no articles are published.";
          label: "Articles";
        };
      }>;
  };
}

export interface ApiImportedImported extends Struct.CollectionTypeSchema {
  collectionName: "imported_parts";
  info: {
    description: "What was imported from another site, so that it is not imported twice";
    displayName: "Imported part";
    pluralName: "imported-parts";
    singularName: "imported";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    digest: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::imported.imported"> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    record_id: Schema.Attribute.String & Schema.Attribute.Required;
    record_type: Schema.Attribute.String & Schema.Attribute.Required;
    saved_at: Schema.Attribute.DateTime & Schema.Attribute.Required;
    source: Schema.Attribute.Text & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiIndustryPageIndustryPage extends Struct.CollectionTypeSchema {
  collectionName: "industry_pages";
  info: {
    description: "The content of an industry page";
    displayName: "Industry page";
    pluralName: "industry-pages";
    singularName: "industry-page";
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    editor: {
      columns: ["title", "slug", "updatedAt", "publishAt", "unpublishAt"];
      sort: "title:ASC";
    };
  };
  attributes: {
    challenges: Schema.Attribute.Component<"parts.point", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What makes this industry hard.";
          label: "Challenges";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
        },
        number
      >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    lead: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The introduction under the title.";
          label: "Introduction";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::industry-page.industry-page"> &
      Schema.Attribute.Private;
    picture: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown beside the headline; its edges may be cropped. At least 1600 \u00D7 1200 pixels (4:3).";
          label: "Picture";
        };
      }>;
    publishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The saved draft is published at this time, or up to a minute later. Save the record; do not press Publish.";
          label: "Publish at";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    questions: Schema.Attribute.Component<"parts.question", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Questions and answers.";
          label: "Questions and answers";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
        },
        number
      >;
    rules: Schema.Attribute.Component<"parts.point", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The rules and standards that apply, by their official names.";
          label: "Rules and standards";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 9;
        },
        number
      >;
    scheduleProblem: Schema.Attribute.Text &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Filled in when scheduled publishing fails. Correct the problem, then set a new time or publish.";
          label: "Why it was not published";
        };
      }>;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    slug: Schema.Attribute.Enumeration<
      ["fintech", "warranty", "e-commerce", "healthcare", "restaurant", "manufacturing"]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          catalogue: "industries";
          description: "The industry the page is about.";
          label: "Industry";
        };
      }>;
    snapshot: Schema.Attribute.Component<"parts.fact", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Short facts next to the title: systems we connect, rules that apply, first step.";
          label: "Short facts";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
        },
        number
      >;
    solutions: Schema.Attribute.Component<"parts.point", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What we build for it.";
          label: "Solutions";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 9;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The main heading.";
          label: "Headline";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 110;
      }>;
    unpublishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page is taken off the site at this time, or up to a minute later. Saving the record is enough.";
          label: "Unpublish at";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiJobOpeningJobOpening extends Struct.CollectionTypeSchema {
  collectionName: "job_openings";
  info: {
    description: "An open position";
    displayName: "Job opening";
    pluralName: "job-openings";
    singularName: "job-opening";
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    editor: {
      columns: ["title", "team", "place", "closesOn", "publishAt", "unpublishAt"];
      sort: "title:ASC";
    };
  };
  attributes: {
    body: Schema.Attribute.RichText &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The work, the requirements and what we offer.";
          label: "Text";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 10000;
      }>;
    closesOn: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The last day to apply, shown on the page. Once it has ended in every time zone, at noon UTC of the next day, the page says that the position is closed, and lists and search engines leave it out. Empty: open until you unpublish it.";
          label: "Apply by";
        };
      }>;
    countries: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Where the person may live, names separated by commas: Portugal, Spain. Shown on the page; search engines list remote work only with it.";
          label: "Countries";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    kind: Schema.Attribute.Enumeration<["full-time", "part-time", "contract"]> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Full-time, part-time or contract.";
          label: "Hours";
        };
      }> &
      Schema.Attribute.DefaultTo<"full-time">;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::job-opening.job-opening"> &
      Schema.Attribute.Private;
    pay: Schema.Attribute.Component<"parts.rate", false> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The range that you pay, for example \u201CGross salary\u201D, 48000 to 60000 per year. Left out while there is none; some countries require it.";
          label: "Pay";
        };
      }>;
    place: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "For example: Remote, within two hours of UTC";
          label: "Location";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    publishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The saved draft is published at this time, or up to a minute later. Save the record; do not press Publish.";
          label: "Publish at";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    scheduleProblem: Schema.Attribute.Text &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Filled in when scheduled publishing fails. Correct the problem, then set a new time or publish.";
          label: "Why it was not published";
        };
      }>;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    slug: Schema.Attribute.UID<
      "title",
      {
        decamelize: false;
      }
    > &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The last part of the address. Leave it empty to make it from the job title; if you change it after publishing, visitors of the old address are redirected.";
          label: "Address";
          pattern: {
            regex: "^[a-z0-9]+(-[a-z0-9]+)*$";
            rule: "Use lowercase letters, digits and single hyphens only, for example app-development.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    summary: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown in the list of openings.";
          label: "Summary";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    team: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "For example: Mobile";
          label: "Team";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The job title.";
          label: "Job title";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 110;
      }>;
    unpublishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page is taken off the site at this time, or up to a minute later. Saving the record is enough.";
          label: "Unpublish at";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiLeadCountLeadCount extends Struct.CollectionTypeSchema {
  collectionName: "lead_counts";
  info: {
    description: "How many leads were erased, by month, form, page, campaign and state";
    displayName: "Lead count";
    pluralName: "lead-counts";
    singularName: "lead-count";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    campaign: Schema.Attribute.String;
    count: Schema.Attribute.Integer & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    form: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::lead-count.lead-count"> &
      Schema.Attribute.Private;
    month: Schema.Attribute.String & Schema.Attribute.Required;
    page: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiLeadEventLeadEvent extends Struct.CollectionTypeSchema {
  collectionName: "lead_events";
  info: {
    description: "Who listed, opened, exported or deleted leads";
    displayName: "Lead event";
    pluralName: "lead-events";
    singularName: "lead-event";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String & Schema.Attribute.Required;
    actor: Schema.Attribute.String & Schema.Attribute.Required;
    count: Schema.Attribute.Integer;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    entry: Schema.Attribute.String;
    form: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::lead-event.lead-event"> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiLeaseLease extends Struct.CollectionTypeSchema {
  collectionName: "leases";
  info: {
    description: "Which instance of the CMS does a job that only one may do";
    displayName: "Lease";
    pluralName: "leases";
    singularName: "lease";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    held_until: Schema.Attribute.DateTime & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::lease.lease"> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    owner: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiMenuMenu extends Struct.SingleTypeSchema {
  collectionName: "menu_records";
  info: {
    description: "The links of the header and the menu";
    displayName: "Menu";
    pluralName: "menu-records";
    singularName: "menu";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    details: Schema.Attribute.Component<"navigation.link", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Links below the others, in smaller type.";
          label: "Smaller links";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
        },
        number
      >;
    header: Schema.Attribute.Component<"navigation.link", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The line of links at the top, on large screens. Phones show only the one to Hire a dedicated developer, if it is here.";
          label: "Header";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 1;
        },
        number
      >;
    items: Schema.Attribute.DynamicZone<
      ["navigation.link", "navigation.catalogue", "navigation.group"]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Opens with the button \u201CMenu\u201D. It must lead to the contact page.";
          label: "Menu";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      >;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::menu.menu"> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiOutboxMessageOutboxMessage extends Struct.CollectionTypeSchema {
  collectionName: "outbox_messages";
  info: {
    description: "Records that somebody still has to be told about, by email or by a webhook";
    displayName: "Message to be sent";
    pluralName: "outbox-messages";
    singularName: "outbox-message";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    attempts: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    due_at: Schema.Attribute.DateTime & Schema.Attribute.Required;
    failed_at: Schema.Attribute.DateTime;
    key: Schema.Attribute.String & Schema.Attribute.Required;
    kind: Schema.Attribute.String & Schema.Attribute.Required;
    last_error: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::outbox-message.outbox-message"> &
      Schema.Attribute.Private;
    pauses_receiver: Schema.Attribute.Boolean;
    publishedAt: Schema.Attribute.DateTime;
    refusals: Schema.Attribute.Integer;
    sent_at: Schema.Attribute.DateTime;
    subject_id: Schema.Attribute.String & Schema.Attribute.Required;
    target: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiPagePage extends Struct.CollectionTypeSchema {
  collectionName: "pages";
  info: {
    description: "A page with an address and sections of your choice, such as an offer or a campaign";
    displayName: "Page";
    pluralName: "pages";
    singularName: "page";
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    editor: {
      columns: ["title", "slug", "frame", "publishAt", "unpublishAt"];
      sort: "title:ASC";
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    frame: Schema.Attribute.Enumeration<["standard", "campaign"]> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "standard: header, menu and footer as on every page; campaign: only the logo, the first button of the Hero and the legal links.";
          label: "Header and footer";
        };
      }> &
      Schema.Attribute.DefaultTo<"standard">;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::page.page"> &
      Schema.Attribute.Private;
    publishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The saved draft is published at this time, or up to a minute later. Save the record; do not press Publish.";
          label: "Publish at";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    scheduleProblem: Schema.Attribute.Text &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Filled in when scheduled publishing fails. Correct the problem, then set a new time or publish.";
          label: "Why it was not published";
        };
      }>;
    sections: Schema.Attribute.DynamicZone<
      [
        "sections.main",
        "sections.text",
        "sections.card-group",
        "sections.feature-group",
        "sections.accordion",
        "sections.quotes",
        "sections.people",
        "sections.clients",
        "sections.projects",
        "sections.articles",
        "sections.prices",
        "sections.comparison",
        "sections.action",
        "sections.form",
        "shared.seo",
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The sections of the page, in order. Start with one Hero and add one Search and sharing anywhere.";
          label: "Sections";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    slug: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The address of the page without the slashes around it: spring-offer, or about-us/team for a page below another one, at most three parts. Leave it empty to make it from the name.";
          label: "Address";
          path: "title";
          pattern: {
            regex: "^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*){0,2}$";
            rule: "Use one to three parts of lowercase letters, digits and single hyphens, with a slash between them, for example spring-offer or about-us/team.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The name of the page in lists, and in the breadcrumbs of the pages below it.";
          label: "Name";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    unpublishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page is taken off the site at this time, or up to a minute later. Saving the record is enough.";
          label: "Unpublish at";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiPersonPerson extends Struct.CollectionTypeSchema {
  collectionName: "people";
  info: {
    description: "Somebody who works here, shown on About us; without any, the section is left out";
    displayName: "Person";
    pluralName: "people";
    singularName: "person";
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    editor: {
      columns: ["position", "name", "role"];
      sort: "position:ASC";
    };
  };
  attributes: {
    bookingUrl: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Where visitors book a call with this person. Empty: no calendar.";
          framed: true;
          label: "Booking calendar";
          pattern: {
            regex: "^https://[^\\s/?#@\\\\]+(/[^\\s#\\\\]*)?$";
            rule: "Enter a complete https:// address, for example https://cal.com/your-team/intro.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    links: Schema.Attribute.Component<"shared.link", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Profiles or articles, if any. At most three.";
          label: "Links";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 3;
        },
        number
      >;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::person.person"> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "As the person writes it.";
          label: "Name";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    note: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "One sentence that a client would want to know: what the person decides, or asks first.";
          label: "Note";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    photo: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "At least 800 \u00D7 1000 pixels (4:5), with the face in the upper half. Publish it only with the person\u2019s consent. Its alternative text is written in the media library.";
          label: "Photo";
        };
      }>;
    position: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          countsUp: true;
          description: "The place in the list, from 1. People with the same number are in the order of their names. Empty: the last one.";
          label: "Number";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 9999;
          min: 1;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    role: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown under the name, for example: Delivery lead.";
          label: "Role";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiPlaybookPlaybook extends Struct.SingleTypeSchema {
  collectionName: "playbook_records";
  info: {
    description: "The page that lists the chapters of the playbook";
    displayName: "Playbook";
    pluralName: "playbook-records";
    singularName: "playbook";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::playbook.playbook"> &
      Schema.Attribute.Private;
    main: Schema.Attribute.Component<"sections.main", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The top of the page.";
          label: "Top of the page";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiPortfolioFormPortfolioForm extends Struct.CollectionTypeSchema {
  collectionName: "portfolio_forms";
  info: {
    description: "Requests from the portfolio page";
    displayName: "Portfolio request";
    pluralName: "portfolio-forms";
    singularName: "portfolio-form";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    editor: {
      columns: ["createdAt", "full_name", "interest", "message", "state"];
      first: [
        "message",
        "state",
        "note",
        "full_name",
        "your_email",
        "company",
        "interest",
        "value",
        "decidedOn",
        "lostReason",
        "answeredAt",
      ];
      sort: "createdAt:DESC";
      writable: ["state", "value", "decidedOn", "lostReason", "note"];
    };
  };
  attributes: {
    answeredAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "When the state first changed from new. Set by the panel.";
          label: "Answered";
        };
      }>;
    click_id: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The ad network\u2019s name for the click, such as gclid=\u2026. Only if the visitor allowed statistics.";
          label: "Ad click";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    company: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The visitor\u2019s company.";
          label: "Company";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    decidedOn: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "When it was won or lost. Empty: set to today when you save the state.";
          label: "Decided on";
        };
      }>;
    first_page: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The first page of the visit.";
          label: "First page";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    full_name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The visitor\u2019s name.";
          label: "Name";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 3;
      }>;
    interest: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The type of work they asked about.";
          label: "Type of work";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::portfolio-form.portfolio-form"> &
      Schema.Attribute.Private;
    lostReason: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "If it was lost, at most 200 characters.";
          label: "Reason for the loss";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    message: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What the visitor wrote.";
          label: "Message";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
        minLength: 1;
      }>;
    note: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "For the team only.";
          label: "Note";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    previous_page: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page before the one the form was sent from.";
          label: "Page before the form";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    referrer: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The host of the site that led here. Empty: none, or the browser did not tell.";
          label: "Came from";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 253;
      }>;
    state: Schema.Attribute.Enumeration<["new", "answered", "in talks", "won", "lost", "spam"]> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Set it to answered once somebody has replied, and later to what came of it.";
          label: "State";
        };
      }> &
      Schema.Attribute.DefaultTo<"new">;
    submission_fingerprint: Schema.Attribute.String & Schema.Attribute.Private;
    submission_key: Schema.Attribute.String & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    url: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page the request was sent from, without the leading slash.";
          label: "Sent from";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    utm_campaign: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_campaign.";
          label: "Campaign";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_content: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_content.";
          label: "Campaign content";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_medium: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_medium.";
          label: "Campaign medium";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_source: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_source.";
          label: "Campaign source";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_term: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_term.";
          label: "Campaign term";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    value: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What the order is worth, in your currency.";
          label: "Value";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 2000000000;
          min: 0;
        },
        number
      >;
    your_email: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Where to reply.";
          label: "Email";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 3;
      }>;
  };
}

export interface ApiPortfolioPortfolio extends Struct.SingleTypeSchema {
  collectionName: "portfolio_records";
  info: {
    description: "The portfolio page";
    displayName: "Portfolio";
    pluralName: "portfolio-records";
    singularName: "portfolio";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    empty: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown when no projects are published.";
          label: "When no projects are published";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::portfolio.portfolio"> &
      Schema.Attribute.Private;
    main: Schema.Attribute.Component<"sections.main", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The top of the page.";
          label: "Top of the page";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    request: Schema.Attribute.Component<"sections.band", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading above the request form.";
          label: "Request form";
        };
      }>;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    work: Schema.Attribute.Component<"sections.band", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading above the projects.";
          label: "Projects";
        };
      }>;
  };
}

export interface ApiPreviewLinkPreviewLink extends Struct.CollectionTypeSchema {
  collectionName: "preview_links";
  info: {
    description: "Links by which people without an account see the draft of a record";
    displayName: "Preview link";
    pluralName: "preview-links";
    singularName: "preview-link";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    created_by_name: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    expires_at: Schema.Attribute.DateTime & Schema.Attribute.Required;
    link_id: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::preview-link.preview-link"> &
      Schema.Attribute.Private;
    note: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    record_id: Schema.Attribute.String & Schema.Attribute.Required;
    record_type: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiPrivacyPrivacy extends Struct.SingleTypeSchema {
  collectionName: "privacy_records";
  info: {
    description: "The privacy policy";
    displayName: "Privacy policy";
    pluralName: "privacy-records";
    singularName: "privacy";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::privacy.privacy"> &
      Schema.Attribute.Private;
    main: Schema.Attribute.Component<"sections.main", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The top of the page.";
          label: "Top of the page";
        };
      }>;
    passages: Schema.Attribute.Component<"parts.passage", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The sections of the policy, in order.";
          label: "Sections";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    updatedOn: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The day this version takes effect. Shown under the title.";
          label: "Effective";
        };
      }>;
  };
}

export interface ApiProjectProject extends Struct.CollectionTypeSchema {
  collectionName: "projects";
  info: {
    description: "A case study";
    displayName: "Project";
    pluralName: "projects";
    singularName: "project";
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    editor: {
      columns: ["title", "client", "sample", "updatedAt", "publishAt", "unpublishAt"];
      sort: "title:ASC";
    };
  };
  attributes: {
    approach: Schema.Attribute.RichText &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "How it was solved.";
          label: "Approach";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    challenge: Schema.Attribute.RichText &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The problem to solve.";
          label: "Challenge";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    client: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The client, named as they agreed.";
          label: "Client";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    code: Schema.Attribute.RichText &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A sentence, about 25 lines in a block of code, and their test in a second one. Each block begins with ``` and its language, for example ```ts.";
          label: "Code";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 6000;
      }>;
    cover: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown at the top of the project\u2019s page and in lists. At least 1600 \u00D7 1200 pixels (4:3).";
          label: "Cover picture";
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    industry: Schema.Attribute.Enumeration<
      ["fintech", "warranty", "e-commerce", "healthcare", "restaurant", "manufacturing"]
    > &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          catalogue: "industries";
          description: "The client\u2019s industry.";
          label: "Industry";
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::project.project"> &
      Schema.Attribute.Private;
    options: Schema.Attribute.Component<"parts.option", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The table of what was considered, the chosen option first. Without any, the page has no part for them.";
          label: "Options";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
        },
        number
      >;
    pictures: Schema.Attribute.Media<"images", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown further down the page, in full. At least 1600 \u00D7 1200 pixels (4:3).";
          label: "More pictures";
        };
      }>;
    publishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The saved draft is published at this time, or up to a minute later. Save the record; do not press Publish.";
          label: "Publish at";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    result: Schema.Attribute.RichText &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The outcome. Use only figures that were measured.";
          label: "Result";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    risks: Schema.Attribute.Component<"parts.risk", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The risk register, the most likely risk first.";
          label: "Risks";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
        },
        number
      >;
    sample: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Turn this on for a sample that is not work for a client. The page then says so.";
          label: "Sample";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    scheduleProblem: Schema.Attribute.Text &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Filled in when scheduled publishing fails. Correct the problem, then set a new time or publish.";
          label: "Why it was not published";
        };
      }>;
    screen: Schema.Attribute.Component<"parts.screen", false> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A screen of the software, drawn below the approach.";
          label: "Screen";
        };
      }>;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    sequence: Schema.Attribute.Component<"parts.sequence", false> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Who sends what to whom, drawn below the screen.";
          label: "Sequence";
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
          description: "The service we provided.";
          label: "Service";
        };
      }>;
    slug: Schema.Attribute.UID<
      "title",
      {
        decamelize: false;
      }
    > &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The last part of the address. Leave it empty to make it from the headline; if you change it after publishing, visitors of the old address are redirected.";
          label: "Address";
          pattern: {
            regex: "^[a-z0-9]+(-[a-z0-9]+)*$";
            rule: "Use lowercase letters, digits and single hyphens only, for example app-development.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    summary: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown in lists and under the title.";
          label: "Summary";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The headline.";
          label: "Headline";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 110;
      }>;
    topics: Schema.Attribute.Component<"parts.topic", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The technologies used.";
          label: "Technologies";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
        },
        number
      >;
    unpublishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page is taken off the site at this time, or up to a minute later. Saving the record is enough.";
          label: "Unpublish at";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiRecordVersionRecordVersion extends Struct.CollectionTypeSchema {
  collectionName: "record_versions";
  info: {
    description: "Earlier versions of records, and the last version of deleted ones";
    displayName: "Record version";
    pluralName: "record-versions";
    singularName: "record-version";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    at: Schema.Attribute.DateTime & Schema.Attribute.Required;
    by: Schema.Attribute.String & Schema.Attribute.Required;
    content: Schema.Attribute.JSON & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    kind: Schema.Attribute.Enumeration<["published", "deleted", "drafted"]> &
      Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::record-version.record-version"> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    record: Schema.Attribute.String & Schema.Attribute.Required;
    title: Schema.Attribute.Text & Schema.Attribute.Required;
    uid: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiRedirectRedirect extends Struct.CollectionTypeSchema {
  collectionName: "redirects";
  info: {
    description: "An old address that leads to a page";
    displayName: "Redirect";
    pluralName: "redirects";
    singularName: "redirect";
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    editor: {
      columns: ["from", "to", "permanent"];
      sort: "from:ASC";
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    from: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The address that no longer has a page, without the name of the site: /old-page/, /\u00FCber-uns/ or /?p=123. With and without a slash at its end are the same, and so are /\u00FCber-uns/ and /%C3%BCber-uns/. Cloudflare Pages cannot redirect an address with a question mark.";
          label: "Old address";
          pattern: {
            regex: "^/";
            rule: "Start with / and leave out the name of the site, for example /old-page/ or /?p=123.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::redirect.redirect"> &
      Schema.Attribute.Private;
    permanent: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Yes for a page that has moved: search engines replace the old address. No for a detour that will end.";
          label: "Permanent";
        };
      }> &
      Schema.Attribute.DefaultTo<true>;
    publishedAt: Schema.Attribute.DateTime;
    to: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Where visitors are sent: a page of this site, like /contact-us/, or an https:// address elsewhere. Leave it empty for a page that is gone.";
          label: "New address";
          pattern: {
            regex: "^(/(?!/)|https://[\\w.-]+(:\\d+)?(?=[/?#]|$))([\\w\\-./~%:?&=#+,@()]|[^\\x00-\\xa0\\s\\u2000-\\u206f\\ud800-\\udfff])*$";
            rule: "Start with / for a page of this site or with https://, and leave out spaces and quotes.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiReviewReview extends Struct.CollectionTypeSchema {
  collectionName: "reviews";
  info: {
    description: "Requests to publish a record, and their answers";
    displayName: "Review";
    pluralName: "reviews";
    singularName: "review";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    answer: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    answered_at: Schema.Attribute.DateTime;
    answered_by: Schema.Attribute.String;
    asked_at: Schema.Attribute.DateTime & Schema.Attribute.Required;
    asked_by: Schema.Attribute.String & Schema.Attribute.Required;
    asked_by_id: Schema.Attribute.Integer & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::review.review"> &
      Schema.Attribute.Private;
    message: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    open: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    record_id: Schema.Attribute.String & Schema.Attribute.Required;
    record_type: Schema.Attribute.String & Schema.Attribute.Required;
    state: Schema.Attribute.String & Schema.Attribute.Required;
    title: Schema.Attribute.Text & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiSectionPatternSectionPattern extends Struct.CollectionTypeSchema {
  collectionName: "section_patterns";
  info: {
    description: "Sections that the team adds to pages again";
    displayName: "Saved sections";
    pluralName: "section-patterns";
    singularName: "section-pattern";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::section-pattern.section-pattern"> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    sections: Schema.Attribute.JSON & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiSecuritySecurity extends Struct.SingleTypeSchema {
  collectionName: "security_records";
  info: {
    description: "The summary of security and data protection for a client\u2019s reviewer";
    displayName: "Security";
    pluralName: "security-records";
    singularName: "security";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::security.security"> &
      Schema.Attribute.Private;
    main: Schema.Attribute.Component<"sections.main", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The top of the page.";
          label: "Top of the page";
        };
      }>;
    passages: Schema.Attribute.Component<"parts.passage", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The sections of the page, with a contents list.";
          label: "Text";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 20;
          min: 1;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    reviewedOn: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The day on which somebody last checked that the page is true.";
          label: "Reviewed on";
        };
      }>;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    subprocessors: Schema.Attribute.Component<"parts.subprocessor", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The companies that process personal data for us: a table below the text, left out while it is empty.";
          label: "Subprocessors";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 30;
        },
        number
      >;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiServicePageServicePage extends Struct.CollectionTypeSchema {
  collectionName: "service_pages";
  info: {
    description: "The content of a service page";
    displayName: "Service page";
    pluralName: "service-pages";
    singularName: "service-page";
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    editor: {
      columns: ["title", "slug", "updatedAt", "publishAt", "unpublishAt"];
      sort: "title:ASC";
    };
  };
  attributes: {
    bookingUrl: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Where visitors book a call about this service. Empty: the calendar of the site.";
          framed: true;
          label: "Booking calendar";
          pattern: {
            regex: "^https://[^\\s/?#@\\\\]+(/[^\\s#\\\\]*)?$";
            rule: "Enter a complete https:// address, for example https://cal.com/your-team/intro.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    capabilities: Schema.Attribute.Component<"parts.point", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What we can do. Six work best.";
          label: "What we can do";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 9;
        },
        number
      >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    lead: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The introduction under the title.";
          label: "Introduction";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::service-page.service-page"> &
      Schema.Attribute.Private;
    person: Schema.Attribute.Relation<"manyToOne", "api::person.person"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The person who leads this service, shown on its page.";
          label: "Lead";
        };
      }>;
    picture: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown beside the headline; its edges may be cropped. At least 1600 \u00D7 1200 pixels (4:3).";
          label: "Picture";
        };
      }>;
    problems: Schema.Attribute.Component<"parts.point", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The problems this service solves.";
          label: "Problems we solve";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
        },
        number
      >;
    process: Schema.Attribute.Component<"parts.step", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The steps, how long each takes and what it delivers.";
          label: "How a project runs";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
        },
        number
      >;
    publishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The saved draft is published at this time, or up to a minute later. Save the record; do not press Publish.";
          label: "Publish at";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    questions: Schema.Attribute.Component<"parts.question", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Questions and answers.";
          label: "Questions and answers";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
        },
        number
      >;
    rates: Schema.Attribute.Component<"parts.rate", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Price ranges by size of project. The section is left out while there are none.";
          label: "Rates";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
        },
        number
      >;
    scheduleProblem: Schema.Attribute.Text &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Filled in when scheduled publishing fails. Correct the problem, then set a new time or publish.";
          label: "Why it was not published";
        };
      }>;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    slug: Schema.Attribute.Enumeration<
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
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          catalogue: "services";
          description: "The service the page is about.";
          label: "Service";
        };
      }>;
    snapshot: Schema.Attribute.Component<"parts.fact", true> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Short facts next to the title: typical length, team, first result.";
          label: "Short facts";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The main heading.";
          label: "Headline";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 110;
      }>;
    unpublishAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page is taken off the site at this time, or up to a minute later. Saving the record is enough.";
          label: "Unpublish at";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiSiteSite extends Struct.SingleTypeSchema {
  collectionName: "site_records";
  info: {
    description: "What all pages share: name, contact details and profiles";
    displayName: "Site";
    pluralName: "site-records";
    singularName: "site";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    address: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The postal address, one line per row. Shown in the footer.";
          label: "Postal address";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    bookingUrl: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Where visitors book a call, for example https://cal.com/your-team/intro. Shown beside the contact form, after a message was sent and after the brief. Empty: no calendar.";
          framed: true;
          label: "Booking calendar";
          pattern: {
            regex: "^https://[^\\s/?#@\\\\]+(/[^\\s#\\\\]*)?$";
            rule: "Enter a complete https:// address, for example https://cal.com/your-team/intro.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "One or two sentences about the agency, in the footer and for search engines.";
          label: "Description";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    dribbble: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The full address of the profile. Empty: no link.";
          label: "Dribbble";
          pattern: {
            regex: "^https://.+";
            rule: "Enter the full address, starting with https://.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    facebook: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The full address of the profile. Empty: no link.";
          label: "Facebook";
          pattern: {
            regex: "^https://.+";
            rule: "Enter the full address, starting with https://.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    figma: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The full address of the profile. Empty: no link.";
          label: "Figma";
          pattern: {
            regex: "^https://.+";
            rule: "Enter the full address, starting with https://.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    generalEmail: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "For general questions. Shown in the footer.";
          label: "General email";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    github: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The full address of the profile. Empty: no link.";
          label: "GitHub";
          pattern: {
            regex: "^https://.+";
            rule: "Enter the full address, starting with https://.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    hrEmail: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "For applications. Shown in the footer.";
          label: "Careers email";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    imprint: Schema.Attribute.RichText &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Company name, register, VAT number and the responsible person, where the law requires it. Shown on the contact page and linked in the footer; left out while it is empty.";
          label: "Imprint";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 3000;
      }>;
    instagram: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The full address of the profile. Empty: no link.";
          label: "Instagram";
          pattern: {
            regex: "^https://.+";
            rule: "Enter the full address, starting with https://.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    linkedin: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The full address of the profile. Empty: no link.";
          label: "LinkedIn";
          pattern: {
            regex: "^https://.+";
            rule: "Enter the full address, starting with https://.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::site.site"> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The brand name, shown in the header, the footer and page titles. The logo, colors and typefaces are not in the panel: developers change them in the folder brand of the website\u2019s code.";
          label: "Agency name";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    phone: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The telephone number with its country code, for example +44 20 7946 0018. Shown in the footer and beside the contact form. Empty: no number.";
          label: "Phone";
          pattern: {
            regex: "^\\+[0-9]([ ().-]*[0-9]){6,14}$";
            rule: "Enter a plus, the country code and the number, for example +44 20 7946 0018.";
          };
          phone: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    receipts: Schema.Attribute.Component<"forms.receipt", true> &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Short emails to the people who send a form, at most one for each form. Without an entry, a form sends none. Forms of your own have their receipt in Forms.";
          label: "Receipts";
        };
      }>;
    salesEmail: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "For sales. Shown in the footer and next to every form.";
          label: "Sales email";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    shareImage: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Shown when a page without its own picture is shared. At least 1200 \u00D7 630 pixels (1.91:1).";
          label: "Picture for sharing";
        };
      }>;
    tagline: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "A few words after the name in the home page\u2019s title and in the footer.";
          label: "Tagline";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 90;
      }>;
    twitter: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The full address of the profile. Empty: no link.";
          label: "Twitter";
          pattern: {
            regex: "^https://.+";
            rule: "Enter the full address, starting with https://.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    uncheckMarketing: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The box \u201CI agree to receive promotional and marketing material\u201D of the contact form. No: it is checked at first, which is no consent in the European Union and the United Kingdom. Yes: visitors check it themselves.";
          label: "Marketing box starts empty";
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    whatsapp: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The WhatsApp number with its country code, for example +44 20 7946 0018. Shown in the footer and beside the contact form. Empty: no number.";
          label: "WhatsApp";
          pattern: {
            regex: "^\\+[0-9]([ ().-]*[0-9]){6,14}$";
            rule: "Enter a plus, the country code and the number, for example +44 20 7946 0018.";
          };
          phone: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    xing: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The full address of the profile. Empty: no link.";
          label: "XING";
          pattern: {
            regex: "^https://.+";
            rule: "Enter the full address, starting with https://.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    youtube: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The full address of the channel. Empty: no link.";
          label: "YouTube";
          pattern: {
            regex: "^https://.+";
            rule: "Enter the full address, starting with https://.";
          };
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

export interface ApiSubscribeSubscribe extends Struct.CollectionTypeSchema {
  collectionName: "subscribes";
  info: {
    description: "People who signed up for the newsletter";
    displayName: "Subscriber";
    pluralName: "subscribes";
    singularName: "subscribe";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    editor: {
      columns: ["createdAt", "name", "confirmed_at"];
      sort: "createdAt:DESC";
      writable: [];
    };
  };
  attributes: {
    asked_at: Schema.Attribute.DateTime & Schema.Attribute.Private;
    click_id: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The ad network\u2019s name for the click, such as gclid=\u2026. Only if the visitor allowed statistics.";
          label: "Ad click";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    confirmed_at: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "When the owner of the address confirmed it. Empty: send no newsletter.";
          label: "Confirmed";
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    first_page: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The first page of the visit.";
          label: "First page";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::subscribe.subscribe"> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The subscriber\u2019s email address.";
          label: "Email";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 3;
      }>;
    previous_page: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The page before the one the form was sent from.";
          label: "Page before the form";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    referrer: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The host of the site that led here. Empty: none, or the browser did not tell.";
          label: "Came from";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 253;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    utm_campaign: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_campaign.";
          label: "Campaign";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_content: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_content.";
          label: "Campaign content";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_medium: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_medium.";
          label: "Campaign medium";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_source: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_source.";
          label: "Campaign source";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    utm_term: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "From the address of the first page: utm_term.";
          label: "Campaign term";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
  };
}

export interface ApiTestimonialTestimonial extends Struct.CollectionTypeSchema {
  collectionName: "testimonials";
  info: {
    description: "What a client says, shown on the home page and on its case study; without any, the section is left out";
    displayName: "Testimonial";
    pluralName: "testimonials";
    singularName: "testimonial";
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    editor: {
      columns: ["position", "name", "role"];
      sort: "position:ASC";
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::testimonial.testimonial"> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "Who said it.";
          label: "Name";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    position: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          countsUp: true;
          description: "The place in the list, from 1. The home page shows the first two of all, so it may show this one. Empty: the last one.";
          label: "Number";
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 9999;
          min: 1;
        },
        number
      >;
    project: Schema.Attribute.Relation<"manyToOne", "api::project.project"> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The case study that it is about, if there is one. It is shown there, too.";
          label: "Case study";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    quote: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The client\u2019s own words, without quotation marks. Publish it only with their consent.";
          label: "Quote";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    role: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "For example: Head of operations, Example Ltd";
          label: "Role and company";
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiThankyouThankyou extends Struct.SingleTypeSchema {
  collectionName: "thankyou_records";
  info: {
    description: "The page shown after a message is sent";
    displayName: "Thank you";
    pluralName: "thankyou-records";
    singularName: "thankyou";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "api::thankyou.thankyou"> &
      Schema.Attribute.Private;
    main: Schema.Attribute.Component<"sections.main", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The top of the page.";
          label: "Top of the page";
        };
      }>;
    next: Schema.Attribute.Component<"sections.card-group", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What happens next, and where to go from here.";
          label: "What happens next";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface ApiWorkingDocumentsWorkingDocuments extends Struct.SingleTypeSchema {
  collectionName: "working_documents_records";
  info: {
    description: "The page that lists our working documents";
    displayName: "Working documents";
    pluralName: "working-documents-records";
    singularName: "working-documents";
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    band: Schema.Attribute.Component<"sections.band", false> &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The heading above the documents on the home page and on About us. Without it, they are only on their own page.";
          label: "Section on other pages";
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      "oneToMany",
      "api::working-documents.working-documents"
    > &
      Schema.Attribute.Private;
    main: Schema.Attribute.Component<"sections.main", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "The top of the page.";
          label: "Top of the page";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    seo: Schema.Attribute.Component<"shared.seo", false> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        editor: {
          description: "What search engines and link previews show.";
          label: "Search and sharing";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface PluginContentReleasesRelease extends Struct.CollectionTypeSchema {
  collectionName: "strapi_releases";
  info: {
    displayName: "Release";
    pluralName: "releases";
    singularName: "release";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    actions: Schema.Attribute.Relation<"oneToMany", "plugin::content-releases.release-action">;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "plugin::content-releases.release"> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    releasedAt: Schema.Attribute.DateTime;
    scheduledAt: Schema.Attribute.DateTime;
    status: Schema.Attribute.Enumeration<["ready", "blocked", "failed", "done", "empty"]> &
      Schema.Attribute.Required;
    timezone: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface PluginContentReleasesReleaseAction extends Struct.CollectionTypeSchema {
  collectionName: "strapi_release_actions";
  info: {
    displayName: "Release Action";
    pluralName: "release-actions";
    singularName: "release-action";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    contentType: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    entryDocumentId: Schema.Attribute.String;
    isEntryValid: Schema.Attribute.Boolean;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      "oneToMany",
      "plugin::content-releases.release-action"
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    release: Schema.Attribute.Relation<"manyToOne", "plugin::content-releases.release">;
    type: Schema.Attribute.Enumeration<["publish", "unpublish"]> & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface PluginI18NLocale extends Struct.CollectionTypeSchema {
  collectionName: "i18n_locale";
  info: {
    collectionName: "locales";
    description: "";
    displayName: "Locale";
    pluralName: "locales";
    singularName: "locale";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    code: Schema.Attribute.String & Schema.Attribute.Unique;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "plugin::i18n.locale"> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.SetMinMax<
        {
          max: 50;
          min: 1;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface PluginReviewWorkflowsWorkflow extends Struct.CollectionTypeSchema {
  collectionName: "strapi_workflows";
  info: {
    description: "";
    displayName: "Workflow";
    name: "Workflow";
    pluralName: "workflows";
    singularName: "workflow";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    contentTypes: Schema.Attribute.JSON &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<"[]">;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "plugin::review-workflows.workflow"> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Unique;
    publishedAt: Schema.Attribute.DateTime;
    stageRequiredToPublish: Schema.Attribute.Relation<
      "oneToOne",
      "plugin::review-workflows.workflow-stage"
    >;
    stages: Schema.Attribute.Relation<"oneToMany", "plugin::review-workflows.workflow-stage">;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

export interface PluginReviewWorkflowsWorkflowStage extends Struct.CollectionTypeSchema {
  collectionName: "strapi_workflows_stages";
  info: {
    description: "";
    displayName: "Stages";
    name: "Workflow Stage";
    pluralName: "workflow-stages";
    singularName: "workflow-stage";
  };
  options: {
    draftAndPublish: false;
    version: "1.1.0";
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    color: Schema.Attribute.String & Schema.Attribute.DefaultTo<"#4945FF">;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      "oneToMany",
      "plugin::review-workflows.workflow-stage"
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String;
    permissions: Schema.Attribute.Relation<"manyToMany", "admin::permission">;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    workflow: Schema.Attribute.Relation<"manyToOne", "plugin::review-workflows.workflow">;
  };
}

export interface PluginUploadFile extends Struct.CollectionTypeSchema {
  collectionName: "files";
  info: {
    description: "";
    displayName: "File";
    pluralName: "files";
    singularName: "file";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    alternativeText: Schema.Attribute.Text;
    caption: Schema.Attribute.Text;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    ext: Schema.Attribute.String;
    focalPoint: Schema.Attribute.JSON;
    folder: Schema.Attribute.Relation<"manyToOne", "plugin::upload.folder"> &
      Schema.Attribute.Private;
    folderPath: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    formats: Schema.Attribute.JSON;
    hash: Schema.Attribute.String & Schema.Attribute.Required;
    height: Schema.Attribute.Integer;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "plugin::upload.file"> &
      Schema.Attribute.Private;
    mime: Schema.Attribute.String & Schema.Attribute.Required;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    previewUrl: Schema.Attribute.Text;
    provider: Schema.Attribute.String & Schema.Attribute.Required;
    provider_metadata: Schema.Attribute.JSON;
    publishedAt: Schema.Attribute.DateTime;
    related: Schema.Attribute.Relation<"morphToMany">;
    size: Schema.Attribute.Decimal & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    url: Schema.Attribute.Text & Schema.Attribute.Required;
    width: Schema.Attribute.Integer;
  };
}

export interface PluginUploadFolder extends Struct.CollectionTypeSchema {
  collectionName: "upload_folders";
  info: {
    displayName: "Folder";
    pluralName: "folders";
    singularName: "folder";
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    "content-manager": {
      visible: false;
    };
    "content-type-builder": {
      visible: false;
    };
  };
  attributes: {
    children: Schema.Attribute.Relation<"oneToMany", "plugin::upload.folder">;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
    files: Schema.Attribute.Relation<"oneToMany", "plugin::upload.file">;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<"oneToMany", "plugin::upload.folder"> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    parent: Schema.Attribute.Relation<"manyToOne", "plugin::upload.folder">;
    path: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    pathId: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.Unique;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<"oneToOne", "admin::user"> & Schema.Attribute.Private;
  };
}

declare module "@strapi/strapi" {
  export namespace Public {
    export interface ContentTypeSchemas {
      "admin::api-token": AdminApiToken;
      "admin::api-token-permission": AdminApiTokenPermission;
      "admin::permission": AdminPermission;
      "admin::role": AdminRole;
      "admin::session": AdminSession;
      "admin::transfer-token": AdminTransferToken;
      "admin::transfer-token-permission": AdminTransferTokenPermission;
      "admin::user": AdminUser;
      "api::aboutus.aboutus": ApiAboutusAboutus;
      "api::announcement.announcement": ApiAnnouncementAnnouncement;
      "api::article.article": ApiArticleArticle;
      "api::assistant-draft.assistant-draft": ApiAssistantDraftAssistantDraft;
      "api::author.author": ApiAuthorAuthor;
      "api::blog.blog": ApiBlogBlog;
      "api::build.build": ApiBuildBuild;
      "api::careers.careers": ApiCareersCareers;
      "api::category.category": ApiCategoryCategory;
      "api::chapter.chapter": ApiChapterChapter;
      "api::compare.compare": ApiCompareCompare;
      "api::comparison.comparison": ApiComparisonComparison;
      "api::contact-data.contact-data": ApiContactDataContactData;
      "api::contactus.contactus": ApiContactusContactus;
      "api::content-change.content-change": ApiContentChangeContentChange;
      "api::cv-file.cv-file": ApiCvFileCvFile;
      "api::document.document": ApiDocumentDocument;
      "api::emp-data.emp-data": ApiEmpDataEmpData;
      "api::engagement.engagement": ApiEngagementEngagement;
      "api::external-link.external-link": ApiExternalLinkExternalLink;
      "api::footer.footer": ApiFooterFooter;
      "api::form-answer.form-answer": ApiFormAnswerFormAnswer;
      "api::form.form": ApiFormForm;
      "api::hire-page.hire-page": ApiHirePageHirePage;
      "api::hiring.hiring": ApiHiringHiring;
      "api::home.home": ApiHomeHome;
      "api::imported.imported": ApiImportedImported;
      "api::industry-page.industry-page": ApiIndustryPageIndustryPage;
      "api::job-opening.job-opening": ApiJobOpeningJobOpening;
      "api::lead-count.lead-count": ApiLeadCountLeadCount;
      "api::lead-event.lead-event": ApiLeadEventLeadEvent;
      "api::lease.lease": ApiLeaseLease;
      "api::menu.menu": ApiMenuMenu;
      "api::outbox-message.outbox-message": ApiOutboxMessageOutboxMessage;
      "api::page.page": ApiPagePage;
      "api::person.person": ApiPersonPerson;
      "api::playbook.playbook": ApiPlaybookPlaybook;
      "api::portfolio-form.portfolio-form": ApiPortfolioFormPortfolioForm;
      "api::portfolio.portfolio": ApiPortfolioPortfolio;
      "api::preview-link.preview-link": ApiPreviewLinkPreviewLink;
      "api::privacy.privacy": ApiPrivacyPrivacy;
      "api::project.project": ApiProjectProject;
      "api::record-version.record-version": ApiRecordVersionRecordVersion;
      "api::redirect.redirect": ApiRedirectRedirect;
      "api::review.review": ApiReviewReview;
      "api::section-pattern.section-pattern": ApiSectionPatternSectionPattern;
      "api::security.security": ApiSecuritySecurity;
      "api::service-page.service-page": ApiServicePageServicePage;
      "api::site.site": ApiSiteSite;
      "api::subscribe.subscribe": ApiSubscribeSubscribe;
      "api::testimonial.testimonial": ApiTestimonialTestimonial;
      "api::thankyou.thankyou": ApiThankyouThankyou;
      "api::working-documents.working-documents": ApiWorkingDocumentsWorkingDocuments;
      "plugin::content-releases.release": PluginContentReleasesRelease;
      "plugin::content-releases.release-action": PluginContentReleasesReleaseAction;
      "plugin::i18n.locale": PluginI18NLocale;
      "plugin::review-workflows.workflow": PluginReviewWorkflowsWorkflow;
      "plugin::review-workflows.workflow-stage": PluginReviewWorkflowsWorkflowStage;
      "plugin::upload.file": PluginUploadFile;
      "plugin::upload.folder": PluginUploadFolder;
    }
  }
}
