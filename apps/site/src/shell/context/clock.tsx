import { formatDateTime, formatRelativeTime } from '@quandary/i18n'
import { Time } from '@quandary/ui'
import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react'
import { useSettings } from './settings.ts'
import { useWords } from './site-context.ts'

const TICK_MS = 30_000
/**
 * Age of a page in seconds above which its relative times are corrected immediately on hydration. Pages from the cache
 * are up to a minute old. Their times wait for the next tick instead, because changing times would shift their
 * neighbours while the page loads.
 */
const CACHED_SECONDS = 60

const ClockContext = createContext(0)

interface ClockProps {
  /** Initial time in unix seconds: the time of rendering, so that hydration matches. */
  start: number
  children: ReactNode
}

/** Provides the current time to components that show relative times, and updates it regularly. */
export function Clock({ start, children }: ClockProps): ReactNode {
  const [now, setNow] = useState(start)
  useEffect(() => {
    // Updates the time in a transition, because hundreds of relative times may change and user input must take
    // precedence.
    const tick = () => startTransition(() => setNow(Math.floor(Date.now() / 1000)))
    // Either the page is older than any page that the server caches, for example because the browser restored it, or
    // the clocks of server and browser differ.
    if (Math.abs(Date.now() / 1000 - start) > CACHED_SECONDS) tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [start])
  return <ClockContext value={now}>{children}</ClockContext>
}

/** A time relative to now, with the exact time as a tooltip. `at` is in unix seconds. */
export function RelativeTime({ at }: { at: number }): ReactNode {
  const now = useContext(ClockContext)
  const { language } = useWords()
  const { timeZone } = useSettings()
  const format = { language, timeZone }
  return (
    <Time dateTime={new Date(at * 1000).toISOString()} title={formatDateTime(at, format)}>
      {formatRelativeTime(at, { ...format, now: Math.max(now, at) })}
    </Time>
  )
}
