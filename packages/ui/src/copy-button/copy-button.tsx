'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { type RootProps } from '../class-names/root-props.ts'
import { Button } from '../button/button.tsx'
import { CheckIcon, CopyIcon } from '../icon/action-icons.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import { copyText } from './copy-text.ts'

/** Milliseconds for which the button shows “Copied”. */
const SHOWN_MS = 2000

/** Props of {@link CopyButton}. */
export interface CopyButtonProps extends RootProps<'button', 'children' | 'value'> {
  /** Text to copy to the clipboard. */
  text: string
  /** Text of the button. Default “Copy”. */
  label?: string
  /** `primary` if copying is what its surroundings are for. Default `quiet`, and small. */
  variant?: 'primary' | 'quiet'
}

/** A button that copies a text and then shows “Copied” for a moment. */
export function CopyButton({ text, label, variant = 'quiet', ...rest }: CopyButtonProps): ReactNode {
  const strings = useUiStrings()
  const [result, setResult] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (result === undefined) return
    const timer = setTimeout(() => setResult(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [result])
  const onCopy = () => {
    void copyText(text).then((done) => setResult(done ? 'copied' : 'failed'))
  }
  const outcome = result === undefined ? '' : result === 'copied' ? strings.copied : strings.copyFailed
  return (
    <>
      <Button
        {...rest}
        variant={variant}
        size={variant === 'quiet' ? 'sm' : 'md'}
        icon={result === 'copied' ? <CheckIcon size="sm" /> : <CopyIcon size="sm" />}
        onClick={onCopy}
      >
        {outcome || (label ?? strings.copy)}
      </Button>
      <output className={hidden}>{outcome}</output>
    </>
  )
}
