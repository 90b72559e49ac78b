import { formatCount } from '@quandary/i18n'
import { CountedToggle } from '@quandary/ui'
import type { ReactNode } from 'react'
import { toggled, type useSwitch } from './use-switch.ts'

interface SwitchButtonProps {
  state: ReturnType<typeof useSwitch>
  icon: ReactNode
  /** What it is now: “Follow”, “Following”. */
  words: string
  /** What the number counts: “14 people follow”. */
  counted: string
}

/** A button that switches something for the reader and shows how many did. */
export function SwitchButton({ state: { state, wish }, icon, words, counted }: SwitchButtonProps): ReactNode {
  return (
    <CountedToggle
      icon={icon}
      words={words}
      pressed={state.on}
      count={state.count > 0 ? formatCount(state.count) : undefined}
      countTitle={counted}
      onToggle={() => wish(toggled)}
    />
  )
}
