import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useFieldControl } from '../field/field-context.ts'
import { ChevronDownIcon } from '../icon/action-icons.tsx'
import * as styles from './select.css.ts'

/** One choice of a {@link Select}. */
export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
  /** Language of the label, when it is not that of the page. */
  lang?: string
}

/** Props of {@link Select}. */
export interface SelectProps extends ComponentPropsWithRef<'select'> {
  /** The choices; or give `<option>` elements as children. */
  options?: readonly SelectOption[]
  /** As wide as its longest choice instead of the container. */
  fit?: boolean
}

/** The browser's own select, in the look of the other fields. */
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
