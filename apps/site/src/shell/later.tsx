import { useToast } from '@quandary/ui'
import { lazy, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useWords } from './site-context.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A component whose code comes when it is first shown; it stands in a `Suspense`. Where the code does not come, because
 * there is no connection or a newer version has been put in its place, everything around it stays with what was typed
 * there: the reader is told, and may ask for it again (ux 14).
 *
 * @param options.optional nobody waits for it: it is left out without a word
 */
export function later<Props extends object>(load: Load<Props>, { optional = false }: { optional?: boolean } = {}) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: optional ? Nothing : absent(load) }
    }
  })
}

function Nothing(): ReactNode {
  return null
}

/** Stands in for a component that did not come, and becomes it when it does. */
function absent<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function Absent(props: Props): ReactNode {
    const { t } = useWords()
    const toasts = useToast()
    const [Part, setPart] = useState<ComponentType<Props>>()
    const ask = useCallback(async () => {
      askAgainForStyles()
      try {
        const part = await load()
        setPart(() => part)
      } catch {
        const action = { label: t('error.retry'), onSelect: () => void ask() }
        toasts.show({ text: t('error.offline'), tone: 'error', action })
      }
    }, [t, toasts])
    useEffect(() => void ask(), [ask])
    return Part === undefined ? null : <Part {...props} />
  }
}

/** Code asks for its styles once only; those that did not come are put in anew. */
function askAgainForStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode())
  }
}
