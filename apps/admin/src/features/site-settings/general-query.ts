import type { QuandaryClient } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

/** Name, descriptions, address and contact of the site. */
export function generalQuery(api: QuandaryClient) {
  return operationQuery(api, 'getGeneralSettings')
}
