import {
  createI18n,
  languageTag,
  matchLanguage,
  type I18n,
  type Language,
  type MessageKey,
  type Translate,
} from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/installer'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/installer'
import { UiStringsProvider, type UiStrings } from '@quandary/ui'
import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'

/** A key of the wizard's words. */
export type WordKey = MessageKey<typeof english>
/** Looks up the wizard's words. */
export type Words = Translate<typeof english>

interface LanguageState extends I18n<typeof english> {
  setLanguage: (language: Language) => void
}

const LanguageContext = createContext<LanguageState | null>(null)

/** Holds the language of the wizard: at first the browser's, then the one chosen. */
export function LanguageProvider({ children }: { children: ReactNode }): ReactNode {
  const [language, setLanguage] = useState(() => matchLanguage(navigator.languages.join(','), 'en_US'))
  const state = useMemo(() => {
    const messages = language === 'zh_CN' ? chinese : english
    return { ...createI18n<typeof english>({ language, messages }), setLanguage }
  }, [language])
  useLayoutEffect(() => {
    document.documentElement.lang = languageTag(language)
  }, [language])
  return (
    <LanguageContext value={state}>
      <UiStringsProvider strings={kitStrings(state.t)}>{children}</UiStringsProvider>
    </LanguageContext>
  )
}

/**
 * The language of the wizard, its words, and the way to change it.
 *
 * @throws Error outside a {@link LanguageProvider}
 */
export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext)
  if (state === null) throw new Error('useLanguage needs a LanguageProvider around it')
  return state
}

function kitStrings(t: Words): Partial<UiStrings> {
  return {
    skipToContent: t('kit.skip'),
    copy: t('kit.copy'),
    copied: t('kit.copied'),
    copyFailed: t('kit.copy_failed'),
    loading: t('kit.loading'),
    optional: t('kit.optional'),
    showPassword: t('kit.show_password'),
    hidePassword: t('kit.hide_password'),
    stepDone: t('kit.step_done'),
  }
}
