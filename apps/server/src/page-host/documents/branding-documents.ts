import type { AppContext } from '../../context.ts'
import {
  clientManifest,
  isIconName,
  openSearchDocument,
  readFavicon,
  readIcon,
  webManifest,
} from '../../slices/branding/index.ts'
import { readSettings } from '../../slices/site-settings/index.ts'
import type { DocumentAnswer, DocumentRoutes } from './document.ts'

/** Icons, manifest and other documents that present the site to browsers. They reveal no content of a private site. */
export function brandingDocuments(ctx: AppContext): DocumentRoutes {
  return {
    '/opensearch.xml': {
      policy: 'reader',
      answer: async () => ({
        mediaType: 'application/opensearchdescription+xml; charset=utf-8',
        body: await openSearchDocument(ctx),
      }),
    },
    '/manifest.webmanifest': {
      policy: 'open',
      answer: async () => json('application/manifest+json; charset=utf-8', await webManifest(ctx)),
    },
    '/manifest.json': {
      policy: 'open',
      answer: async () => json('application/json; charset=utf-8', await clientManifest(ctx)),
    },
    '/favicon.ico': { policy: 'open', answer: async () => icon(await readFavicon(ctx)) },
    // Some browsers request this address without a reference to it.
    '/apple-touch-icon.png': {
      policy: 'open',
      answer: async () => icon(await readIcon(ctx, 'apple-touch-icon.png')),
    },
    '/icons/:name': {
      policy: 'open',
      versioned: true,
      async answer({ params }) {
        const { name = '' } = params
        return isIconName(name) ? icon(await readIcon(ctx, name)) : undefined
      },
    },
    '/custom.css': {
      policy: 'open',
      versioned: true,
      async answer() {
        const { custom_css: body } = await readSettings(ctx, 'custom_css_html')
        return { mediaType: 'text/css; charset=utf-8', body }
      },
    },
  }
}

function icon({ bytes, mediaType }: { bytes: Buffer; mediaType: string }): DocumentAnswer {
  return { mediaType, body: bytes }
}

function json(mediaType: string, value: object): DocumentAnswer {
  return { mediaType, body: `${JSON.stringify(value, null, 2)}\n` }
}
