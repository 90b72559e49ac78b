import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { PasswordField } from './account-form.tsx'
import { PASSWORD_LENGTH, type NewPassword } from './account-rules.ts'

interface NewPasswordFieldsProps {
  typed: NewPassword
  problems: Readonly<Record<string, string>>
  onChange: (part: Partial<NewPassword>) => void
}

export function NewPasswordFields({ typed, problems, onChange }: NewPasswordFieldsProps): ReactNode {
  const words = useAccountWords()
  return (
    <>
      <PasswordField
        name="pass"
        label={words('password.new')}
        help={words('form.password_length', PASSWORD_LENGTH)}
        autoComplete="new-password"
        value={typed.pass}
        error={problems['pass']}
        onType={(pass) => onChange({ pass })}
      />
      <PasswordField
        name="pass_again"
        label={words('password.new_again')}
        autoComplete="new-password"
        value={typed.pass_again}
        error={problems['pass_again']}
        onType={(pass_again) => onChange({ pass_again })}
      />
    </>
  )
}
