'use client'

import { useEffect, useId, useImperativeHandle, useRef, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { RootProps } from '../class-names/root-props.ts'
import { FieldError } from '../field/field.tsx'
import { useFieldControl } from '../field/field-context.ts'
import * as styles from './checkbox.css.ts'

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends RootProps<'input', 'type'> {
  /** Without a visible label, set `aria-label`. */
  label?: ReactNode
  /** One sentence below the label. */
  description?: ReactNode
  /** Error message. */
  error?: ReactNode
  /**
   * True to show a dash, because only some of the options that the checkbox stands for are checked, as in “select all”.
   */
  indeterminate?: boolean
}

/** A checkbox with its label. */
export function Checkbox({
  label,
  description,
  error,
  indeterminate = false,
  id,
  className,
  style,
  ref,
  ...attributes
}: CheckboxProps): ReactNode {
  const made = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  const describedBy = [description ? `${made}about` : '', error ? `${made}error` : ''].join(' ').trim()
  const tied = useFieldControl({ id, describedBy: describedBy || attributes['aria-describedby'] })
  const box = (
    <input
      {...attributes}
      {...tied}
      {...(error ? { 'aria-invalid': true } : {})}
      ref={input}
      type="checkbox"
      {...(label === undefined
        ? { className: classNames(styles.box, styles.alone, className), style }
        : { className: styles.box })}
    />
  )
  if (label === undefined) return box
  return (
    <div className={className} style={style}>
      <label className={styles.row} htmlFor={tied.id}>
        {box}
        <span className={styles.words}>
          {label}
          {description ? (
            <span className={styles.description} id={`${made}about`}>
              {description}
            </span>
          ) : null}
        </span>
      </label>
      {error ? <FieldError id={`${made}error`}>{error}</FieldError> : null}
    </div>
  )
}
