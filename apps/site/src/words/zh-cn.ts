import type { Catalogue } from '@quandary/i18n'
import { messages as site } from '@quandary/i18n/catalogues/zh_CN/site'
import { messages as kit } from '@quandary/i18n/catalogues/zh_CN/ui'
import type { messages as english } from './en-us.ts'

/** The Chinese texts of the site and its component kit. */
export const messages: Catalogue<typeof english> = { ...site, ...kit }
