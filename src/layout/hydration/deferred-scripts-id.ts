/** The id of the template that holds Gatsby's scripts until hydration: see ./defer-scripts.ts. */
export const deferredScriptsId = "deferred-scripts";
