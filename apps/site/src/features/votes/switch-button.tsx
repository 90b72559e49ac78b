import { formatCount } from '@quandary/i18n'
import { Button } from '@quandary/ui'
import type { ReactNode } from 'react'
import * as styles from '../questions/acts.css.ts'
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
    <Button variant="quiet" icon={icon} pressed={state.on} title={counted} onClick={() => wish(toggled)}>
      <span className={styles.words}>{words}</span>
      {state.count > 0 ? <span className={styles.count}>{formatCount(state.count)}</span> : null}
    </Button>
  )
}
