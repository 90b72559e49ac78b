import type { I18n } from '@quandary/i18n'
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
export function fieldTitle(
  group: string,
  field: string,
  { t, instance }: Pick<I18n<AdminMessages>, 't' | 'instance'>,
): string {
  const legal = legalTexts[field]
  if (legal !== undefined) return t(legal)
  const area = groups[group]?.area ?? group
  // Settings of a theme are named `theme_config.default.primary_color`.
  const name = field.startsWith('theme_config.') ? field.slice(field.lastIndexOf('.') + 1) : field
  const key = [`${area}.${name}`, `${area}.${area}_${name}`].find((one) => instance.exists(one))
  return key === undefined ? name : instance.t(key)
}

/** Returns the text for a setting: on or off for switches, otherwise the stored value. */
export function settingWords(value: string, t: TranslateAdmin): string {
  if (value === 'true') return t('audit.on')
  return value === 'false' ? t('audit.off') : value
}
