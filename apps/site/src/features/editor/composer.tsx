import { TextArea } from '@quandary/ui'
import type { ReactNode } from 'react'

interface ComposerProps {
  value: string
  onChange: (value: string) => void
  /** Height of the writing surface before anything is written, as CSS length. */
  minHeight: string
}

/** Where Markdown is written. Put it inside a Field. */
export function Composer({ value, onChange, minHeight }: ComposerProps): ReactNode {
  return <TextArea value={value} onChange={(event) => onChange(event.currentTarget.value)} style={{ minHeight }} />
}
