import { messages as site } from '@quandary/i18n/catalogues/en_US/site'
import { messages as kit } from '@quandary/i18n/catalogues/en_US/ui'

/** The words of the site and of its component kit, in English. */
export const messages = { ...site, ...kit }
