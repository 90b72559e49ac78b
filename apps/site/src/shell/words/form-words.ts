import { messages as english } from '@quandary/i18n/catalogues/en_US/forms'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/forms'
import type { FormStrings } from '@quandary/ui'
import { formStringsFrom } from '@quandary/web-shell'
import { useMemo } from 'react'
import { areaWords } from './area-words.ts'
import { useSite } from '../context/site-context.ts'

const wordsOf = areaWords<typeof english>('forms', { en_US: english, zh_CN: chinese })

/** Returns the texts of the kit's larger form components. They are loaded with the screens that use them. */
export function useFormWords(): FormStrings {
  const words = wordsOf(useSite())
  return useMemo(() => formStringsFrom(words), [words])
}
