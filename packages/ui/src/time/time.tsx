import type { ReactNode } from 'react'
import { type RootProps } from '../class-names/root-props.ts'

/** Props of {@link Time}. */
export interface TimeProps extends RootProps<'time'> {
  /** ISO 8601, for machines. */
  dateTime: string
  /** The exact time in the reader's language, as tooltip. */
  title?: string
  /** Displayed text: `12 minutes ago`. */
  children: ReactNode
}

/** A point in time. The app formats the text, because it knows language and time zone. */
export function Time({ dateTime, title, children, ...rest }: TimeProps): ReactNode {
  return (
    <time {...rest} dateTime={dateTime} title={title}>
      {children}
    </time>
  )
}
