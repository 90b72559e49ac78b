import { defineSlice } from '../slice.ts'

export { writeSitemap, writeSitemapFile } from './sitemap.ts'

/** The addresses of everything that everybody may read, for search engines. Owns no table. */
export const sitemaps = defineSlice({ name: 'sitemaps', migrations: [], routes: () => ({}) })
