import { Component, type ReactNode } from "react";

import { renderingFailed } from "./rendering-failed-event";

/** Gatsby's element around each page. */
const pageElement = () => document.getElementById("gatsby-focus-wrapper");

/**
 * Keeps the page's HTML, with its links, if rendering fails, where React would leave a blank page:
 * for example when a translator of the browser has replaced text nodes (facebook/react#11538).
 */
export class KeepHtml extends Component<{ children: ReactNode }, { html: string | undefined }> {
  override state = { html: undefined };

  static getDerivedStateFromError() {
    return { html: pageElement()?.innerHTML ?? "" };
  }

  // Forms and dialogs of the kept HTML do nothing: the page script shows what works without React.
  override componentDidCatch() {
    document.documentElement.dataset.scripts = "failed";
    dispatchEvent(new Event(renderingFailed));
  }

  override render() {
    const { html } = this.state;
    if (html === undefined) return this.props.children;

    return <div dangerouslySetInnerHTML={{ __html: html }} />;
  }
}
