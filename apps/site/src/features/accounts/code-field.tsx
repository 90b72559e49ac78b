import { Button, Field, TextInput } from '@quandary/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIsHydrated } from '../../shell/hooks/use-is-hydrated.ts'
import { useAccountWords } from '../../shell/words/account-words.ts'

interface CodeFieldProps {
  name: string
  value: string
  error: string | undefined
  onType: (value: string) => void
  /** True if the field appears as a result of the viewer's action. It then takes the focus. */
  focused?: boolean
  /** True if only a code of the authenticator app is accepted, not a recovery code. */
  appOnly?: boolean
}

/** The field for a code of the authenticator app, with a button for a recovery code instead. */
export function CodeField({ onType, error, focused = false, appOnly = false, ...input }: CodeFieldProps): ReactNode {
  const words = useAccountWords()
  const isHydrated = useIsHydrated()
  const [isRecovery, setRecovery] = useState(false)
  const control = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) control.current?.focus()
  }, [focused])
  const change = () => {
    setRecovery(!isRecovery)
    onType('')
    control.current?.focus()
  }
  // Without scripts the field takes both kinds of codes, so a phone has to show letters too.
  const takesDigits = appOnly || (isHydrated && !isRecovery)
  return (
    <>
      <Field
        label={words(isRecovery ? 'two_factor.recovery_code' : 'two_factor.code')}
        help={words(isRecovery ? 'two_factor.recovery_code_help' : 'two_factor.code_help')}
        error={error}
        required
      >
        <TextInput
          {...input}
          ref={control}
          autoComplete="one-time-code"
          inputMode={takesDigits ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </Field>
      {appOnly || !isHydrated ? null : (
        <div>
          <Button size="sm" variant="quiet" onClick={change}>
            {words(isRecovery ? 'two_factor.use_app' : 'two_factor.use_recovery_code')}
          </Button>
        </div>
      )}
    </>
  )
}
