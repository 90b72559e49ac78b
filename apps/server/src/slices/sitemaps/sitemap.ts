import type { AppContext } from '../../context.ts'
import type { Xml } from '../../platform/xml/xml.ts'
import { element, xmlDocument } from '../../platform/xml/xml.ts'
import { defineSingleton } from '../../platform/slots/singletons.ts'
import { questionPathsOf } from '../questions/index.ts'
import { siteUrl } from '../site-settings/index.ts'
import type { SitemapPart } from './sitemap-store.ts'
import { listMapped, listParts } from './sitemap-store.ts'

/** Addresses per file: the maximum that sitemaps.org allows. */
const FILE_SIZE = 50_000
/** Rows per query. Between two queries, other requests get their turn. */
const BATCH = 2_000
/** Cache lifetime of the index of a large site. Computing the index reads every key. */
const PARTS_CACHE_MS = 3_600_000
const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

/** Maximum number of addresses per file; tests use a smaller one. */
export interface SitemapLimits {
  fileSize: number
}

/**
 * Writes the sitemap of all public questions, oldest first: one file, or an index if there are more addresses than a
 * file may hold. Each file covers a fixed range of keys, so changes elsewhere never move an address to another file.
 */
export async function writeSitemap(
  ctx: AppContext,
  { fileSize }: SitemapLimits = { fileSize: FILE_SIZE },
): Promise<string> {
  const parts = await partsOf(ctx, fileSize)
  const all = parts.reduce((sum, part) => sum + part.questions, 0)
  if (all <= fileSize) return writeFile(ctx, {})
  const base = await siteUrl(ctx)
  const files = parts.map((part) =>
    element(
      'sitemap',
      {},
      element('loc', {}, `${base}/sitemap/question-${part.number}.xml`),
      element('lastmod', {}, timeOf(part.active_at)),
    ),
  )
  return xmlDocument(element('sitemapindex', NAMESPACE, ...files))
}

/** Writes one file of the sitemap; undefined if it is empty. */
export async function writeSitemapFile(
  ctx: AppContext,
  number: number,
  { fileSize }: SitemapLimits = { fileSize: FILE_SIZE },
): Promise<string | undefined> {
  const range = { after: (number - 1) * fileSize, upTo: number * fileSize }
  const [first] = await listMapped(ctx.db, { ...range, limit: 1 })
  return first && writeFile(ctx, range)
}

async function writeFile(ctx: AppContext, { after = 0, upTo }: { after?: number; upTo?: number }): Promise<string> {
  const [base, paths] = await Promise.all([siteUrl(ctx), questionPathsOf(ctx)])
  const entries: Xml[] = []
  for (let last = after; ;) {
    const batch = await listMapped(ctx.db, { after: last, ...(upTo !== undefined && { upTo }), limit: BATCH })
    for (const question of batch) {
      const address = element('loc', {}, base + paths.question(question))
      entries.push(element('url', {}, address, element('lastmod', {}, timeOf(question.active_at))))
    }
    const final = batch.at(-1)
    if (!final || batch.length < BATCH) return xmlDocument(element('urlset', NAMESPACE, ...entries))
    last = final.id
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const partsCache = defineSingleton<{ cached?: { parts: SitemapPart[]; at: number } }>('cached parts of the site map')

/**
 * Returns the parts of the sitemap, from the cache where possible. The index names no posts, so a stale one cannot
 * reveal anything.
 */
async function partsOf(ctx: AppContext, fileSize: number): Promise<SitemapPart[]> {
  const cache = ctx.singletons.get(partsCache, () => ({}))
  const { cached } = cache
  if (cached && ctx.clock.now() - cached.at < PARTS_CACHE_MS) return cached.parts
  const parts = await listParts(ctx.db, fileSize)
  const isLarge = parts.reduce((sum, part) => sum + part.questions, 0) > fileSize
  if (isLarge) cache.cached = { parts, at: ctx.clock.now() }
  return parts
}

function timeOf(at: number): string {
  return new Date(at).toISOString()
}
