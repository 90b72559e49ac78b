import { type QuandaryClient, unwrap } from '@quandary/api-client'
import { operationKey } from '@quandary/api-client/query'
import { queryOptions } from '@tanstack/react-query'

export type LegalText = 'tos' | 'privacy'

/** Queries the terms of service or the privacy policy as HTML. The text is empty if the site has none. */
export function legalQuery(api: QuandaryClient, text: LegalText) {
  return queryOptions({
    queryKey: [...operationKey('getLegalTexts'), text],
    queryFn: async ({ signal }) => {
      const texts = await unwrap(api.call('getLegalTexts', { query: { info_type: text }, signal }))
      return (text === 'tos' ? texts.terms_of_service_parsed_text : texts.privacy_policy_parsed_text) ?? ''
    },
  })
}
