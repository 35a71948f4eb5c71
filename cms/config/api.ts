// The site's build requests at most 100 records at a time.
export default { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } };
