import { useToast } from '@quandary/ui'
import { lazy, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useWords } from '../context/site-context.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * Defines a component whose code is loaded when it is first rendered. Render it inside a `Suspense`. If loading
 * fails (offline, or after a deployment), the surrounding page and all typed text remain; the viewer is notified
 * and can retry.
 *
 * @param options.optional if true and loading fails, the component renders nothing and the viewer is not notified
 */
export function lazyPart<Props extends object>(load: Load<Props>, { optional = false }: { optional?: boolean } = {}) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: optional ? Nothing : placeholderFor(load) }
    }
  })
}

function Nothing(): ReactNode {
  return null
}

/** Milliseconds between attempts of {@link retriedPart}. */
const PAUSE = 3000

/**
 * Defines a component whose code is loaded with retries until it succeeds. Render it inside a `Suspense` without a
 * fallback, because a placeholder would cause a hydration error. Until the code is loaded, the component's
 * server-rendered HTML stays. If there is none, as after a login, nothing is shown.
 */
export function retriedPart<Props extends object>(load: Load<Props>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await untilLoaded(load) }))
}

async function untilLoaded<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    return untilLoaded(load)
  }
}

/** Returns a placeholder that becomes the component once a retry has loaded it. */
function placeholderFor<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function Placeholder(props: Props): ReactNode {
    const { t } = useWords()
    const toasts = useToast()
    const [Part, setPart] = useState<ComponentType<Props>>()
    const retry = useCallback(async () => {
      reloadFailedStyles()
      try {
        const part = await load()
        setPart(() => part)
      } catch {
        const action = { label: t('error.retry'), onSelect: () => void retry() }
        toasts.show({ text: t('error.offline'), tone: 'error', action })
      }
    }, [t, toasts])
    useEffect(() => void retry(), [retry])
    return Part === undefined ? null : <Part {...props} />
  }
}

/** Reinserts style sheets that failed to load, because Vite's preload inserts each style sheet only once. */
function reloadFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode())
  }
}
