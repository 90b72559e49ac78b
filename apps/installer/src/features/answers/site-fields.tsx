import { Checkbox, Field, PasswordInput, TextInput, type TextInputProps } from '@quandary/ui'
import type { Form } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { group } from './fields.css.ts'
import type { SiteDraft } from './site-draft.ts'

interface FieldsProps {
  form: Form<SiteDraft>
}

export function SiteFields({ form }: FieldsProps): ReactNode {
  const { t } = useLanguage()
  const { draft } = form
  const { fields } = form.failure
  return (
    <div className={group}>
      <Field label={t('site_name')} help={t('site_name_help')} error={fields['site_name']} required>
        <SiteInput form={form} name="site_name" />
      </Field>
      <Field label={t('site_url')} help={t('site_url_help')} error={fields['site_url']} required>
        <SiteInput form={form} name="site_url" inputMode="url" />
      </Field>
      <Field label={t('contact_email')} help={t('contact_email_help')} error={fields['contact_email']} required>
        <SiteInput form={form} name="contact_email" type="email" autoComplete="email" />
      </Field>
      <Checkbox
        label={t('login_required')}
        description={t('login_required_help')}
        checked={draft.login_required}
        onChange={(event) => form.change({ login_required: event.target.checked })}
      />
    </div>
  )
}

export function AdministratorFields({ form }: FieldsProps): ReactNode {
  const { t } = useLanguage()
  const { draft } = form
  const { fields } = form.failure
  return (
    <div className={group}>
      <Field label={t('admin_name')} help={t('admin_name_help')} error={fields['name']} required>
        <SiteInput form={form} name="name" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={t('admin_email')} help={t('admin_email_help')} error={fields['email']} required>
        <SiteInput form={form} name="email" type="email" autoComplete="email" />
      </Field>
      <Field label={t('admin_password')} help={t('admin_password_help')} error={fields['password']} required>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={draft.password}
          onChange={(event) => form.change({ password: event.target.value })}
        />
      </Field>
    </div>
  )
}

interface SiteInputProps
  extends FieldsProps, Pick<TextInputProps, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'> {
  name: Exclude<keyof SiteDraft, 'login_required' | 'password'>
}

function SiteInput({ form, name, ...attributes }: SiteInputProps): ReactNode {
  return (
    <TextInput
      {...attributes}
      name={name}
      value={form.draft[name]}
      onChange={(event) => form.change({ [name]: event.target.value })}
    />
  )
}
