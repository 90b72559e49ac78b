import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@quandary/i18n'

export type Help = Schemas['Help']

/** Queries the facts of the guide, which are in the language of the page. */
export function helpQuery(api: QuandaryClient, language: Language) {
  return queryOptions({
    queryKey: ['help', language],
    queryFn: ({ signal }) => unwrap(api.call('getHelp', { signal })),
  })
}
