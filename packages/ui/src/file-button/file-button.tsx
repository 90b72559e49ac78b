import { useRef, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'

/** Props of {@link FileButton}. */
export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** Kinds of files that are offered, as in the `accept` attribute; others can still be chosen. */
  accept: string
  /** Told of the chosen file, also of the same one again. */
  onFile: (file: File) => void
}

/** A button that asks for a file of the device. */
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
          // Emptied, so that choosing the same file again is a change.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
