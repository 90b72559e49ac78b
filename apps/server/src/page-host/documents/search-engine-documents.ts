import type { AppContext } from '../../context.ts'
import { readQuestionPreview, readSitePreview } from '../../slices/previews/index.ts'
import { getSeoSettings, isPrivateSite, siteUrl } from '../../slices/site-settings/index.ts'
import { writeSitemap, writeSitemapFile } from '../../slices/sitemaps/index.ts'
import type { DocumentAnswer, DocumentRoutes } from './document.ts'

/** Returns the documents for search engines, and the pictures for link previews. */
export function searchEngineDocuments(ctx: AppContext): DocumentRoutes {
  return {
    '/robots.txt': { policy: 'open', answer: () => robots(ctx) },
    '/sitemap.xml': { policy: 'reader', answer: async () => xml(await writeSitemap(ctx)) },
    '/sitemap/:file': {
      policy: 'reader',
      async answer({ params }) {
        const [, number] = /^question-([1-9]\d{0,8})\.xml$/.exec(params['file'] ?? '') ?? []
        return number === undefined ? undefined : xml(await writeSitemapFile(ctx, Number(number)))
      },
    },
    '/previews/site.png': { policy: 'reader', answer: async () => png(await readSitePreview(ctx)) },
    '/previews/questions/:file': {
      policy: 'reader',
      async answer({ params }) {
        const [, id] = /^(\w+)\.png$/.exec(params['file'] ?? '') ?? []
        return id === undefined ? undefined : png(await readQuestionPreview(ctx, id))
      },
    },
  }
}

/**
 * Returns robots.txt as written in the settings. Adds the site map unless the text names one or the site is private.
 */
async function robots(ctx: AppContext): Promise<DocumentAnswer> {
  const { robots: text } = await getSeoSettings(ctx)
  const lines = text.endsWith('\n') || text === '' ? text : `${text}\n`
  const isSilent = (await isPrivateSite(ctx)) || /^\s*sitemap\s*:/im.test(text)
  const body = isSilent ? lines : `${lines}\nSitemap: ${await siteUrl(ctx)}/sitemap.xml\n`
  return { mediaType: 'text/plain; charset=utf-8', body }
}

function xml(body: string | undefined): DocumentAnswer | undefined {
  return body === undefined ? undefined : { mediaType: 'application/xml; charset=utf-8', body }
}

function png(body: Buffer | undefined): DocumentAnswer | undefined {
  return body && { mediaType: 'image/png', body }
}
