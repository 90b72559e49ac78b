import { Button, ButtonGroup, CopyButton, FieldStack, Notice } from '@quandary/ui'
import { saveText } from '@quandary/web-shell'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSettings } from '../../shell/context/settings.ts'
import { useAccountWords } from '../../shell/words/account-words.ts'
import * as styles from './two-factor.css.ts'

/** Shows new recovery codes with buttons to copy and save them, because the server cannot show them again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }): ReactNode {
  const words = useAccountWords()
  const { name: siteName } = useSettings()
  const list = useRef<HTMLUListElement>(null)
  // The form that had the focus is gone, so the focus moves to the list of codes.
  useEffect(() => list.current?.focus(), [])
  const text = codes.join('\n')
  const save = () => {
    const title = words('two_factor.codes_of', { siteName })
    saveText('recovery-codes.txt', 'text/plain;charset=utf-8', `${title}\n\n${text}\n`)
  }
  return (
    <FieldStack>
      <Notice tone="warning">{words('two_factor.codes_once')}</Notice>
      <p>{words('two_factor.codes_lead')}</p>
      <ul ref={list} tabIndex={-1} className={styles.codes} aria-label={words('two_factor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonGroup>
        <CopyButton text={text} label={words('two_factor.copy_codes')} />
        <Button onClick={save}>{words('two_factor.save_codes')}</Button>
      </ButtonGroup>
    </FieldStack>
  )
}
