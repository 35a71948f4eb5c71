/** Elements whose text is compared as a whole. */
const blocks = "h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, figcaption, pre, summary, a, button";
/** What visitors do not read; and forms, which a draft draws when they come into view. */
const unread = "script, style, noscript, template, form, [hidden]";
const attribute = "data-preview-changed";

/** The innermost blocks of a page, with what they say. */
export const readBlocks = (root: Element): Map<Element, string> => {
  const found = new Map<Element, string>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    if (!parentElement || !text.nodeValue?.trim() || parentElement.closest(unread)) continue;
    const block = parentElement.closest(blocks) ?? parentElement;
    // Code has hundreds of texts in one block.
    if (found.has(block)) continue;
    found.set(block, (block.textContent ?? "").replace(/\s+/g, " ").trim());
  }

  return found;
};

/** The blocks whose text another version of the page lacks. */
export const findChanged = (found: ReadonlyMap<Element, string>, other: ReadonlySet<string>) =>
  [...found].flatMap(([block, words]) => (other.has(words) ? [] : [block]));

/**
 * Outlines the texts that the other version of the page beside this one lacks, and shows the first.
 * Both versions have the same origin, and tell each other their texts.
 *
 * @param path of the page, which both have.
 */
export const compareVersions = (path: string) => {
  const channel = new BroadcastChannel(`versions of ${path}`);
  const styles = new CSSStyleSheet();
  styles.replaceSync(`[${attribute}] { outline: 3px solid #d9822b; outline-offset: 4px; }`);
  document.adoptedStyleSheets.push(styles);
  let own = new Map<Element, string>();
  let other: Set<string> | undefined;
  let isShown = false;

  const mark = () => {
    if (!other) return;
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      element.removeAttribute(attribute);
    }
    const changed = findChanged(own, other);
    for (const block of changed) block.setAttribute(attribute, "");
    if (isShown || !changed[0]) return;
    isShown = true;
    changed[0].scrollIntoView({ block: "center", behavior: "instant" });
  };
  const tell = () => channel.postMessage([...own.values()]);
  const read = () => {
    const before = [...own.values()].join("\n");
    own = readBlocks(document.querySelector("main") ?? document.body);
    mark();
    if ([...own.values()].join("\n") !== before) tell();
  };
  let waiting: number | undefined;
  const readSoon = () => {
    waiting ??= requestAnimationFrame(() => {
      waiting = undefined;
      read();
    });
  };

  channel.addEventListener("message", ({ data }: MessageEvent<string[]>) => {
    const isFirst = other === undefined;
    other = new Set(data);
    mark();
    // The other version may have opened after this one.
    if (isFirst) tell();
  });
  new MutationObserver(readSoon).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  readSoon();
};
