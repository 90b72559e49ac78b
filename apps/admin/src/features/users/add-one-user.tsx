import type { ApiError } from '@quandary/api-client'
import { createUserLimits as limits } from '@quandary/api-client/limits'
import {
  Button,
  initialValues,
  SchemaForm,
  useToast,
  type FormField,
  type FormRefusal,
  type FormValues,
} from '@quandary/ui'
import { fieldRefusal } from '@quandary/web-shell'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import type { TranslateAdmin } from '../../shell/language-store.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import { textOf } from '../site-settings/index.ts'

export interface AddUsersProps {
  /** Called once the accounts exist. */
  onAdded: () => Promise<void>
  onCancel: () => void
}

/** The field to which a refusal belongs, by reason, for refusals that name no field. */
const fieldOfReason: Readonly<Record<string, string>> = {
  'error.email.duplicate': 'email',
  'error.user.username_invalid': 'display_name',
}

function fieldsOf(t: TranslateAdmin): FormField[] {
  return [
    {
      name: 'display_name',
      type: 'input',
      title: t('users.name'),
      description: t('users.name_help'),
      required: true,
      minLength: limits.display_name.min,
      maxLength: limits.display_name.max,
      autoComplete: 'off',
    },
    {
      name: 'email',
      type: 'input',
      inputType: 'email',
      title: t('users.email'),
      description: t('users.add_email_help'),
      required: true,
      maxLength: limits.email.max,
      autoComplete: 'off',
    },
    {
      name: 'password',
      type: 'input',
      inputType: 'password',
      title: t('users.add_password'),
      description: t('users.add_password_help'),
      required: true,
      minLength: limits.password.min,
      maxLength: limits.password.max,
      pattern: String.raw`\S*`,
      patternMessage: t('users.line_password_space'),
      autoComplete: 'new-password',
    },
  ]
}

/** The form that adds one account. */
export function AddOneUser({ onAdded, onCancel }: AddUsersProps): ReactNode {
  const { t } = useLanguage()
  const toast = useToast()
  const reportError = useReportError()
  const fields = fieldsOf(t)
  const [values, setValues] = useState<FormValues>(() => initialValues(fields))
  const send = async (given: FormValues) => {
    const { password } = given
    const name = textOf(given, 'display_name')
    const { error } = await api.call('createUser', {
      body: {
        display_name: name,
        email: textOf(given, 'email'),
        password: typeof password === 'string' ? password : '',
      },
    })
    if (error) {
      const refusal = refusalOf(error)
      if (!refusal) reportError(error)
      return refusal
    }
    await onAdded()
    toast.show({ text: t('users.added_person', { name }) })
    return undefined
  }
  return (
    <SchemaForm
      fields={fields}
      values={values}
      onChange={setValues}
      onSubmit={send}
      submitLabel={t('users.add_one_submit')}
      busyText={t('users.adding')}
      buttons="end"
      actions={<Button onClick={onCancel}>{t('kit.cancel')}</Button>}
    />
  )
}

/** Returns the refusal at its field; undefined if no field caused it. */
function refusalOf(error: ApiError): FormRefusal | undefined {
  const field = 'reason' in error ? fieldOfReason[error.reason] : undefined
  return field === undefined ? fieldRefusal(error) : { fields: { [field]: error.message } }
}
