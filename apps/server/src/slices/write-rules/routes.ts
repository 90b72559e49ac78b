import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getWriteSettings } from './get-write-settings.ts'
import { updateWriteSettings } from './update-write-settings.ts'

export function writeRuleRoutes(app: AppContext) {
  return {
    getWriteSettings: { policy: 'admin', handle: () => getWriteSettings(app) },
    updateWriteSettings: { policy: 'admin', handle: (call) => updateWriteSettings(app, call.body, call) },
  } satisfies RouteTable
}
