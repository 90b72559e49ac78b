'use client'

import { createContext, useContext, useId } from 'react'

/** Values a field passes to the control inside it. */
export interface FieldControl {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldControl | null>(null)

/** Attributes that connect a control with the field around it. */
export interface FieldControlAttributes {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

/**
 * Connects any control with the {@link Field} around it: put the result on the focusable element. Outside a field, the
 * result has only an id and the control's own description.
 *
 * @param own the control's own id and description; the id takes precedence, the description is added
 */
export function useFieldControl(
  own: { id?: string | undefined; describedBy?: string | undefined } = {},
): FieldControlAttributes {
  const field = useContext(FieldContext)
  const fallback = useId()
  const describedBy = [own.describedBy, field?.describedBy].filter(Boolean).join(' ')
  return {
    id: own.id ?? field?.id ?? fallback,
    ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
    ...(field?.invalid ? { 'aria-invalid': true as const } : {}),
    ...(field?.required ? { 'aria-required': true as const } : {}),
  }
}

/** Returns the id of the surrounding field's label, for controls that cannot be labelled by `for`. */
export function useFieldLabelId(): string | undefined {
  return useContext(FieldContext)?.labelId
}
