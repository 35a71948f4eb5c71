/** The id of the template that holds Gatsby's scripts until hydration: see ./late-scripts.ts. */
export const deferredScriptsId = "late-scripts";
