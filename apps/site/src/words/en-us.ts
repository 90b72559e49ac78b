import { messages as site } from '@quandary/i18n/catalogues/en_US/site'
import { messages as kit } from '@quandary/i18n/catalogues/en_US/ui'

/** The English texts of the site and its component kit. */
export const messages = { ...site, ...kit }
