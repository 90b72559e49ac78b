import type { QuandaryClient } from '@quandary/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { LanguageStore } from './language-store.ts'

/** Context of every route. */
export interface RouterContext {
  api: QuandaryClient
  queryClient: QueryClient
  language: LanguageStore
}
