import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { updateBrandingSettings } from './update-branding-settings.ts'

export function brandingRoutes(app: AppContext) {
  return {
    updateBrandingSettings: { policy: 'admin', handle: (call) => updateBrandingSettings(app, call.body, call) },
  } satisfies RouteTable
}
