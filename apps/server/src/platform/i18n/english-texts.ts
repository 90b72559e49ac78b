import { messages as account } from '@quandary/i18n/catalogues/en_US/account'
import { messages as admin } from '@quandary/i18n/catalogues/en_US/admin'
import { messages as community } from '@quandary/i18n/catalogues/en_US/community'
import { messages as editor } from '@quandary/i18n/catalogues/en_US/editor'
import { messages as filters } from '@quandary/i18n/catalogues/en_US/filters'
import { messages as forms } from '@quandary/i18n/catalogues/en_US/forms'
import { messages as help } from '@quandary/i18n/catalogues/en_US/help'
import { messages as posting } from '@quandary/i18n/catalogues/en_US/posting'
import { messages as server } from '@quandary/i18n/catalogues/en_US/server'
import { messages as site } from '@quandary/i18n/catalogues/en_US/site'
import { messages as ui } from '@quandary/i18n/catalogues/en_US/ui'
import type { AreaTexts } from '@quandary/i18n/check-messages'
import type { Area, AreaMessages } from '@quandary/i18n/load'

/**
 * The English texts that a further language translates. Those of the installer are not included, because it runs before
 * there is a data folder with files.
 */
export const ENGLISH_TEXTS: AreaTexts = {
  site,
  account,
  posting,
  community,
  filters,
  editor,
  forms,
  ui,
  help,
  admin,
  server,
} satisfies { [A in Exclude<Area, 'installer'>]: AreaMessages<A> }
