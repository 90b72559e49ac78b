import { formatCount } from '@quandary/i18n'
import { CountedToggle } from '@quandary/ui'
import type { ReactNode } from 'react'
import { toggled, type useOptimisticToggle } from './use-optimistic-toggle.ts'

interface SwitchButtonProps {
  state: ReturnType<typeof useOptimisticToggle>
  icon: ReactNode
  /** Label of the current state: "Follow", "Following". */
  words: string
  /** Tooltip of the number: "14 people follow". */
  counted: string
}

/** A toggle button with the number of members who have turned it on. */
export function SwitchButton({ state: { state, request }, icon, words, counted }: SwitchButtonProps): ReactNode {
  return (
    <CountedToggle
      icon={icon}
      words={words}
      pressed={state.on}
      count={state.count > 0 ? formatCount(state.count) : undefined}
      countTitle={counted}
      onToggle={() => request(toggled)}
    />
  )
}
