import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getSiteInfo } from './get-site-info.ts'
import { getLanguageConfig, languageOptions, listLanguageOptions } from './languages.ts'
import { getLegalTexts, updateLegalSettings } from './legal-settings.ts'
import { getPrivilegeSettings, updatePrivilegeSettings } from './privilege-settings.ts'
import { readSettings } from './read-settings.ts'
import { getSeoSettings, updateSeoSettings } from './seo-settings.ts'
import { getSmtpSettings, updateSmtpSettings } from './smtp-settings.ts'
import { getThemeSettings, listThemeOptions, updateThemeSettings } from './theme-settings.ts'
import { updateCustomHtmlSettings } from './update-custom-html-settings.ts'
import { updateGeneralSettings } from './update-general-settings.ts'
import { updateInterfaceSettings } from './update-interface-settings.ts'
import { updateLoginSettings } from './update-login-settings.ts'
import { updateUserSettings } from './update-user-settings.ts'

export function siteSettingsRoutes(app: AppContext) {
  return { ...openRoutes(app), ...appearanceRoutes(app), ...ruleRoutes(app) }
}

function openRoutes(app: AppContext) {
  return {
    getSiteInfo: { policy: 'open', handle: ({ language }) => getSiteInfo(app, language) },
    getLanguageConfig: { policy: 'open', handle: async ({ language }) => getLanguageConfig(language) },
    listLanguageOptions: { policy: 'open', handle: async () => listLanguageOptions() },
    getLegalTexts: { policy: 'open', handle: ({ query }) => getLegalTexts(app, query.info_type) },
  } satisfies RouteTable
}

function appearanceRoutes(app: AppContext) {
  return {
    listAdminLanguages: { policy: 'admin', handle: async () => languageOptions() },
    listThemeOptions: { policy: 'admin', handle: async ({ language }) => listThemeOptions(language) },
    getGeneralSettings: { policy: 'admin', handle: () => readSettings(app, 'general') },
    updateGeneralSettings: { policy: 'admin', handle: ({ body }) => updateGeneralSettings(app, body) },
    getInterfaceSettings: { policy: 'admin', handle: () => readSettings(app, 'interface') },
    updateInterfaceSettings: { policy: 'admin', handle: ({ body }) => updateInterfaceSettings(app, body) },
    getBrandingSettings: { policy: 'admin', handle: () => readSettings(app, 'branding') },
    getSeoSettings: { policy: 'admin', handle: () => getSeoSettings(app) },
    updateSeoSettings: { policy: 'admin', handle: ({ body }) => updateSeoSettings(app, body) },
    getCustomHtmlSettings: { policy: 'admin', handle: () => readSettings(app, 'custom_css_html') },
    updateCustomHtmlSettings: { policy: 'admin', handle: ({ body }) => updateCustomHtmlSettings(app, body) },
    getThemeSettings: { policy: 'admin', handle: ({ language }) => getThemeSettings(app, language) },
    updateThemeSettings: { policy: 'admin', handle: ({ body }) => updateThemeSettings(app, body) },
  } satisfies RouteTable
}

function ruleRoutes(app: AppContext) {
  return {
    getLegalSettings: { policy: 'admin', handle: () => readSettings(app, 'legal') },
    updateLegalSettings: { policy: 'admin', handle: ({ body }) => updateLegalSettings(app, body) },
    getLoginSettings: { policy: 'admin', handle: () => readSettings(app, 'login') },
    updateLoginSettings: { policy: 'admin', handle: ({ body }) => updateLoginSettings(app, body) },
    getUserSettings: { policy: 'admin', handle: () => readSettings(app, 'site_users') },
    updateUserSettings: { policy: 'admin', handle: ({ body }) => updateUserSettings(app, body) },
    getSmtpSettings: { policy: 'admin', handle: () => getSmtpSettings(app) },
    updateSmtpSettings: {
      policy: 'admin',
      handle: ({ body, language }) => updateSmtpSettings(app, body, language),
    },
    getPrivilegeSettings: { policy: 'admin', handle: ({ language }) => getPrivilegeSettings(app, language) },
    updatePrivilegeSettings: { policy: 'admin', handle: ({ body }) => updatePrivilegeSettings(app, body) },
  } satisfies RouteTable
}
