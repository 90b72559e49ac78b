import { Button, Field, Select } from '@quandary/ui'
import { errorText, type Form } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { asksFor, importFormats, sourcesFor, type ContentDraft } from './content-draft.ts'
import { FailureNotice } from '../../shell/failure-notice.tsx'
import { group } from './fields.css.ts'
import { LiteralInput } from './literal-input.tsx'
import { useSources } from './use-sources.ts'

interface FieldsProps {
  form: Form<ContentDraft>
}

/** The site to import: its kind, its place on the server, and the additional fields of its kind. */
export function SourceFields({ form }: FieldsProps): ReactNode {
  const { t } = useLanguage()
  const { draft } = form
  const { fields } = form.failure
  const { answer, refetch } = useSources()
  const { folder = '', sources = [] } = answer?.data ?? {}
  return (
    <div className={group}>
      <Field label={t('import_format')} help={t(`format.${draft.import_format}_help`)} error={fields['import_format']}>
        <Select
          name="import_format"
          value={draft.import_format}
          onChange={({ target }) => {
            const format = importFormats.find((name) => name === target.value)
            // The chosen source may not fit the new format.
            if (format) form.change({ import_format: format, import_source: '', import_uploads: '' })
          }}
          options={importFormats.map((name) => ({ value: name, label: t(`format.${name}`) }))}
        />
      </Field>
      {answer?.error ? <FailureNotice title={errorText(answer.error, t)} /> : null}
      <Field
        label={t('import_source')}
        help={t('import.put', { folder })}
        error={fields['import_source']}
        aside={
          <Button size="sm" variant="quiet" onClick={refetch}>
            {t('import.look_again')}
          </Button>
        }
        required
      >
        <SourceSelect form={form} name="import_source" names={sourcesFor(draft, sources)} none={t('import.choose')} />
      </Field>
      {asksFor(draft, 'import_uploads') ? (
        <Field label={t('import_uploads')} help={t('import_uploads_help')} error={fields['import_uploads']} optional>
          <SourceSelect
            form={form}
            name="import_uploads"
            names={sources.filter(({ is_folder }) => is_folder)}
            none={t('import.no_uploads')}
          />
        </Field>
      ) : null}
      <SiteFacts form={form} />
    </div>
  )
}

function SiteFacts({ form }: FieldsProps): ReactNode {
  const { t } = useLanguage()
  const { fields } = form.failure
  return (
    <>
      {asksFor(form.draft, 'import_host') ? (
        <Field label={t('import_host')} help={t('import_host_help')} error={fields['import_host']} optional>
          <FactInput form={form} name="import_host" />
        </Field>
      ) : null}
      {asksFor(form.draft, 'import_time_zone') ? (
        <Field
          label={t('import_time_zone')}
          help={t('import_time_zone_help')}
          error={fields['import_time_zone']}
          optional
        >
          <FactInput form={form} name="import_time_zone" />
        </Field>
      ) : null}
    </>
  )
}

interface SourceSelectProps extends FieldsProps {
  name: 'import_source' | 'import_uploads'
  names: readonly { name: string; is_folder: boolean }[]
  /** Text of the option that stands for no choice. */
  none: string
}

function SourceSelect({ form, name, names, none }: SourceSelectProps): ReactNode {
  const found = names.map((source) => ({
    value: source.name,
    label: source.is_folder ? `${source.name}/` : source.name,
  }))
  return (
    <Select
      name={name}
      value={form.draft[name]}
      onChange={({ target }) => form.change({ [name]: target.value })}
      options={[{ value: '', label: none }, ...found]}
    />
  )
}

function FactInput({ form, name }: FieldsProps & { name: 'import_host' | 'import_time_zone' }): ReactNode {
  return <LiteralInput name={name} value={form.draft[name]} onChange={(value) => form.change({ [name]: value })} />
}
