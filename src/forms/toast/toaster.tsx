import { createRoot } from "react-dom/client";
import { Slide, toast, ToastContainer } from "react-toastify/unstyled";

import { linkStylesheet } from "../link-stylesheet";

/** The stylesheet of the toasts: written by src/build/library-stylesheets.ts, linked with the first toast. */
const toastStylesheet = "/toast.css";

/** How long a toast stays, in milliseconds (specification, section 9). */
export const toastTime = 2000;

let host: HTMLElement | undefined;

const makeHost = () => {
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
      autoClose={toastTime}
      hideProgressBar
      closeButton={false}
      pauseOnFocusLoss={false}
      pauseOnHover={false}
    />,
  );

  return element;
};

/** Shows a red toast above everything else on the page; none without its stylesheet, whose animation also removes it. */
export const raiseToast = async (message: string): Promise<void> => {
  if (!(await linkStylesheet(toastStylesheet))) return;

  host ??= makeHost();
  if ("showPopover" in host) {
    if (host.matches(":popover-open")) host.hidePopover();
    host.showPopover();
  }
  // No live region: the form's own notice says the same to screen readers.
  toast.error(message, { role: "none", toastId: message });
};
