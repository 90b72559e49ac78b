/**
 * The maximum age of a cached page. Relative times are wrong by at most a minute, which is their smallest step; view
 * counts lag by as much.
 */
export const PAGE_SECONDS = 60
