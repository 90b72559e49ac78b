import { Field, FieldPair, PasswordInput, TextInput } from '@quandary/ui'
import type { Form } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import type { DatabaseDraft } from './database-draft.ts'

interface FieldsProps {
  form: Form<DatabaseDraft>
}

export function SqliteFields({ form }: FieldsProps): ReactNode {
  const { t } = useLanguage()
  return (
    <Field label={t('db.file')} help={t('db.file_help')} error={form.errors.db_file} required>
      <DatabaseInput form={form} name="db_file" />
    </Field>
  )
}

export function PostgresFields({ form }: FieldsProps): ReactNode {
  const { t } = useLanguage()
  const { errors } = form
  return (
    <>
      <FieldPair>
        <Field label={t('db.host')} help={t('db.host_help')} error={errors.db_host} required>
          <DatabaseInput form={form} name="db_host" />
        </Field>
        <Field label={t('db.name')} help={t('db.name_help')} error={errors.db_name} required>
          <DatabaseInput form={form} name="db_name" />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field label={t('db.username')} error={errors.db_username} required>
          <DatabaseInput form={form} name="db_username" />
        </Field>
        <Field label={t('db.password')} error={errors.db_password} required>
          <PasswordInput
            name="db_password"
            autoComplete="off"
            value={form.draft.db_password}
            onChange={(event) => form.set('db_password', event.target.value)}
          />
        </Field>
      </FieldPair>
    </>
  )
}

function DatabaseInput({ form, name }: FieldsProps & { name: keyof Omit<DatabaseDraft, 'db_type'> }): ReactNode {
  return (
    <TextInput
      name={name}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={form.draft[name]}
      onChange={(event) => form.set(name, event.target.value)}
    />
  )
}
