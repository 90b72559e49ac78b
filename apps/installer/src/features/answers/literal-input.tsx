import { TextInput } from '@quandary/ui'
import type { ReactNode } from 'react'

interface LiteralInputProps {
  name: string
  value: string
  onChange: (value: string) => void
}

/** A field for host and file names, which the browser must not complete or correct. */
export function LiteralInput({ name, value, onChange }: LiteralInputProps): ReactNode {
  return (
    <TextInput
      name={name}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
