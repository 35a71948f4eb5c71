import type { PanelMessage } from "../../../common/preview-messages";

import { openFieldsOfBar, setOwnPath, showBar } from "./bar";
import { compareVersions } from "./compare";
import { openOtherSites } from "./open-other-sites";
import { createTextEditing, isInPage } from "./edit-text";
import { setScale } from "./layer";
import { isCompared, openedRecord } from "./opened-record";
import { panelKeyOf } from "./panel-keys";
import { connectPanel } from "./panel-messages";
import { createSectionTools } from "./section-tools";
import { elementsForField, extractSources, textAttributes } from "./source-markers";
import { type Outcome, showForm, updatePage } from "./update";

const { version = "", panel = "" } =
  document.querySelector<HTMLMetaElement>('meta[name="preview"]')?.dataset ?? {};

const { documentId, path: ownPath } = openedRecord(location, sessionStorage);

type FormMessage = Extract<PanelMessage, { type: "form" }>;

/** The form that the panel shows beside the page. */
let form: FormMessage | undefined;
let shown = version;
/** True while a text is edited in the page: React would replace it, and what is typed would be lost. */
const isHeld = () => panelForm?.isEditing() ?? false;
/** True if the site has changed meanwhile, and the page does not show it. */
let isBehind = false;
const update = async () => {
  isBehind = isHeld();
  if (isBehind) return;
  const outcome = await updatePage(form?.record, isHeld);
  if (outcome === "reload") return location.reload();
  isBehind = isHeld() || outcome === "failed";
  panelForm?.draw(outcome);
};

let path = location.pathname;
const followPath = () => {
  if (path === location.pathname) return;
  path = location.pathname;
  // Gatsby may have cached the page before a change.
  void (shown === version && !form?.record ? showBar(path) : update());
  void panelForm?.refresh();
};

const styles = new CSSStyleSheet();
styles.replaceSync(`
  [data-preview-gap] { outline: 2px dashed currentcolor; outline-offset: 2px; }
`);
const editingStyles = new CSSStyleSheet();
editingStyles.replaceSync(`
  [data-strapi-source]:hover { outline: 1px solid #4945ff; outline-offset: 2px; cursor: text; }
  [data-preview-place] { outline: 2px solid #4945ff; outline-offset: 4px; }
`);
document.adoptedStyleSheets.push(styles);

/** Time in which the CMS tells the preview server of a save, in milliseconds. */
const saveMs = 1_000;
/** Time in which React renders what the page has got, in milliseconds. */
const renderMs = 500;
/** Time until Gatsby may have started, in milliseconds. */
const startMs = 200;

/** True on the record's own page: others may have sections of the same fields. */
const isOwnPage = () => ownPath === location.pathname;

const connectForm = () => {
  const tell = connectPanel(panel, {
    form: (message) => {
      const wasChanged = form?.record !== undefined;
      form = message;
      document.adoptedStyleSheets = message.mayEdit ? [styles, editingStyles] : [styles];
      if (message.record || !wasChanged) void showChanges();
      else setTimeout(() => void showChanges(), saveMs);
    },
    text: (message) => text.begin(message),
    refused: (message) => text.refuse(message),
    place: ({ field }) => {
      tools.forget();
      document.querySelector("[data-preview-place]")?.removeAttribute("data-preview-place");
      const [element] = elementsForField(field);
      element?.toggleAttribute("data-preview-place", true);
      element?.scrollIntoView({ block: "nearest" });
    },
    look: ({ scheme, scale }) => {
      document.documentElement.dataset.scheme = scheme;
      setScale(scale);
    },
  });
  openOtherSites();
  const tools = createSectionTools(tell);
  openFieldsOfBar(({ field, component }) =>
    tell(
      component
        ? { type: "complete", field, component }
        : { type: "edit", field, inPage: isInPage(field) },
    ),
  );
  /** Opens the first text of what was added: in the form, if the page does not show it. */
  const openNew = async (field: string) => {
    const end = performance.now() + renderMs;
    while (!isInPage(field) && performance.now() < end) await new Promise(requestAnimationFrame);
    tell({ type: "edit", field, inPage: isInPage(field) });
  };
  /** The number of the last text that the panel has made the page open. */
  let opened = 0;
  /** Draws the tools of the form's sections: none on a page that shows others. */
  const draw = (outcome: Outcome) => {
    if (outcome === "dropped") return;
    const isShown = outcome === "shown" && isOwnPage();
    // React renders before.
    requestAnimationFrame(() => {
      tools.show(isShown ? (form?.zones ?? []) : [], form?.answer);
      const { number, field } = form?.toEdit ?? { number: 0, field: "" };
      if (!isShown || number <= opened) return;
      opened = number;
      void openNew(field);
    });
  };
  const showChanges = async (): Promise<void> => {
    if (!form || isHeld()) return;
    const outcome = await showForm(form.record, isHeld);
    if (outcome === "early") setTimeout(() => void showChanges(), startMs);
    else draw(outcome);
  };
  const showMissed = async () => {
    if (isBehind) await update();
    await showChanges();
  };
  const text = createTextEditing(tell, (field) => {
    if (field) tools.focus(field);
    void showMissed();
  });

  document.addEventListener("keydown", (event) => {
    const key = panelKeyOf(event);
    if (!key) return;
    event.preventDefault();
    tell({ type: "key", ...key });
  });

  return {
    refresh: showChanges,
    draw,
    isEditing: () => text.isEditing(),
    follow: () => {
      if (!isHeld() && isOwnPage()) tools.follow();
    },
  };
};
const panelForm = window.parent === window ? undefined : connectForm();
if (panelForm) setOwnPath(ownPath);

new MutationObserver((mutations) => {
  for (const { type, target, addedNodes } of mutations) {
    if (type !== "childList") extractSources(target, documentId);
    addedNodes.forEach((node) => extractSources(node, documentId));
  }
  panelForm?.follow();
  followPath();
}).observe(document, {
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: textAttributes,
});
extractSources(document, documentId);
void showBar(path);
// With one draft only, the page is shown beside the published one.
if (isCompared(location)) compareVersions(path);

new EventSource("/__changes").onmessage = ({ data }: MessageEvent<string>) => {
  // Once the server is back, it sends the version that the page could not show.
  if (data === shown && !isBehind) return;
  shown = data;
  void update();
};
