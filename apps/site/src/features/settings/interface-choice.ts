import { isLanguage } from '@quandary/i18n'

/** What the wire calls following the site's language. */
export const SITE_LANGUAGE = 'Default'

/** A choice of colours; `default` follows the site. */
export type Scheme = 'default' | 'light' | 'dark' | 'system'

const schemes: readonly Scheme[] = ['default', 'light', 'dark', 'system']

/** The colours an account has chosen; what is not known follows the site. */
export function schemeOf(text: string): Scheme {
  return schemes.find((scheme) => scheme === text) ?? 'default'
}

/** The language an account has chosen, or {@link SITE_LANGUAGE}. */
export function languageOf(text: string): string {
  return isLanguage(text) ? text : SITE_LANGUAGE
}
