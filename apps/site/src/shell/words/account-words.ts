import type { Translate } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/account'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/account'
import { areaWords } from './area-words.ts'
import { useSite } from '../context/site-context.ts'

const wordsOf = areaWords<typeof english>('account', { en_US: english, zh_CN: chinese })

/**
 * Returns the translate function for the texts about accounts, settings, notifications and people. They are loaded with
 * the screens that show them, so that pages for reading do not load them.
 */
export function useAccountWords(): Translate<typeof english> {
  return wordsOf(useSite())
}
