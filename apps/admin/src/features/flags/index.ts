export { flaggedPostAddress } from './flag-post.ts'
export { flagsQuery, readFlagSearch } from './flag-queries.ts'
export { FlagsPage } from './flags-page.tsx'
