import { Button, ButtonGroup, Field, FieldStack, ReadingColumn, TextArea, TextInput, useToast } from '@quandary/ui'
import { useForm, type Form } from '@quandary/web-shell'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import { siteInfoQuery } from '../../shell/session.ts'
import { UnsavedGuard } from '../../shell/unsaved-guard.tsx'
import { isChanged, trimmed, validateGeneral, type GeneralDraft } from './general-draft.ts'
import { generalQuery } from './general-query.ts'

/** Name, descriptions, address and contact; what is saved acts at once. */
export function GeneralForm({ saved }: { saved: GeneralDraft }): ReactNode {
  const { t } = useLanguage()
  const form = useGeneralForm(saved)
  const { busy } = form
  return (
    <ReadingColumn>
      <UnsavedGuard active={isChanged(form.draft, saved) && !busy} />
      <form onSubmit={form.onSubmit} noValidate>
        <FieldStack>
          <GeneralField form={form} name="name" required>
            <GeneralInput form={form} name="name" />
          </GeneralField>
          <GeneralField form={form} name="short_description">
            <GeneralInput form={form} name="short_description" />
          </GeneralField>
          <GeneralField form={form} name="description">
            <TextArea
              name="description"
              rows={5}
              value={form.draft.description}
              onChange={(event) => form.set('description', event.target.value)}
            />
          </GeneralField>
          <GeneralField form={form} name="site_url" required>
            <GeneralInput form={form} name="site_url" inputMode="url" />
          </GeneralField>
          <GeneralField form={form} name="contact_email" required>
            <GeneralInput form={form} name="contact_email" type="email" autoComplete="off" />
          </GeneralField>
          <ButtonGroup>
            <Button type="submit" variant="primary" busy={busy} busyText={t('saving')}>
              {t('save')}
            </Button>
          </ButtonGroup>
        </FieldStack>
      </form>
    </ReadingColumn>
  )
}

function useGeneralForm(saved: GeneralDraft): Form<GeneralDraft> {
  const { t } = useLanguage()
  const toast = useToast()
  const reportError = useReportError()
  const queryClient = useQueryClient()
  const form: Form<GeneralDraft> = useForm<GeneralDraft>({
    initial: saved,
    validate: (draft) => validateGeneral(draft, t),
    onError: reportError,
    submit: async (draft) => {
      const { data, error } = await api.call('updateGeneralSettings', { body: trimmed(draft) })
      if (error) return error
      queryClient.setQueryData(generalQuery(api).queryKey, data)
      queryClient.setQueryData(siteInfoQuery(api).queryKey, (site) => site && { ...site, general: data })
      form.reset(data)
      toast.show({ text: t('saved') })
      return undefined
    },
  })
  return form
}

interface GeneralFieldProps {
  form: Form<GeneralDraft>
  name: keyof GeneralDraft
  required?: boolean
  children: ReactNode
}

function GeneralField({ form, name, required = false, children }: GeneralFieldProps): ReactNode {
  const { t } = useLanguage()
  return (
    <Field
      label={t(`general.${name}`)}
      help={t(`general.${name}_help`)}
      error={form.errors[name]}
      required={required}
      optional={!required}
    >
      {children}
    </Field>
  )
}

interface GeneralInputProps {
  form: Form<GeneralDraft>
  name: keyof GeneralDraft
  type?: 'text' | 'email'
  inputMode?: 'url'
  autoComplete?: string
}

function GeneralInput({ form, name, ...attributes }: GeneralInputProps): ReactNode {
  return (
    <TextInput
      {...attributes}
      name={name}
      value={form.draft[name]}
      onChange={(event) => form.set(name, event.target.value)}
    />
  )
}
