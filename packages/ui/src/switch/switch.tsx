'use client'

import { useId, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import * as check from '../checkbox/checkbox.css.ts'
import { FieldError } from '../field/field.tsx'
import * as styles from './switch.css.ts'

/** Props of {@link Switch}. */
export interface SwitchProps extends RootProps<'div', 'onChange' | 'children'> {
  label: ReactNode
  /** One sentence below the label. */
  description?: ReactNode
  checked: boolean
  /** Called with the new state. */
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** Replaces the description; says what to do. */
  error?: ReactNode
}

/** An on/off switch that takes effect at once. In a form that is saved later, use Checkbox. */
export function Switch({
  label,
  description,
  checked,
  onChange,
  disabled = false,
  error,
  ...rest
}: SwitchProps): ReactNode {
  const id = useId()
  return (
    <div {...rootProps(rest, styles.row)}>
      <div>
        <span id={`${id}label`}>{label}</span>
        {error ? <FieldError id={`${id}about`}>{error}</FieldError> : null}
        {description && !error ? (
          <span className={check.description} id={`${id}about`}>
            {description}
          </span>
        ) : null}
      </div>
      <button
        type="button"
        role="switch"
        className={styles.track}
        aria-checked={checked}
        aria-labelledby={`${id}label`}
        aria-describedby={description || error ? `${id}about` : undefined}
        aria-invalid={error ? true : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      />
    </div>
  )
}
