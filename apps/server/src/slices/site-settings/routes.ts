import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getSiteInfo } from './get-site-info.ts'
import { getLanguageConfig, languageOptions, listLanguageFiles, listLanguageOptions } from './languages.ts'
import { getLegalTexts, updateLegalSettings } from './legal-settings.ts'
import { getPrivilegeSettings, updatePrivilegeSettings } from './privilege-settings.ts'
import { readSettings } from './read-settings.ts'
import { getSeoSettings, updateSeoSettings } from './seo-settings.ts'
import { sendTestMail } from './send-test-mail.ts'
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
    listLanguageOptions: { policy: 'open', handle: async () => listLanguageOptions(app) },
    getLegalTexts: { policy: 'open', handle: ({ query }) => getLegalTexts(app, query.info_type) },
  } satisfies RouteTable
}

function appearanceRoutes(app: AppContext) {
  return {
    listAdminLanguages: { policy: 'admin', handle: async () => languageOptions(app) },
    listLanguageFiles: { policy: 'admin', handle: async () => listLanguageFiles(app) },
    listThemeOptions: { policy: 'admin', handle: async ({ language }) => listThemeOptions(language) },
    getGeneralSettings: { policy: 'admin', handle: () => readSettings(app, 'general') },
    updateGeneralSettings: { policy: 'admin', handle: (call) => updateGeneralSettings(app, call.body, call) },
    getInterfaceSettings: { policy: 'admin', handle: () => readSettings(app, 'interface') },
    updateInterfaceSettings: { policy: 'admin', handle: (call) => updateInterfaceSettings(app, call.body, call) },
    getBrandingSettings: { policy: 'admin', handle: () => readSettings(app, 'branding') },
    getSeoSettings: { policy: 'admin', handle: () => getSeoSettings(app) },
    updateSeoSettings: { policy: 'admin', handle: (call) => updateSeoSettings(app, call.body, call) },
    getCustomHtmlSettings: { policy: 'admin', handle: () => readSettings(app, 'custom_css_html') },
    updateCustomHtmlSettings: { policy: 'admin', handle: (call) => updateCustomHtmlSettings(app, call.body, call) },
    getThemeSettings: { policy: 'admin', handle: ({ language }) => getThemeSettings(app, language) },
    updateThemeSettings: { policy: 'admin', handle: (call) => updateThemeSettings(app, call.body, call) },
  } satisfies RouteTable
}

function ruleRoutes(app: AppContext) {
  return {
    getLegalSettings: { policy: 'admin', handle: () => readSettings(app, 'legal') },
    updateLegalSettings: { policy: 'admin', handle: (call) => updateLegalSettings(app, call.body, call) },
    getLoginSettings: { policy: 'admin', handle: () => readSettings(app, 'login') },
    updateLoginSettings: { policy: 'admin', handle: (call) => updateLoginSettings(app, call.body, call) },
    getUserSettings: { policy: 'admin', handle: () => readSettings(app, 'site_users') },
    updateUserSettings: { policy: 'admin', handle: (call) => updateUserSettings(app, call.body, call) },
    getSmtpSettings: { policy: 'admin', handle: () => getSmtpSettings(app) },
    sendTestMail: { policy: 'admin', handle: ({ body, language }) => sendTestMail(app, body, language) },
    updateSmtpSettings: {
      policy: 'admin',
      handle: (call) => updateSmtpSettings(app, call.body, call.language, call),
    },
    getPrivilegeSettings: { policy: 'admin', handle: ({ language }) => getPrivilegeSettings(app, language) },
    updatePrivilegeSettings: { policy: 'admin', handle: (call) => updatePrivilegeSettings(app, call.body, call) },
  } satisfies RouteTable
}
