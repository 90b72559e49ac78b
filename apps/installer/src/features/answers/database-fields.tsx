import { Field, FieldPair, PasswordInput } from '@quandary/ui'
import type { Form } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import type { DatabaseDraft } from './database-draft.ts'
import { LiteralInput } from './literal-input.tsx'

interface FieldsProps {
  form: Form<DatabaseDraft>
}

export function SqliteFields({ form }: FieldsProps): ReactNode {
  const { t } = useLanguage()
  return (
    <Field label={t('db.file')} help={t('db.file_help')} error={form.failure.fields['db_file']} required>
      <DatabaseInput form={form} name="db_file" />
    </Field>
  )
}

export function PostgresFields({ form }: FieldsProps): ReactNode {
  const { t } = useLanguage()
  const { fields } = form.failure
  return (
    <>
      <FieldPair>
        <Field label={t('db.host')} help={t('db.host_help')} error={fields['db_host']} required>
          <DatabaseInput form={form} name="db_host" />
        </Field>
        <Field label={t('db.name')} help={t('db.name_help')} error={fields['db_name']} required>
          <DatabaseInput form={form} name="db_name" />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field label={t('db.username')} error={fields['db_username']} required>
          <DatabaseInput form={form} name="db_username" />
        </Field>
        <Field label={t('db.password')} error={fields['db_password']} required>
          <PasswordInput
            name="db_password"
            autoComplete="off"
            value={form.draft.db_password}
            onChange={(event) => form.change({ db_password: event.target.value })}
          />
        </Field>
      </FieldPair>
    </>
  )
}

function DatabaseInput({ form, name }: FieldsProps & { name: keyof Omit<DatabaseDraft, 'db_type'> }): ReactNode {
  return <LiteralInput name={name} value={form.draft[name]} onChange={(value) => form.change({ [name]: value })} />
}
