import type { StrapiApp } from "@strapi/strapi/admin";
import { ChartPie, CheckCircle, Earth, Link, Message, Search, Sparkle } from "@strapi/icons";

import { brandTab } from "../panel/brand/brand";
import logo from "../../../brand/icon.svg";
import {
  dismissBanner,
  hideForgotPassword,
  isHiddenPermission,
  isHiddenWidget,
  withoutDeveloperActions,
  withoutStrapiPreview,
} from "../panel/brand/hide-strapi-ui";
import { AssistantPanel } from "../assistants/drafts/panel/AssistantPanel";
import { alwaysLoadRecords } from "../content/editing/panel/reload-records";
import { guardSaves } from "../content/editing/panel/guard-saves";
import { NoticePanel } from "../content/checks/panel/NoticePanel";
import { EarlierVersionsPanel } from "../content/versions/panel/EarlierVersions";
import { MovePanel } from "../content/addresses/panel/MovePanel";
import { SearchResultPanel } from "../content/addresses/panel/SearchResultPanel";
import { keepFocusOnSave } from "../content/editing/panel/keep-focus-on-save";
import { openRecords } from "../content/editing/panel/open-records";
import {
  withAddressDialogs,
  withBulkAddressDialogs,
} from "../content/addresses/panel/address-actions";
import { LineField } from "../content/text/panel/LineField";
import { RichTextField } from "../content/text/panel/RichTextField";
import { watchFieldBehindDialog } from "../content/editing/panel/created/behind-dialog";
import { chooseCreated } from "../content/editing/panel/created/choose-created";
import { createdRecords } from "../content/editing/panel/created/created-records";
import { UnsavedChanges } from "../content/editing/panel/UnsavedChanges";
import { FormStyles } from "../content/editing/panel/FormStyles";
import { EnterKey } from "../content/editing/panel/EnterKey";
import { SectionsPanel } from "../content/editing/panel/sections/SectionsPanel";
import { storedChanges } from "../content/editing/panel/use-stored-changes";
import { addFields } from "../panel/fields/fields";
import { SourcePanel } from "../leads/panel/SourcePanel";
import { reportPermissions } from "../leads/panel/report-permissions";
import { lazyPart } from "../panel/lazy-part";
import { readPublicSettings } from "../content/panel/public-settings";
import { panelTranslations } from "../panel/brand/translations";
import { formatColumns } from "../panel/lists/lists";
import { LinksPanel } from "../preview/client-links/panel/LinksPanel";
import { keepPress } from "../panel/keep-press";
import { returnFocus } from "../panel/return-focus";
import { withPermissionsAwaited } from "../panel/requests/await-permissions";
import { solveProof, withProof } from "../panel/requests/prove";
import { withTimeZone } from "../panel/requests/time-zone";
import { ReadOnlyPanel, readOnly } from "../panel/rights/rights";
import { withAskToPublish } from "../publishing/reviews/panel/ask-to-publish";
import { ReviewPanel } from "../publishing/reviews/panel/ReviewPanel";
import { ForecastPanel } from "../publishing/forecast/panel/ForecastPanel";
import { LivePanel, readPermissions } from "../publishing/state/panel/LivePanel";

// Before Strapi starts: it does not wait for an app, and reads texts only at startup.
const [settings] = await Promise.all([readPublicSettings(), dismissBanner()]);
const siteName = settings.name ?? "Website";
brandTab(siteName);
if (!settings.sendsEmail) hideForgotPassword();

const AssistantDraftsButton = lazyPart(
  async () =>
    (await import("../assistants/drafts/panel/AssistantDraftsButton")).AssistantDraftsButton,
);
const DeletedRecordsButton = lazyPart(
  async () => (await import("../content/versions/panel/DeletedRecordsButton")).DeletedRecordsButton,
);
const ExportButton = lazyPart(
  async () => (await import("../leads/panel/ExportButton")).ExportButton,
);
const FormPlace = lazyPart(
  async () => (await import("../content/editing/panel/sections/FormPlace")).FormPlace,
);
const TimeField = lazyPart(
  async () => (await import("../publishing/scheduling/panel/TimeField")).TimeField,
);
const RecordTools = lazyPart(async () => (await import("./RecordTools")).RecordTools);

const mayReadContent = "plugin::content-manager.explorer.read";

type Addition<T> = T[] | ((all: T[]) => T[]);
type ContentManager = {
  addEditViewSidePanel: (change: Addition<unknown>) => void;
  addBulkAction: (change: Addition<{ type?: string }>) => void;
  addDocumentAction: (change: Addition<{ type?: string; position?: string | string[] }>) => void;
};

const contentManagerOf = (app: Pick<StrapiApp, "getPlugin">) =>
  app.getPlugin("content-manager").apis as ContentManager;

// This project's additions to the panel.
export default {
  config: {
    auth: { logo },
    menu: { logo },
    notifications: { releases: false },
    translations: { en: panelTranslations(siteName) },
  },

  register(app: StrapiApp) {
    const send = withTimeZone(window.fetch.bind(window), window.location.origin);
    window.fetch = chooseCreated(
      guardSaves(withPermissionsAwaited(withProof(send, solveProof)), openRecords),
      openRecords,
      watchFieldBehindDialog(document),
      createdRecords.tell,
    );
    returnFocus(document);
    keepPress(window);
    keepFocusOnSave();
    addFields(app);
    // Strapi passes them props that its type lacks.
    app.addFields([
      { type: "datetime", Component: TimeField as never },
      { type: "richtext", Component: RichTextField as never },
      { type: "string", Component: LineField as never },
    ]);
    app.addRBACMiddleware([
      () => (next) => (permissions) =>
        next(permissions.filter((right) => !isHiddenPermission(right))),
      readOnly,
    ]);
    app.registerHook("Admin/CM/pages/ListView/inject-column-in-table", formatColumns);
    contentManagerOf(app).addEditViewSidePanel([
      AssistantPanel,
      SectionsPanel,
      SourcePanel,
      NoticePanel,
      ReviewPanel,
      LivePanel,
      ForecastPanel,
      MovePanel,
      SearchResultPanel,
      LinksPanel,
      EarlierVersionsPanel,
    ]);

    app.widgets.register((widgets) => [
      {
        id: "website",
        icon: Earth,
        title: { id: "website.title", defaultMessage: "Website" },
        link: {
          label: { id: "website.link", defaultMessage: "History and more" },
          href: "/website",
        },
        component: async () => (await import("../publishing/panel/WebsiteWidget")).WebsiteWidget,
        permissions: readPermissions,
      },
      {
        id: "reviews",
        icon: CheckCircle,
        title: { id: "reviews.title", defaultMessage: "To review" },
        component: async () =>
          (await import("../publishing/reviews/panel/ReviewWidget")).ReviewWidget,
        permissions: readPermissions,
      },
      {
        id: "leads",
        icon: Message,
        title: { id: "leads.title", defaultMessage: "From visitors" },
        component: async () => (await import("../leads/panel/LeadsWidget")).LeadsWidget,
        permissions: [{ action: mayReadContent, subject: "api::contact-data.contact-data" }],
      },
      {
        id: "published",
        icon: CheckCircle,
        title: { id: "published.title", defaultMessage: "Published last" },
        component: async () =>
          (await import("../publishing/panel/PublishedWidget")).PublishedWidget,
        permissions: readPermissions,
      },
      ...widgets.filter(({ id }) => !isHiddenWidget(id)),
    ]);

    app.addMenuLink({
      to: "website",
      icon: Earth,
      intlLabel: { id: "website.title", defaultMessage: "Website" },
      permissions: readPermissions,
      Component: async () => ({
        default: (await import("../publishing/panel/WebsitePage")).WebsitePage,
      }),
      position: 2,
    });
    app.addMenuLink({
      to: "leads-report",
      icon: ChartPie,
      intlLabel: { id: "leads-report.title", defaultMessage: "What the website brings" },
      permissions: reportPermissions,
      Component: async () => ({ default: (await import("../leads/panel/ReportPage")).ReportPage }),
      position: 3,
    });
    app.addMenuLink({
      to: "search",
      icon: Search,
      intlLabel: { id: "content-search.title", defaultMessage: "Search" },
      permissions: readPermissions,
      Component: async () => ({
        default: (await import("../content/search/panel/SearchPage")).SearchPage,
      }),
      position: 1,
    });
    if (settings.assistants) {
      app.addMenuLink({
        to: "assistants",
        icon: Sparkle,
        intlLabel: { id: "assistants.title", defaultMessage: "Assistants" },
        permissions: [{ action: "api::assistants.use", subject: null }],
        Component: async () => ({
          default: (await import("../assistants/tokens/panel/AssistantsPage")).AssistantsPage,
        }),
        position: 6,
      });
    }
    // Strapi's file dialog has no extension point.
    app.addMenuLink({
      to: "media-uses",
      icon: Link,
      intlLabel: { id: "media-uses.title", defaultMessage: "Where files are used" },
      permissions: [{ action: "plugin::upload.read", subject: null }],
      Component: async () => ({
        default: (await import("../content/media/panel/UsesPage")).UsesPage,
      }),
      // After the media library.
      position: 5,
    });
  },

  /** Runs after Strapi's plugins have registered. */
  bootstrap(app: Pick<StrapiApp, "getPlugin">) {
    const { addBulkAction, addDocumentAction, addEditViewSidePanel } = contentManagerOf(app);
    addDocumentAction(withoutDeveloperActions);
    addDocumentAction(withAddressDialogs);
    addDocumentAction(withAskToPublish);
    addBulkAction(withBulkAddressDialogs);
    addEditViewSidePanel((panels) => [ReadOnlyPanel, ...withoutStrapiPreview(panels)]);

    const contentManager = app.getPlugin("content-manager");
    for (const [view, place, name, Component] of [
      ["listView", "actions", "leads-export", ExportButton],
      ["listView", "actions", "deleted-records", DeletedRecordsButton],
      ...(settings.assistants
        ? ([["listView", "actions", "assistant-drafts", AssistantDraftsButton]] as const)
        : []),
      ["editView", "right-links", "form-styles", FormStyles],
      ["editView", "right-links", "enter-key", EnterKey],
      ["editView", "right-links", "form-place", FormPlace],
      ["editView", "right-links", "tools", RecordTools],
      ["editView", "right-links", "unsaved-changes", UnsavedChanges],
    ] as const) {
      contentManager.injectComponent(view, place, { name, Component });
    }
    alwaysLoadRecords();
    storedChanges.removeExpired();
  },
};
