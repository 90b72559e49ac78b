import { formatDateTime, formatRelativeTime } from '@quandary/i18n'
import { Time } from '@quandary/ui'
import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react'
import { useSettings } from './settings.ts'
import { useWords } from './site-context.ts'

const TICK_MS = 30_000
/**
 * From this age on a page's times are set right at once. The server keeps pages up to a minute: these wait for the next
 * tick, or what stands beside a time would move while the page loads.
 */
const KEPT_SECONDS = 60

const ClockContext = createContext(0)

interface ClockProps {
  /** Unix seconds to begin with: those of the rendered page, so that both sides write the same words. */
  start: number
  children: ReactNode
}

/** Gives the present moment to relative times and moves it on. */
export function Clock({ start, children }: ClockProps): ReactNode {
  const [now, setNow] = useState(start)
  useEffect(() => {
    // Hundreds of times may change: whatever the reader does comes first.
    const tick = () => startTransition(() => setNow(Math.floor(Date.now() / 1000)))
    // The page may have been kept for a while before it was sent.
    if (Math.abs(Date.now() / 1000 - start) > KEPT_SECONDS) tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [start])
  return <ClockContext value={now}>{children}</ClockContext>
}

/** A moment as the time passed since, with the exact time as tooltip. `at` is in unix seconds. */
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
