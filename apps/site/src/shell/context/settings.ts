import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { operationKey } from '@quandary/api-client/query'
import { navbarStyle, pageWidth, primaryColour, type NavbarStyle, type PageWidth } from '@quandary/web-shell'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

export type SiteInfo = Schemas['SiteInfo']

/** Queries the site's settings, which are cached for the whole visit. */
export function siteInfoQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: operationKey('getSiteInfo'),
    staleTime: Infinity,
    queryFn: async ({ signal }) => withoutHead(await unwrap(api.call('getSiteInfo', { signal }))),
  })
}

/**
 * Removes the administrators' CSS and head markup. The page's HTML already contains both, so its data need not repeat
 * them.
 */
function withoutHead(info: SiteInfo): SiteInfo {
  return { ...info, custom_css_html: { ...info.custom_css_html, custom_css: '', custom_head: '' } }
}

/** Defaults for an error page, if the settings cannot be loaded. */
const defaults = {
  name: 'Quandary',
  description: '',
  siteUrl: '',
  contactEmail: '',
  logo: '',
  mobileLogo: '',
  favicon: '',
  timeZone: 'UTC',
  permalink: 1,
  colorScheme: 'system',
  accent: '#0033ff',
  // Casts widen the literals, because the type of all settings is derived from this object.
  navbar: 'light' as NavbarStyle,
  width: 'fixed' as PageWidth,
  hasTerms: false,
  hasPrivacyPolicy: false,
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
  readOnly: '',
}

/** The settings that screens use, in one flat object without optional fields. */
export type SiteSettings = typeof defaults

/** Returns the part of the settings that screens use. */
export function settingsOf(info: SiteInfo | undefined): SiteSettings {
  if (info === undefined) return defaults
  const { general, branding, custom_css_html: html, login, theme, site_write: write, site_legal: legal } = info
  return {
    name: general.name,
    description: general.description || general.short_description,
    siteUrl: general.site_url.replace(/\/+$/, ''),
    contactEmail: general.contact_email,
    logo: branding.logo,
    mobileLogo: branding.mobile_logo,
    favicon: branding.favicon,
    timeZone: info.interface.time_zone || defaults.timeZone,
    permalink: info.site_seo.permalink,
    colorScheme: theme.color_scheme,
    accent: primaryColour(theme.theme_config[theme.theme]) ?? defaults.accent,
    navbar: navbarStyle(theme.theme_config[theme.theme]),
    width: pageWidth(theme.theme_config[theme.theme]),
    hasTerms: legal.terms_of_service,
    hasPrivacyPolicy: legal.privacy_policy,
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
    readOnly: info.read_only,
  }
}

/** Returns the cached settings, for routes. The root route has loaded them. */
export function settingsIn(queryClient: QueryClient, api: QuandaryClient): SiteSettings {
  return settingsOf(queryClient.getQueryData(siteInfoQuery(api).queryKey))
}

/** Provides the settings to components. */
export const SettingsContext = createContext<SiteSettings>(defaults)

export function useSettings(): SiteSettings {
  return useContext(SettingsContext)
}
