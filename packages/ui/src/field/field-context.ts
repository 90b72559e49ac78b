import { createContext, useContext, useId } from 'react'

/** What a field hands to the control inside it. */
export interface FieldControl {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldControl | null>(null)

/** The attributes that tie a control to the field around it. */
export interface FieldControlAttributes {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

/**
 * Ties a control of any kind to the {@link Field} around it: put the result on the element that takes focus.
 * Outside a field it only gives an id.
 *
 * @param own the control's own id and description, which win or are added
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

/** The id of the label of the field around, for controls that cannot be labelled by `for`. */
export function useFieldLabelId(): string | undefined {
  return useContext(FieldContext)?.labelId
}
