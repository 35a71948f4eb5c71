/** What the window is told when the address has changed without a step of the history. */
export const addressReplaced = "addressreplaced";

/** Changes the address of the page in place. Gatsby's way to do so would scroll to the top. */
export const replaceAddress = (address: string): void => {
  window.history.replaceState(window.history.state, "", address);
  window.dispatchEvent(new Event(addressReplaced));
};
