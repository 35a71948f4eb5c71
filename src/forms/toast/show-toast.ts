/**
 * Shows a red toast for two seconds, without a progress bar. It is for the eye: the
 * caller says the same in a place that stays. The library is loaded with the first
 * toast; when it cannot be loaded there is none.
 */
export const showToast = async (message: string): Promise<void> => {
  try {
    const { raiseToast } = await import("./toaster");
    await raiseToast(message);
  } catch {
    // The form says the same.
  }
};
