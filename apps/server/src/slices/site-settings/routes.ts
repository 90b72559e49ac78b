import type { AppContext } from '../../context.ts'
import type { OperationBody } from '@quandary/api-client'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { getSiteInfo } from './get-site-info.ts'
import { getLanguageConfig, languageOptions, listLanguageFiles, listLanguageOptions } from './languages.ts'
import { getLegalTexts, updateLegalSettings } from './legal-settings.ts'
import { getPrivilegeSettings, updatePrivilegeSettings } from './privilege-settings.ts'
import { readSettings } from './read-settings.ts'
import { renderSiteText } from './render-site-text.ts'
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

export function siteSettingsRoutes(ctx: AppContext) {
  return { ...openRoutes(ctx), ...appearanceRoutes(ctx), ...ruleRoutes(ctx) }
}

function openRoutes(ctx: AppContext) {
  return {
    getSiteInfo: { policy: 'open', handle: ({ language }) => getSiteInfo(ctx, language) },
    getLanguageConfig: { policy: 'open', handle: async ({ language }) => getLanguageConfig(language) },
    listLanguageOptions: { policy: 'open', handle: async () => listLanguageOptions(ctx) },
    getLegalTexts: { policy: 'open', handle: ({ query }) => getLegalTexts(ctx, query.info_type) },
  } satisfies RouteTable
}

function appearanceRoutes(ctx: AppContext) {
  return {
    listAdminLanguages: { policy: 'admin', handle: async () => languageOptions(ctx) },
    listLanguageFiles: { policy: 'admin', handle: async () => listLanguageFiles(ctx) },
    listThemeOptions: { policy: 'admin', handle: async ({ language }) => listThemeOptions(language) },
    getGeneralSettings: { policy: 'admin', handle: () => readSettings(ctx, 'general') },
    updateGeneralSettings: {
      policy: 'admin',
      handle: (call) => {
        const { short_description = '', description = '', ...required } = call.body
        return updateGeneralSettings(ctx, { ...required, short_description, description }, call)
      },
    },
    getInterfaceSettings: { policy: 'admin', handle: () => readSettings(ctx, 'interface') },
    updateInterfaceSettings: {
      policy: 'admin',
      handle: (call) => done(updateInterfaceSettings(ctx, call.body, call)),
    },
    getSeoSettings: { policy: 'admin', handle: () => getSeoSettings(ctx) },
    updateSeoSettings: {
      policy: 'admin',
      handle: (call) => done(updateSeoSettings(ctx, call.body, call)),
    },
    getCustomHtmlSettings: { policy: 'admin', handle: () => readSettings(ctx, 'custom_css_html') },
    updateCustomHtmlSettings: {
      policy: 'admin',
      handle: (call) => done(updateCustomHtmlSettings(ctx, { ...NO_CUSTOM_HTML, ...call.body }, call)),
    },
    getThemeSettings: { policy: 'admin', handle: ({ language }) => getThemeSettings(ctx, language) },
    updateThemeSettings: {
      policy: 'admin',
      handle: (call) => {
        const { theme, theme_config: config = {}, color_scheme: colorScheme = '' } = call.body
        return done(updateThemeSettings(ctx, { theme, config, colorScheme }, call))
      },
    },
  } satisfies RouteTable
}

function ruleRoutes(ctx: AppContext) {
  return {
    getLegalSettings: { policy: 'admin', handle: () => readSettings(ctx, 'legal') },
    updateLegalSettings: {
      policy: 'admin',
      handle: (call) => {
        const { terms_of_service_original_text: terms = '', privacy_policy_original_text: privacy = '' } = call.body
        return done(updateLegalSettings(ctx, { terms, privacy }, call))
      },
    },
    renderSiteText: {
      policy: 'admin',
      changesNothing: true,
      handle: ({ body: { content = '' }, viewer }) =>
        ctx.markdown.preview(content, viewer.id, () => renderSiteText(ctx, content)),
    },
    getLoginSettings: { policy: 'admin', handle: () => readSettings(ctx, 'login') },
    updateLoginSettings: {
      policy: 'admin',
      handle: (call) => done(updateLoginSettings(ctx, { ...NOBODY_LOGS_IN, ...call.body }, call)),
    },
    getUserSettings: { policy: 'admin', handle: () => readSettings(ctx, 'site_users') },
    updateUserSettings: {
      policy: 'admin',
      handle: (call) => done(updateUserSettings(ctx, { ...NOTHING_MAY_CHANGE, ...call.body }, call)),
    },
    getSmtpSettings: { policy: 'admin', handle: () => getSmtpSettings(ctx) },
    sendTestMail: {
      policy: 'admin',
      handle: ({ body, language }) =>
        sendTestMail(ctx, smtpOf(body), { recipient: body.test_email_recipient, language }),
    },
    updateSmtpSettings: {
      policy: 'admin',
      handle: (call) => {
        const { body, language } = call
        return done(
          updateSmtpSettings(ctx, smtpOf(body), { recipient: body.test_email_recipient ?? '', language }, call),
        )
      },
    },
    getPrivilegeSettings: { policy: 'admin', handle: ({ language }) => getPrivilegeSettings(ctx, language) },
    updatePrivilegeSettings: {
      policy: 'admin',
      handle: (call) => {
        const { level, custom_privileges: values = [] } = call.body
        return done(updatePrivilegeSettings(ctx, { level, values }, call))
      },
    },
  } satisfies RouteTable
}

/** The values of fields that a form leaves out. */
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
