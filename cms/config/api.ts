// A page of the site's build asks for at most a hundred records at a time.
export default { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } };
