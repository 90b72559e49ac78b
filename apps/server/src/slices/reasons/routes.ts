import type { RouteTable } from '../../platform/http/route.ts'
import type { Language } from '../../platform/i18n/language.ts'
import type { ReasonUse } from './reason.ts'
import { reasonItem, reasonsFor } from './reason.ts'

export function reasonRoutes() {
  const list = async ({ query, language }: { query: ReasonUse; language: Language }) =>
    reasonsFor(query).map((reason) => reasonItem(reason, language))
  return {
    listReasons: { policy: 'active', handle: list },
    listAdminReasons: { policy: 'admin', handle: list },
  } satisfies RouteTable
}
