import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getLanguageConfig, listLanguageOptions } from './languages.ts'
import { getSiteInfo } from './get-site-info.ts'
import { readSettings } from './read-settings.ts'
import { updateGeneralSettings } from './update-general-settings.ts'

export function siteSettingsRoutes(app: AppContext) {
  return {
    getSiteInfo: { policy: 'open', handle: () => getSiteInfo(app) },
    getLanguageConfig: { policy: 'open', handle: async ({ language }) => getLanguageConfig(language) },
    listLanguageOptions: { policy: 'open', handle: async () => listLanguageOptions() },
    getGeneralSettings: { policy: 'admin', handle: () => readSettings(app, 'general') },
    updateGeneralSettings: { policy: 'admin', handle: ({ body }) => updateGeneralSettings(app, body) },
  } satisfies RouteTable
}
