/** What a role needs to see the state of the website. */
export const mayRead = [{ action: "api::publishing.read", subject: null }];

/** What a role needs to build, and to go back to an earlier release. */
export const mayBuild = [{ action: "api::publishing.build", subject: null }];
