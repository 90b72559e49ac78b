import type { ReactNode } from 'react'
import { type RootProps } from '../class-names/root-props.ts'

/** Props of {@link Count}. */
export interface CountProps extends RootProps<'span', 'children'> {
  /** The short form: `1.2k`. */
  text: string
  /** The exact form, as tooltip: `1,204 views`. */
  exact?: string
  /** Unit, after the number. */
  unit?: ReactNode
}

/** A number that may be shortened. The app formats it, because it knows the language. */
export function Count({ text, exact, unit, ...rest }: CountProps): ReactNode {
  return (
    <span {...rest} title={exact}>
      {text}
      {unit === undefined ? null : <> {unit}</>}
    </span>
  )
}
