import type { I18n } from '@quandary/i18n'
import { FormStringsProvider, UiStringsProvider } from '@quandary/ui'
import { formStringsFrom, uiStringsFrom } from '@quandary/web-shell'
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { AdminMessages, LanguageStore } from './language-store.ts'

interface LanguageState extends I18n<AdminMessages> {
  store: LanguageStore
}

const LanguageContext = createContext<LanguageState | null>(null)

/** Provides the texts of the current language. */
export function LanguageProvider({ store, children }: { store: LanguageStore; children: ReactNode }): ReactNode {
  const shown = useSyncExternalStore(store.subscribe, store.current)
  const state = useMemo(() => ({ ...shown, store }), [shown, store])
  const strings = useMemo(() => uiStringsFrom(shown.t), [shown])
  const forms = useMemo(() => formStringsFrom(shown.t), [shown])
  return (
    <LanguageContext value={state}>
      <UiStringsProvider strings={strings}>
        <FormStringsProvider strings={forms}>{children}</FormStringsProvider>
      </UiStringsProvider>
    </LanguageContext>
  )
}

/**
 * Returns the texts of the back office in the current language.
 *
 * @throws Error outside a {@link LanguageProvider}
 */
export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext)
  if (state === null) throw new Error('useLanguage needs a LanguageProvider around it')
  return state
}
