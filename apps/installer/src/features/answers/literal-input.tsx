import { TextInput } from '@quandary/ui'
import type { ReactNode } from 'react'

interface LiteralInputProps {
  name: string
  value: string
  onChange: (value: string) => void
}

/** A field for names of machines and files, which no browser completes or corrects. */
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
