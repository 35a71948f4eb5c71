import { showBar } from "./bar";
import { readMarks, written } from "./marks";
import { listenToPanel } from "./typing";
import { updatePage } from "./update";

const { version = "", panel = "" } =
  document.querySelector<HTMLMetaElement>('meta[name="preview"]')?.dataset ?? {};

// The panel stays with its record while somebody follows links in the preview.
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
  // Gatsby may have kept the page from before a change.
  void (shown === version ? showBar(path) : update());
};

const look = new CSSStyleSheet();
look.replaceSync(`
  [data-preview-gap] { outline: 2px dashed currentcolor; outline-offset: 2px; }
  [aria-label="Cookies"] { display: none; }
`);
document.adoptedStyleSheets.push(look);

new MutationObserver((mutations) => {
  for (const { type, target, addedNodes } of mutations) {
    if (type !== "childList") readMarks(target, documentId);
    addedNodes.forEach((node) => readMarks(node, documentId));
  }
  followPath();
}).observe(document, {
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: written,
});
readMarks(document, documentId);
void showBar(path);

new EventSource("/__changes").onmessage = ({ data }: MessageEvent<string>) => {
  if (data === shown) return;
  shown = data;
  void update();
};
if (window.parent !== window) listenToPanel(panel);
