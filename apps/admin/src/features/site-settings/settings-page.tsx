import {
  PageHead,
  ReadingColumn,
  SchemaForm,
  Section,
  Stack,
  useToast,
  type FormUpload,
  type FormValues,
} from '@quandary/ui'
import { fieldRefusal } from '@quandary/web-shell'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import { administratorQuery, siteInfoQuery } from '../../shell/session.ts'
import { UnsavedGuard } from '../../shell/unsaved-guard.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { isChanged, valuesOf, type NoteProps, type SettingsGroup } from './settings-group.ts'
import { SettingsHistory } from './settings-history.tsx'
import { suggestTags, uploadBranding } from './settings-services.ts'

/** Suspends to the route's pending screen, so nobody types into a field that is about to be replaced. */
const MarkdownControl = lazy(async () => ({ default: (await import('./markdown-control.tsx')).MarkdownControl }))

interface SettingsPageProps<Saved extends object> {
  group: SettingsGroup<Saved>
  /** Shown above the form. */
  above?: ReactNode
  /** Title of the form, if there is something above it. */
  formTitle?: string
}

/** A settings screen with its form. Saved settings take effect at once. */
export function SettingsPage<Saved extends object>({ group, above, formTitle }: SettingsPageProps<Saved>): ReactNode {
  const { t } = useLanguage()
  const { data: saved } = useSuspenseQuery(group.query(api))
  const { data: site } = useSuspenseQuery(siteInfoQuery(api))
  const { data: administrator } = useSuspenseQuery(administratorQuery(api))
  const { values, changed, change, save } = useSettingsForm(group, saved)
  usePageTitle(t(group.title))
  const { note: Note } = group
  const upload = async (file: File, field: FormUpload) => {
    const problem = await group.checkUpload?.(field.name, file, t)
    return problem === undefined ? uploadBranding(file) : { problem }
  }
  const noteProps: NoteProps<Saved> = {
    api,
    saved,
    siteName: site.general.name,
    email: administrator.e_mail,
    values,
    set: (name, value) => change({ [name]: value }, name),
  }
  const notes = Object.entries(group.fieldNotes ?? {})
  const form = (
    <SchemaForm
      fields={group.fields(t, saved)}
      values={values}
      onChange={change}
      onSubmit={save}
      upload={upload}
      suggestTags={suggestTags}
      MarkdownControl={MarkdownControl}
      below={Object.fromEntries(notes.map(([name, FieldNote]) => [name, <FieldNote key={name} {...noteProps} />]))}
    />
  )
  return (
    <Stack gap={4}>
      <PageHead title={t(group.title)} actions={<SettingsHistory group={group.name} />} />
      <UnsavedGuard active={changed} />
      <Stack gap={6}>
        {above}
        <ReadingColumn>
          <Stack gap={6}>
            {formTitle === undefined ? form : <Section title={formTitle}>{form}</Section>}
            {Note && <Note {...noteProps} />}
          </Stack>
        </ReadingColumn>
      </Stack>
    </Stack>
  )
}

/**
 * Stores edits separately from the saved settings, so that untouched fields always show the server's current values.
 */
function useSettingsForm<Saved extends object>(group: SettingsGroup<Saved>, saved: Saved) {
  const { t } = useLanguage()
  const toast = useToast()
  const reportError = useReportError()
  const queryClient = useQueryClient()
  const [edits, setEdits] = useState<FormValues>({})
  const start = group.values?.(saved) ?? valuesOf(saved)
  const values = { ...start, ...edits }

  const save = async (given: FormValues) => {
    const { error } = await group.save(api, given, saved)
    if (error) {
      const refusal = fieldRefusal(error)
      if (!refusal) reportError(error)
      return refusal
    }
    const shown = [group.query(api).queryKey, siteInfoQuery(api).queryKey, ...(group.alsoShownBy ?? [])]
    await Promise.all(shown.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    // Edits made during the request are not saved yet.
    setEdits((now) => Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== given[name])))
    toast.show({ text: t('saved') })
    return undefined
  }
  const change = (next: FormValues, name: string) => {
    const value = next[name]
    if (value !== undefined) setEdits((before) => ({ ...before, [name]: value }))
  }
  return { values, changed: isChanged(values, start), change, save }
}
