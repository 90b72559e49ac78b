import type { Translate } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/filters'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/filters'
import { filterChoices } from './filter-choices.ts'
import { areaWords } from '../../shell/words/area-words.ts'
import { useSite } from '../../shell/context/site-context.ts'

const wordsOf = areaWords<typeof english>('filters', { en_US: english, zh_CN: chinese })

/** Returns the translate function for the texts of list filters, which are loaded with their form. */
export function useFilterWords(): Translate<typeof english> {
  return wordsOf(useSite())
}

/** Returns the numbers of days that the form offers: the usual ones, plus the chosen one if it differs. */
export function filterDays(chosen: number | string | undefined): readonly string[] {
  const usual: readonly string[] = filterChoices.in_days
  return chosen === undefined || usual.includes(String(chosen)) ? usual : [...usual, String(chosen)]
}

/** Describes within how many days questions were asked. */
export function daysText(words: Translate<typeof english>, days: number | string): string {
  const usual = filterChoices.in_days.find((one) => one === String(days))
  return usual === undefined ? words('in_days.days', { count: Number(days) }) : words(`in_days.${usual}`)
}
