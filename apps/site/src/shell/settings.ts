import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { primaryColour } from '@quandary/web-shell'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

/** The public settings of the site. */
export type SiteInfo = Schemas['SiteInfo']

/** How the site's settings are loaded; they hold for the whole visit. */
export function siteInfoQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: ['site-info'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => withoutHead(await unwrap(api.call('getSiteInfo', { signal }))),
  })
}

/** Style sheet and head of the administrators are in the page already; what the page tells the browser needs neither. */
function withoutHead(info: SiteInfo): SiteInfo {
  return { ...info, custom_css_html: { ...info.custom_css_html, custom_css: '', custom_head: '' } }
}

/** What pages show while the settings cannot be loaded: enough for an error page. */
const bare = {
  name: 'Quandary',
  description: '',
  siteUrl: '',
  contactEmail: '',
  logo: '',
  favicon: '',
  timeZone: 'UTC',
  permalink: 1,
  colorScheme: 'system',
  accent: '#0033ff',
  allowRegistrations: false,
  allowEmailRegistrations: false,
  allowPasswordLogin: true,
  loginRequired: false,
  requiredTag: false,
  restrictAnswer: false,
  customHeader: '',
  customFooter: '',
  customSidebar: '',
  minTags: 1,
  maxTags: 5,
}

/** The settings the screens use, flat and never absent. */
export type SiteSettings = typeof bare

/** Picks what the screens use out of the site's settings. */
export function settingsOf(info: SiteInfo | undefined): SiteSettings {
  if (info === undefined) return bare
  const { general, branding, custom_css_html: html, login, theme, site_write: write } = info
  return {
    name: general.name,
    description: general.description || general.short_description,
    siteUrl: general.site_url.replace(/\/+$/, ''),
    contactEmail: general.contact_email,
    logo: branding.logo,
    favicon: branding.favicon,
    timeZone: info.interface.time_zone || bare.timeZone,
    permalink: info.site_seo.permalink,
    colorScheme: theme.color_scheme,
    accent: primaryColour(theme.theme_config[theme.theme]) ?? bare.accent,
    allowRegistrations: login.allow_new_registrations,
    allowEmailRegistrations: login.allow_email_registrations,
    allowPasswordLogin: login.allow_password_login,
    loginRequired: login.login_required,
    requiredTag: write.required_tag,
    restrictAnswer: write.restrict_answer,
    customHeader: html.custom_header,
    customFooter: html.custom_footer,
    customSidebar: html.custom_sidebar,
    minTags: write.min_tags,
    maxTags: write.max_tags,
  }
}

/** The settings for routes, once the root route has loaded them. */
export function settingsIn(queryClient: QueryClient, api: QuandaryClient): SiteSettings {
  return settingsOf(queryClient.getQueryData(siteInfoQuery(api).queryKey))
}

/** Hands the settings to components. */
export const SettingsContext = createContext<SiteSettings>(bare)

/** The settings for components. */
export function useSettings(): SiteSettings {
  return useContext(SettingsContext)
}
