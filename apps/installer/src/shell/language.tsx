import { createI18n, languageTag, matchLanguage, type BuiltInLanguage, type I18n, type Translate } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/installer'
import { messages as englishKit } from '@quandary/i18n/catalogues/en_US/ui'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/installer'
import { messages as chineseKit } from '@quandary/i18n/catalogues/zh_CN/ui'
import { UiStringsProvider } from '@quandary/ui'
import { uiStringsFrom } from '@quandary/web-shell'
import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'

const catalogues = { en_US: { ...english, ...englishKit }, zh_CN: { ...chinese, ...chineseKit } }

type InstallerMessages = typeof english & typeof englishKit
/** Translates the keys of the wizard. */
export type Words = Translate<InstallerMessages>

interface LanguageState extends Omit<I18n<InstallerMessages>, 'language'> {
  language: BuiltInLanguage
  setLanguage: (language: BuiltInLanguage) => void
}

const LanguageContext = createContext<LanguageState | null>(null)

/** Provides the language of the wizard: initially the browser's, then the chosen one. */
export function LanguageProvider({ children }: { children: ReactNode }): ReactNode {
  const [language, setLanguage] = useState(() => matchLanguage(navigator.languages.join(','), 'en_US'))
  const state = useMemo(() => {
    const messages = catalogues[language]
    return { ...createI18n<InstallerMessages>({ language, messages }), language, setLanguage }
  }, [language])
  useLayoutEffect(() => {
    document.documentElement.lang = languageTag(language)
  }, [language])
  return (
    <LanguageContext value={state}>
      <UiStringsProvider strings={uiStringsFrom(state.t)}>{children}</UiStringsProvider>
    </LanguageContext>
  )
}

/**
 * Returns the language of the wizard, its texts and a setter.
 *
 * @throws Error outside a {@link LanguageProvider}
 */
export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext)
  if (state === null) throw new Error('useLanguage needs a LanguageProvider around it')
  return state
}
