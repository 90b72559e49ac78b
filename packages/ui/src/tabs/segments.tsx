'use client'

import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { Anchor } from '../link/link-provider.tsx'
import * as styles from './tabs.css.ts'

/** Props of {@link Segments}. */
export interface SegmentsProps extends RootProps<'nav', 'children'> {
  /** Accessible name. */
  label: string
  items: readonly { label: string; href: string; current?: boolean }[]
}

/** Links to two or three sort orders of one list, in one frame. */
export function Segments({ label, items, ...rest }: SegmentsProps): ReactNode {
  return (
    <nav {...rootProps(rest, styles.segments)} aria-label={label}>
      {items.map((item) => (
        <Anchor
          key={item.href}
          href={item.href}
          className={styles.segment}
          aria-current={item.current ? 'true' : undefined}
        >
          {item.label}
        </Anchor>
      ))}
    </nav>
  )
}

/** Props of {@link SegmentButtons}. */
export interface SegmentButtonsProps<Value extends string> extends RootProps<'fieldset', 'onChange' | 'children'> {
  /** Accessible name. */
  label: string
  value: Value
  /** Called with the value of the pressed option. */
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
}

/** Like {@link Segments}, for a choice within the page: toggle buttons in one frame. */
export function SegmentButtons<Value extends string>(props: SegmentButtonsProps<Value>): ReactNode {
  const { label, value, onChange, options, ...rest } = props
  return (
    <fieldset {...rootProps(rest, styles.segments)} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.segment}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
