import { createRoot } from "react-dom/client";
import { Slide, toast, ToastContainer } from "react-toastify/unstyled";

import { linkStylesheet } from "../link-stylesheet";

/** The build writes it (src/gatsby/patches/library-stylesheets.ts). */
const toastStylesheet = "/toast.css";

/** Duration of a toast, in milliseconds (specification, section 9). */
export const toastDurationMs = 2000;

let host: HTMLElement | undefined;

const createHost = () => {
  const element = document.createElement("div");
  // Popovers render in the top layer, above an open dialog.
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
 * Shows an error toast on top of everything. Does nothing if the stylesheet fails to load: toasts are
 * removed on animationend, so without CSS they would never go away.
 */
export const showErrorToast = async (message: string): Promise<void> => {
  if (!(await linkStylesheet(toastStylesheet))) return;

  host ??= createHost();
  if ("showPopover" in host) {
    // Reopened to move it to the top of the top layer.
    if (host.matches(":popover-open")) host.hidePopover();
    host.showPopover();
  }
  // No live region: the form's notice announces the same message.
  toast.error(message, { role: "none", toastId: message });
};
