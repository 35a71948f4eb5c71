/** The event of the window after which React no longer handles the page. */
export const renderingFailed = "rendering-failed";
