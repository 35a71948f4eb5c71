import { Flex, IconButton, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { Cross, ExternalLink } from "@strapi/icons";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { createGlobalStyle } from "styled-components";

import { usePageMessages } from "./use-page-messages";

type Props = {
  /** The page's URL on the preview server. */
  url: string;
  /** Whether it takes the focus when it appears: true for the first call after it was opened. */
  takesFocus: () => boolean;
  onOpenWindow: () => void;
  onClose: () => void;
};

/** Widths of the page in CSS pixels. */
const devices = { Desktop: 1280, Tablet: 768, Phone: 390 } as const;
type Device = keyof typeof devices;

/** From this width of the window on, in pixels, the form and the page have room side by side. */
const minWidth = 1080;
const formWidth = "max(52rem, 42vw)";

/**
 * The form beside the page: one column, with what saves it at its end, where it stays in view. Strapi's
 * own layout for narrow forms depends on the window.
 */
const FormBesidePage = createGlobalStyle`
  /* Below the dialogs and lists of Strapi's design system, and above its navigation. */
  .page-beside { position: fixed; inset: 0; z-index: 200; }
  @media (min-width: ${minWidth}px) {
    .page-beside { left: ${formWidth}; }
    #strapi { width: ${formWidth}; }
    /* The list of types. */
    #strapi div:has(+ div > main) { display: none; }
    #strapi div:has(> div > main) { grid-template-columns: minmax(0, 1fr); }
    #strapi div:has(> main) { padding-bottom: 0; }
    /* The form and its side panels. */
    #strapi main form > div { padding-inline: 2.4rem; }
    #strapi main div:has(> div > div > aside) { display: flex; flex-direction: column; align-items: stretch; }
    #strapi main div:has(> div > aside), #strapi main div:has(> aside) { display: contents; }
    #strapi main div:has(> aside) > aside:first-of-type {
      position: sticky; bottom: 0; order: 1; z-index: 2;
    }
    /* A field that gets the focus is scrolled above it. */
    div[data-strapi-main-content] { scroll-padding-bottom: 16rem; }
    /* Where both do not fit, the name of a chosen record says more than that it is published. */
    #strapi main ol li [role="status"][aria-label="published"] { display: none; }
    /* Publish and Save in one line. */
    #strapi main div:has(> aside) > aside:first-of-type > h2 { display: none; }
    #strapi main div:has(> aside) > aside:first-of-type > div { flex-direction: row; flex-wrap: wrap; }
    #strapi main div:has(> aside) > aside:first-of-type > div > div:first-child {
      flex: 1 1 0; width: auto; flex-direction: row-reverse;
    }
  }
`;

/** The size of an element, in CSS pixels. */
const useSize = (element: HTMLElement | null) => {
  const [size, setSize] = useState({ width: 1, height: 1 });
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);

    return () => observer.disconnect();
  }, [element]);

  return size;
};

/** The page of the open record beside its form, in which it is edited as well. */
export const PageBeside = ({ url, takesFocus, onOpenWindow, onClose }: Props) => {
  const [device, setDevice] = useState<Device>(() => {
    if (window.innerWidth >= minWidth) return "Desktop";

    return window.innerWidth >= devices.Tablet ? "Tablet" : "Phone";
  });
  const [scheme, setScheme] = useState<"light" | "dark">("light");
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // Strapi's keys for saving take the focus from what has it: the page keeps it, and what is typed in it.
    if (frame.current) frame.current.blur = () => undefined;
  }, []);
  const { width, height } = useSize(room);
  const isWide = window.innerWidth >= minWidth;
  useEffect(() => {
    // It covers the form, which keys must not reach then.
    const form = document.getElementById("strapi");
    if (form) form.inert = !isWide;

    return () => {
      if (form) form.inert = false;
    };
  }, [isWide]);
  const scale = Math.min(1, width / devices[device]);
  const dialogs = usePageMessages(
    frame,
    new URL(url).origin,
    { scheme, scale },
    () => !isWide && onClose(),
  );

  return createPortal(
    <>
      <FormBesidePage />
      <Flex
        className="page-beside"
        tag="section"
        ref={(section: HTMLElement | null) => {
          if (section && takesFocus()) section.focus();
        }}
        tabIndex={-1}
        aria-label="Preview"
        direction="column"
        alignItems="stretch"
        background="neutral100"
        borderColor="neutral200"
      >
        <Flex gap={2} padding={2} background="neutral0" wrap="wrap">
          <SingleSelect
            size="S"
            aria-label="Width of the page"
            value={device}
            onChange={(value: string | number) => setDevice(value as Device)}
          >
            {Object.keys(devices).map((name) => (
              <SingleSelectOption key={name} value={name}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
          <SingleSelect
            size="S"
            aria-label="Color scheme of the page"
            value={scheme}
            onChange={(value: string | number) => setScheme(value as "light" | "dark")}
          >
            <SingleSelectOption value="light">Light</SingleSelectOption>
            <SingleSelectOption value="dark">Dark</SingleSelectOption>
          </SingleSelect>
          <Flex flex="1" justifyContent="flex-end" gap={2}>
            <IconButton label="Open in a new window" variant="ghost" onClick={onOpenWindow}>
              <ExternalLink />
            </IconButton>
            <IconButton label="Close preview" variant="ghost" onClick={onClose}>
              <Cross />
            </IconButton>
          </Flex>
        </Flex>
        <div ref={setRoom} style={{ flex: 1, overflow: "hidden", position: "relative" }}>
          <iframe
            ref={frame}
            src={url}
            title="Page"
            style={{
              position: "absolute",
              left: Math.max(0, (width - devices[device] * scale) / 2),
              width: devices[device],
              height: height / scale,
              border: 0,
              transform: `scale(${scale})`,
              transformOrigin: "0 0",
            }}
          />
        </div>
      </Flex>
      {dialogs}
    </>,
    document.body,
  );
};
