import type { I18n } from '@quandary/i18n'
import type { messages as english } from '@quandary/i18n/catalogues/en_US/admin'
import { UiStringsProvider, type UiStrings } from '@quandary/ui'
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { LanguageStore, Words } from './language-store.ts'

interface LanguageState extends I18n<typeof english> {
  store: LanguageStore
}

const LanguageContext = createContext<LanguageState | null>(null)

/** Gives the words of the language shown to everything inside. */
export function LanguageProvider({ store, children }: { store: LanguageStore; children: ReactNode }): ReactNode {
  const shown = useSyncExternalStore(store.subscribe, store.current)
  const state = useMemo(() => ({ ...shown, store }), [shown, store])
  const strings = useMemo(() => kitStrings(shown.t), [shown])
  return (
    <LanguageContext value={state}>
      <UiStringsProvider strings={strings}>{children}</UiStringsProvider>
    </LanguageContext>
  )
}

/**
 * The words of the back office in the language shown.
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
    close: t('kit.close'),
    dismiss: t('kit.dismiss'),
    cancel: t('cancel'),
    loading: t('kit.loading'),
    optional: t('kit.optional'),
    notifications: t('kit.notifications'),
  }
}
