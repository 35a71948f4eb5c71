import { showBar } from "./bar";
import { extractSources, textAttributes } from "./source-markers";
import { listenToPanel } from "./panel-messages";
import { updatePage } from "./update";

const { version = "", panel = "" } =
  document.querySelector<HTMLMetaElement>('meta[name="preview"]')?.dataset ?? {};

// The panel keeps its record during navigation in the preview.
const opened = new URLSearchParams(location.search).get("document");
if (opened) sessionStorage.setItem("preview-document", opened);
const documentId = sessionStorage.getItem("preview-document");

let shown = version;
const update = async () => {
  if (!(await updatePage())) location.reload();
  void showBar(location.pathname);
};

let path = location.pathname;
const followPath = () => {
  if (path === location.pathname) return;
  path = location.pathname;
  // Gatsby may have cached the page before a change.
  void (shown === version ? showBar(path) : update());
};

const styles = new CSSStyleSheet();
styles.replaceSync(`
  [data-preview-gap] { outline: 2px dashed currentcolor; outline-offset: 2px; }
`);
document.adoptedStyleSheets.push(styles);

new MutationObserver((mutations) => {
  for (const { type, target, addedNodes } of mutations) {
    if (type !== "childList") extractSources(target, documentId);
    addedNodes.forEach((node) => extractSources(node, documentId));
  }
  followPath();
}).observe(document, {
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: textAttributes,
});
extractSources(document, documentId);
void showBar(path);

new EventSource("/__changes").onmessage = ({ data }: MessageEvent<string>) => {
  if (data === shown) return;
  shown = data;
  void update();
};
if (window.parent !== window) listenToPanel(panel);
