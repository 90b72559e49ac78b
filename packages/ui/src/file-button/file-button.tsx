'use client'

import { useRef, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'

/** Props of {@link FileButton}. */
export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** File types offered, as in the `accept` attribute; others can still be chosen. */
  accept: string
  /** Called with the chosen file, even if it is the same one again. */
  onFile: (file: File) => void
}

/** A button that opens the file dialog. */
export function FileButton({ accept, onFile, ...button }: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Cleared, so that choosing the same file again is a change.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
