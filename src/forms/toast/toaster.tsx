import { createRoot } from "react-dom/client";
import { Slide, toast, ToastContainer } from "react-toastify/unstyled";

import { linkStylesheet } from "../link-stylesheet";

/** Written by src/build/library-stylesheets.ts. */
const toastStylesheet = "/toast.css";

/** Duration of a toast, in milliseconds (specification, section 9). */
export const toastDurationMs = 2000;

let host: HTMLElement | undefined;

const createHost = () => {
  const element = document.createElement("div");
  // A popover can be above an open dialog.
  element.popover = "manual";
  element.className = "toasts";
  document.body.append(element);
  createRoot(element).render(
    <ToastContainer
      position="top-center"
      theme="colored"
      transition={Slide}
      autoClose={toastDurationMs}
      hideProgressBar
      closeButton={false}
      pauseOnFocusLoss={false}
      pauseOnHover={false}
    />,
  );

  return element;
};

/**
 * Shows a toast on top of everything. Skipped without the stylesheet: the end of its animation
 * removes the toast.
 */
export const renderToast = async (message: string): Promise<void> => {
  if (!(await linkStylesheet(toastStylesheet))) return;

  host ??= createHost();
  if ("showPopover" in host) {
    if (host.matches(":popover-open")) host.hidePopover();
    host.showPopover();
  }
  // No live region: the form's notice announces the same message.
  toast.error(message, { role: "none", toastId: message });
};
