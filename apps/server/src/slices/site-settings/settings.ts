import type { Schemas } from '@quandary/api-client'
import type { PrivilegeLevel, Privileges } from '@quandary/guards'
import type { SmtpSettings } from '../../platform/mail/mailer.ts'

/** Slugs of the tags that staff recommend or reserve. */
export type StaffTags = Pick<Schemas['SiteWrite'], 'recommend_tags' | 'reserved_tags'>

/** The groups of a site's settings (docs/spec/domain.md#settings), by their names in the contract. */
export interface SettingsGroups {
  general: Schemas['SiteGeneral']
  interface: Schemas['SiteInterface']
  backups: Schemas['BackupSettings']
  branding: Schemas['SiteBranding']
  login: Schemas['SiteLogin']
  theme: Omit<Schemas['SiteTheme'], 'theme_options'>
  custom_css_html: Schemas['SiteCustomHtml']
  site_seo: Schemas['SiteSeo']
  site_users: Schemas['SiteUsers']
  /** Without the recommended and reserved tags, which the slot `staffTagSource` provides. */
  site_write: Required<Omit<Schemas['SiteWrite'], keyof StaffTags>>
  legal: Schemas['SiteLegal']
  help: Schemas['SiteHelp']
  privileges: { level: PrivilegeLevel; custom: Partial<Privileges> }
  smtp: SmtpSettings & { authentication: boolean; from_email: string; from_name: string }
  storage: Omit<Schemas['StorageSettings'], 'from_environment'>
}

/** The secrets among the settings, each with the settings of its group that say where it is sent. */
export const SETTINGS_SECRETS = {
  smtp: { password: ['host', 'port', 'encryption', 'username'] },
  storage: { secret_access_key: ['endpoint', 'access_key_id'] },
} as const satisfies {
  [Group in keyof SettingsGroups]?: { [Secret in keyof SettingsGroups[Group]]?: (keyof SettingsGroups[Group])[] }
}

export type SettingsGroup = keyof SettingsGroups

/** Settings until an administrator changes them. */
export const DEFAULT_SETTINGS: SettingsGroups = {
  general: { name: 'Quandary', short_description: '', description: '', site_url: '', contact_email: '' },
  interface: { language: 'en_US', time_zone: 'UTC' },
  backups: { schedule: 'off', weekday: 0, hour: 3, keep: 7, folder: '', recipient: '', public_dump: 'off' },
  branding: { logo: '', mobile_logo: '', square_icon: '', favicon: '' },
  login: {
    allow_new_registrations: true,
    allow_email_registrations: true,
    allow_password_login: true,
    login_required: false,
    allow_email_domains: [],
  },
  theme: {
    theme: 'default',
    theme_config: { default: { navbar_style: 'light', primary_color: '#0033FF' } },
    color_scheme: 'system',
  },
  custom_css_html: { custom_head: '', custom_css: '', custom_header: '', custom_footer: '', custom_sidebar: '' },
  site_seo: { permalink: 1, robots: 'User-agent: *\nDisallow: /admin\nDisallow: /search\nDisallow: /users/settings\n' },
  site_users: {
    // Gravatar is a third party that would see a request of every reader, so it is off by default.
    default_avatar: 'system',
    gravatar_base_url: 'https://www.gravatar.com/avatar/',
    allow_update_display_name: true,
    allow_update_username: true,
    allow_update_avatar: true,
    allow_update_bio: true,
    allow_update_website: true,
    allow_update_location: true,
  },
  site_write: {
    restrict_answer: true,
    required_tag: false,
    min_tags: 1,
    max_tags: 5,
    first_posts_wait: false,
    max_links: 0,
  },
  legal: {
    terms_of_service_original_text: '',
    terms_of_service_parsed_text: '',
    privacy_policy_original_text: '',
    privacy_policy_parsed_text: '',
  },
  help: { before_text: '', after_text: '' },
  privileges: { level: 2, custom: {} },
  smtp: {
    host: '',
    port: 587,
    encryption: '',
    username: '',
    password: '',
    authentication: true,
    from_email: '',
    from_name: '',
  },
  storage: {
    uploads: 'folder',
    backups: 'folder',
    endpoint: '',
    region: 'us-east-1',
    bucket: '',
    prefix: '',
    access_key_id: '',
    secret_access_key: '',
    path_style: true,
  },
}
