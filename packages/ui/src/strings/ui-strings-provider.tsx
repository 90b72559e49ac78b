'use client'

import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { englishUiStrings } from './english-ui-strings.ts'
import type { UiStrings } from './ui-strings.ts'

const UiStringsContext = createContext<UiStrings>(englishUiStrings)

/** Props of {@link UiStringsProvider}. */
export interface UiStringsProviderProps {
  /** Texts to override; the rest is inherited from the provider above. */
  strings: Partial<UiStrings>
  children: ReactNode
}

/** Overrides texts of the components inside it. */
export function UiStringsProvider({ strings, children }: UiStringsProviderProps): ReactNode {
  const above = useContext(UiStringsContext)
  const merged = useMemo(() => ({ ...above, ...strings }), [above, strings])
  return <UiStringsContext value={merged}>{children}</UiStringsContext>
}

/** Returns the texts of the components from the nearest provider. */
export function useUiStrings(): UiStrings {
  return useContext(UiStringsContext)
}
