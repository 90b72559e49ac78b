import { useId, type ReactNode } from 'react'
import * as check from '../checkbox/checkbox.css.ts'
import * as styles from './switch.css.ts'

export interface SwitchProps {
  label: ReactNode
  description?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** On or off, in force at once. Inside a form that is saved later use Checkbox. */
export function Switch({ label, description, checked, onChange, disabled = false }: SwitchProps): ReactNode {
  const id = useId()
  return (
    <div className={styles.row}>
      <span>
        <span id={`${id}label`}>{label}</span>
        {description ? (
          <span className={check.description} id={`${id}about`}>
            {description}
          </span>
        ) : null}
      </span>
      <button
        type="button"
        role="switch"
        className={styles.track}
        aria-checked={checked}
        aria-labelledby={`${id}label`}
        aria-describedby={description ? `${id}about` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      />
    </div>
  )
}
