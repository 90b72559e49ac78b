import type { App } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import { brandingDocuments } from './branding-documents.ts'
import type { DocumentRoutes } from './document.ts'
import { mountDocumentRoutes } from './document.ts'
import { feedDocuments } from './feed-documents.ts'
import { searchEngineDocuments } from './search-engine-documents.ts'

/** The documents that programs read outside of the API: search engines, feed readers, browsers, previews. */
export function documentRoutes(context: AppContext): DocumentRoutes {
  return { ...searchEngineDocuments(context), ...feedDocuments(context), ...brandingDocuments(context) }
}

/** Serves {@link documentRoutes}. */
export function mountDocuments(app: App, context: AppContext): void {
  mountDocumentRoutes(app, context, documentRoutes(context))
}
