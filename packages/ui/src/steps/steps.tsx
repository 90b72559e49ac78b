'use client'

import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './steps.css.ts'

/** Props of {@link Steps}. */
export interface StepsProps extends RootProps<'ol', 'children'> {
  /** Accessible name: `Progress`. */
  label: string
  /** Names of the steps, in order. */
  steps: readonly string[]
  /** Index of the current step, from 0. The ones before it are done. */
  current: number
}

/** Progress through a short, fixed sequence of steps. */
export function Steps({ label, steps, current, ...rest }: StepsProps): ReactNode {
  const strings = useUiStrings()
  return (
    <ol {...rootProps(rest, styles.steps)} aria-label={label}>
      {steps.map((name, i) => (
        <li
          key={name}
          className={classNames(styles.step, i < current && styles.done)}
          aria-current={i === current ? 'step' : undefined}
        >
          {i + 1} <span className={styles.name}>{name}</span>
          {i < current ? <VisuallyHidden>, {strings.stepDone}</VisuallyHidden> : null}
        </li>
      ))}
    </ol>
  )
}
