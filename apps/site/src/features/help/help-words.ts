import type { Translate } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/help'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/help'
import { areaWords } from '../../shell/words/area-words.ts'
import { useSite } from '../../shell/context/site-context.ts'

const wordsOf = areaWords<typeof english>('help', { en_US: english, zh_CN: chinese })

/** Returns the translate function for the guide. */
export function useHelpWords(): Translate<typeof english> {
  return wordsOf(useSite())
}
