import type { Schemas } from '@quandary/api-client'
import type { I18n } from '@quandary/i18n'
import { findOffered } from '../../shell/offered-languages.ts'
import type { AdminMessageKey, AdminMessages, TranslateAdmin } from '../../shell/language-store.ts'

/** A group's name in the contract, its title, and the area of the catalogue with the titles of its fields. */
const groups: Readonly<Record<string, { title: AdminMessageKey; area: string }>> = {
  general: { title: 'nav.general', area: 'general' },
  interface: { title: 'nav.interface', area: 'interface' },
  branding: { title: 'nav.branding', area: 'branding' },
  login: { title: 'nav.login', area: 'login' },
  theme: { title: 'nav.themes', area: 'theme' },
  custom_css_html: { title: 'nav.css_html', area: 'css_html' },
  site_seo: { title: 'nav.seo', area: 'seo' },
  site_users: { title: 'nav.settings_users', area: 'user_settings' },
  site_write: { title: 'nav.write', area: 'write' },
  legal: { title: 'audit.settings_legal', area: 'legal' },
  help: { title: 'nav.guide', area: 'guide' },
  privileges: { title: 'nav.privileges', area: 'privileges' },
  backups: { title: 'nav.backups', area: 'backups' },
  smtp: { title: 'nav.smtp', area: 'smtp' },
  storage: { title: 'nav.storage', area: 'storage' },
}

type Texts = Pick<I18n<AdminMessages>, 't' | 'instance'>
type Levels = Schemas['PrivilegesConfig']['options']

/** Describes settings with the words of their forms. */
export interface SettingWords {
  title: (group: string, field: string) => string
  value: (group: string, field: string, stored: string) => string
}

/** The level with custom values. */
const CUSTOM = '99'

/** Prefixes of the catalogue's keys for the values that a field chooses from; the rest of the key is the value. */
const choices: Readonly<Record<string, string>> = {
  'backups.schedule': 'backups.schedule_',
  'backups.public_dump': 'backups.schedule_',
  'backups.weekday': 'backups.weekday_',
  'site_seo.permalink': 'seo.permalink_',
  'site_users.default_avatar': 'user_settings.avatar_',
  'storage.uploads': 'storage.place_',
  'storage.backups': 'storage.place_',
  'theme.color_scheme': 'account.theme_',
  'theme.navbar_style': 'theme.navbar_',
  'theme.layout': 'theme.layout_',
}

const legalTexts: Readonly<Record<string, AdminMessageKey>> = {
  terms_of_service_original_text: 'nav.tos',
  privacy_policy_original_text: 'nav.privacy',
}

/** Returns the title of a settings group by its name in the contract. */
export function groupTitle(group: string, t: TranslateAdmin): string {
  const known = groups[group]
  return known === undefined ? group : t(known.title)
}

/** Returns the title that a settings field has in its form. Returns the name of the field if no form contains it. */
function fieldTitle(group: string, field: string, { t, instance }: Texts): string {
  const legal = legalTexts[field]
  if (legal !== undefined) return t(legal)
  const area = groups[group]?.area ?? group
  // Settings of a theme are named `theme_config.default.primary_color`.
  const name = nameOf(field)
  const key = [`${area}.${name}`, `${area}.${area}_${name}`].find((one) => instance.exists(one))
  return key === undefined ? name : instance.t(key)
}

/** Returns the name of a field without the theme that it belongs to. */
function nameOf(field: string): string {
  return field.startsWith('theme_config.') ? field.slice(field.lastIndexOf('.') + 1) : field
}

/**
 * Returns the words for settings and their values: the titles and the options of the forms, and on or off for switches.
 * @param levels the levels of privileges, whose names and titles the server knows; empty until they are loaded
 */
export function settingWords(texts: Texts, levels: Levels): SettingWords {
  const { t } = texts
  const levelTitle = (level: string) => levels.find((option) => String(option.level) === level)?.level_desc ?? level
  const titles = new Map(levels.flatMap(({ privileges }) => privileges.map(({ key, label }) => [key, label])))
  return {
    title: (group, field) => {
      if (group !== 'privileges') return fieldTitle(group, field, texts)
      if (field === 'custom_privileges') return levelTitle(CUSTOM)
      if (!field.startsWith('custom.')) return fieldTitle(group, field, texts)
      return titles.get(`rank.${field.slice('custom.'.length)}`) ?? field
    },
    value: (group, field, stored) => {
      if (stored === 'true') return t('audit.on')
      if (stored === 'false') return t('audit.off')
      switch (`${group}.${nameOf(field)}`) {
        case 'privileges.level':
          return levelTitle(stored)
        case 'privileges.custom_privileges':
          return customValues(stored, titles)
        case 'backups.hour':
          return stored === '' ? stored : `${stored.padStart(2, '0')}:00`
        case 'interface.language':
          return findOffered(stored)?.label ?? stored
        default:
          return choiceText(`${group}.${nameOf(field)}`, stored, texts)
      }
    },
  }
}

/** Returns the label of an option, or the stored value of a field without options. */
function choiceText(field: string, stored: string, { instance }: Texts): string {
  const prefix = choices[field]
  const key = `${prefix}${stored}`
  return prefix !== undefined && instance.exists(key) ? instance.t(key) : stored
}

/** Describes the custom values of a settings file, one per line. */
function customValues(stored: string, titles: ReadonlyMap<string, string>): string {
  if (stored === '') return ''
  // Only the comparison of settings files writes this text, so the cast is safe.
  const values = JSON.parse(stored) as readonly { key: string; value: number }[]
  return values.map(({ key, value }) => `${titles.get(key) ?? key}: ${value}`).join('\n')
}
