import type { ReactNode } from 'react'

/** Props of {@link Count}. */
export interface CountProps {
  /** The short form: `1.2k`. */
  text: string
  /** The exact form, as tooltip: `1,204 views`. */
  exact?: string
  /** Unit, after the number. */
  unit?: ReactNode
}

/** A number that may be shortened. The app formats it, because it knows the language. */
export function Count({ text, exact, unit }: CountProps): ReactNode {
  return (
    <span title={exact}>
      {text}
      {unit === undefined ? null : <> {unit}</>}
    </span>
  )
}
