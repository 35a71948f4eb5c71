import { showBar } from "./bar";
import { readMarks } from "./marks";
import { listenToPanel } from "./typing";

const { version = "", panel = "" } =
  document.querySelector<HTMLMetaElement>('meta[name="preview"]')?.dataset ?? {};

// The panel stays with its record while somebody follows links in the preview.
const opened = new URLSearchParams(location.search).get("document");
if (opened) sessionStorage.setItem("preview-document", opened);
const documentId = sessionStorage.getItem("preview-document");

let path = "";
const followPath = () => {
  if (path === location.pathname) return;
  path = location.pathname;
  void showBar(path);
};

const gaps = new CSSStyleSheet();
gaps.replaceSync("[data-preview-gap] { outline: 2px dashed currentcolor; outline-offset: 2px; }");
document.adoptedStyleSheets.push(gaps);

new MutationObserver((mutations) => {
  for (const { type, target, addedNodes } of mutations) {
    if (type === "characterData") readMarks(target, documentId);
    addedNodes.forEach((node) => readMarks(node, documentId));
  }
  followPath();
}).observe(document, { childList: true, subtree: true, characterData: true });
readMarks(document, documentId);
followPath();

new EventSource("/__changes").onmessage = ({ data }) => {
  if (data !== version) location.reload();
};
if (window.parent !== window) listenToPanel(panel);
