import {
  accentStyle,
  FormStringsProvider,
  LinkProvider,
  ToastProvider,
  UiStringsProvider,
  type LinkComponentProps,
} from '@quandary/ui'
import { useEffect, type ReactNode } from 'react'
import type { ComponentStrings } from './words.ts'

export const ACCENTS = ['#0033ff', '#0f766e', '#b91c5c', '#f5b700', '#7c3aed', '#1f2937']

/** A link that does not navigate, because a click must not leave the story. */
function StoryLink({ children, onClick, ...attributes }: LinkComponentProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- stays a link
    <a
      {...attributes}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
      }}
    >
      {children}
    </a>
  )
}

interface StoryFrameProps {
  theme: string
  accent: string
  direction: 'ltr' | 'rtl'
  words: ComponentStrings
  children: ReactNode
}

/**
 * Sets theme, primary colour, language and direction on `<html>`, as an app does, and renders the providers that
 * components need.
 */
export function StoryFrame({ theme, accent, direction, words, children }: StoryFrameProps): ReactNode {
  useEffect(() => {
    const root = document.documentElement
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
    else delete root.dataset['theme']
    for (const [name, value] of Object.entries(accentStyle(accent))) root.style.setProperty(name, String(value))
  }, [theme, accent])
  useEffect(() => {
    document.documentElement.lang = words.tag
    document.documentElement.dir = direction
  }, [words, direction])
  return (
    <UiStringsProvider strings={words.ui}>
      <FormStringsProvider strings={words.forms}>
        <LinkProvider component={StoryLink}>
          <ToastProvider>{children}</ToastProvider>
        </LinkProvider>
      </FormStringsProvider>
    </UiStringsProvider>
  )
}
