import type { AppContext } from '../../context.ts'
import type { OperationBody } from '@quandary/api-client'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { getSiteInfo } from './get-site-info.ts'
import { getLanguageConfig, languageOptions, listLanguageFiles, listLanguageOptions } from './languages.ts'
import { getLegalTexts, updateLegalSettings } from './legal-settings.ts'
import { getPrivilegeSettings, updatePrivilegeSettings } from './privilege-settings.ts'
import { readSettings } from './read-settings.ts'
import { getSeoSettings, updateSeoSettings } from './seo-settings.ts'
import { sendTestMail } from './send-test-mail.ts'
import type { GivenSmtp } from './smtp-settings.ts'
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
    updateGeneralSettings: {
      policy: 'admin',
      handle: (call) => {
        const { short_description = '', description = '', ...required } = call.body
        return updateGeneralSettings(app, { ...required, short_description, description }, call)
      },
    },
    getInterfaceSettings: { policy: 'admin', handle: () => readSettings(app, 'interface') },
    updateInterfaceSettings: {
      policy: 'admin',
      handle: (call) => done(updateInterfaceSettings(app, call.body, call)),
    },
    getSeoSettings: { policy: 'admin', handle: () => getSeoSettings(app) },
    updateSeoSettings: {
      policy: 'admin',
      handle: (call) => done(updateSeoSettings(app, call.body, call)),
    },
    getCustomHtmlSettings: { policy: 'admin', handle: () => readSettings(app, 'custom_css_html') },
    updateCustomHtmlSettings: {
      policy: 'admin',
      handle: (call) => done(updateCustomHtmlSettings(app, { ...NO_CUSTOM_HTML, ...call.body }, call)),
    },
    getThemeSettings: { policy: 'admin', handle: ({ language }) => getThemeSettings(app, language) },
    updateThemeSettings: {
      policy: 'admin',
      handle: (call) => {
        const { theme, theme_config: config = {}, color_scheme: colorScheme = '' } = call.body
        return done(updateThemeSettings(app, { theme, config, colorScheme }, call))
      },
    },
  } satisfies RouteTable
}

function ruleRoutes(app: AppContext) {
  return {
    getLegalSettings: { policy: 'admin', handle: () => readSettings(app, 'legal') },
    updateLegalSettings: {
      policy: 'admin',
      handle: (call) => {
        const { terms_of_service_original_text: terms = '', privacy_policy_original_text: privacy = '' } = call.body
        return done(updateLegalSettings(app, { terms, privacy }, call))
      },
    },
    getLoginSettings: { policy: 'admin', handle: () => readSettings(app, 'login') },
    updateLoginSettings: {
      policy: 'admin',
      handle: (call) => done(updateLoginSettings(app, { ...NOBODY_LOGS_IN, ...call.body }, call)),
    },
    getUserSettings: { policy: 'admin', handle: () => readSettings(app, 'site_users') },
    updateUserSettings: {
      policy: 'admin',
      handle: (call) => done(updateUserSettings(app, { ...NOTHING_MAY_CHANGE, ...call.body }, call)),
    },
    getSmtpSettings: { policy: 'admin', handle: () => getSmtpSettings(app) },
    sendTestMail: {
      policy: 'admin',
      handle: ({ body, language }) =>
        sendTestMail(app, smtpOf(body), { recipient: body.test_email_recipient, language }),
    },
    updateSmtpSettings: {
      policy: 'admin',
      handle: (call) => {
        const { body, language } = call
        return done(
          updateSmtpSettings(app, smtpOf(body), { recipient: body.test_email_recipient ?? '', language }, call),
        )
      },
    },
    getPrivilegeSettings: { policy: 'admin', handle: ({ language }) => getPrivilegeSettings(app, language) },
    updatePrivilegeSettings: {
      policy: 'admin',
      handle: (call) => {
        const { level, custom_privileges: values = [] } = call.body
        return done(updatePrivilegeSettings(app, { level, values }, call))
      },
    },
  } satisfies RouteTable
}

/** The switches and texts of a form that leaves them out. */
const NO_CUSTOM_HTML = { custom_head: '', custom_css: '', custom_header: '', custom_footer: '', custom_sidebar: '' }
const NOBODY_LOGS_IN = {
  allow_new_registrations: false,
  allow_email_registrations: false,
  allow_password_login: false,
  login_required: false,
  allow_email_domains: [],
}
const NOTHING_MAY_CHANGE = {
  gravatar_base_url: '',
  allow_update_display_name: false,
  allow_update_username: false,
  allow_update_avatar: false,
  allow_update_bio: false,
  allow_update_website: false,
  allow_update_location: false,
}

function smtpOf(body: OperationBody<'updateSmtpSettings'>): GivenSmtp {
  return {
    from_email: body.from_email ?? '',
    from_name: body.from_name ?? '',
    host: body.smtp_host ?? '',
    port: body.smtp_port,
    encryption: body.encryption ?? '',
    username: body.smtp_username ?? '',
    password: body.smtp_password,
    authentication: body.smtp_authentication ?? false,
  }
}
