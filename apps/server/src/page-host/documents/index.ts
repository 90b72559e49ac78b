import type { App } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import { brandingDocuments } from './branding-documents.ts'
import type { DocumentRoutes } from './document.ts'
import { mountDocumentRoutes } from './document.ts'
import { feedDocuments } from './feed-documents.ts'
import { searchEngineDocuments } from './search-engine-documents.ts'

/**
 * Returns the documents that programs other than API clients read: search engines, feed readers, browsers, previews.
 */
export function documentRoutes(ctx: AppContext): DocumentRoutes {
  return { ...searchEngineDocuments(ctx), ...feedDocuments(ctx), ...brandingDocuments(ctx) }
}

/** Serves {@link documentRoutes}. */
export function mountDocuments(app: App, ctx: AppContext): void {
  mountDocumentRoutes(app, ctx, documentRoutes(ctx))
}
