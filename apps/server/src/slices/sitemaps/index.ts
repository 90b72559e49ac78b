import { defineSlice } from '../slice.ts'

export { writeSitemap, writeSitemapFile } from './sitemap.ts'

/** Sitemaps of all public questions for search engines. Owns no table. */
export const sitemaps = defineSlice({ name: 'sitemaps', migrations: [], routes: () => ({}) })
