import type { QuandaryClient, Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

export type Help = Schemas['Help']

/** Queries the data of the guide, which is in the language of the page. */
export function helpQuery(api: QuandaryClient) {
  return operationQuery(api, 'getHelp')
}
