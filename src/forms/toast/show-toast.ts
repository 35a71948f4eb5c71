/**
 * Shows a red toast for two seconds. It is only visual: the caller must also show the message
 * permanently. Lazy-loads the library; without it there is no toast.
 */
export const showToast = async (message: string): Promise<void> => {
  try {
    const { showErrorToast } = await import("./toaster");
    await showErrorToast(message);
  } catch {
    // The form shows the same message.
  }
};
