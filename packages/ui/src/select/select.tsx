'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useFieldControl } from '../field/field-context.ts'
import { ChevronDownIcon } from '../icon/action-icons.tsx'
import * as styles from './select.css.ts'

/** An option of a {@link Select}. */
export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
  /** Language of the label, if it differs from the page's. */
  lang?: string
}

/** Props of {@link Select}. */
export interface SelectProps extends ComponentPropsWithRef<'select'> {
  /** The options; or pass `<option>` elements as children. */
  options?: readonly SelectOption[]
  /** True to make it as wide as its longest option instead of the container. */
  fit?: boolean
}

/** The browser's own select, styled like the other fields. */
export function Select({ options, fit = false, className, id, children, ...attributes }: SelectProps): ReactNode {
  const tied = useFieldControl({ id, describedBy: attributes['aria-describedby'] })
  return (
    <span className={classNames(styles.wrap, fit && styles.fit)}>
      <select {...attributes} {...tied} className={classNames(styles.select, className)}>
        {options?.map(({ value, label, disabled = false, lang }) => (
          <option key={value} value={value} disabled={disabled} lang={lang}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <span className={styles.chevron}>
        <ChevronDownIcon size="sm" />
      </span>
    </span>
  )
}
