import { defineSlice } from '../slice.ts'
import { siteSettings0001 } from './migrations/0001-site-settings.ts'
import { readMailSettings } from './read-settings.ts'
import { siteSettingsRoutes } from './routes.ts'

export { builtInLanguageOptions } from './languages.ts'
export {
  invalidateSettings,
  isPrivateSite,
  readMailSettings,
  readPrivileges,
  readSettings,
  readSettingsIn,
  reloadAllSettings,
  reloadSettings,
  siteLanguage,
  siteUrl,
  warmSettings,
  writeSettings,
  writeSettingsIn,
} from './read-settings.ts'
export { plainName } from './plain-text.ts'
export { renderSiteText } from './render-site-text.ts'
export { settingsSavedAt } from './store.ts'
export { staffTagSource, staffTags } from './staff-tags.ts'
export { getSeoSettings } from './seo-settings.ts'
export { SETTINGS_SECRETS } from './settings.ts'
export type { SettingsGroup, SettingsGroups, StaffTags } from './settings.ts'
export { normaliseSiteUrl } from './site-url.ts'
export { isWebAddress } from './web-address.ts'

/** The settings of the site that administrators change. */
export const siteSettings = defineSlice({
  name: 'site-settings',
  migrations: [siteSettings0001],
  routes: siteSettingsRoutes,
  listen: (ctx) => ctx.mail.useSettings(() => readMailSettings(ctx)),
})
