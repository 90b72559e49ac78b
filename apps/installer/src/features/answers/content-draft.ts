import type { OperationBody, Schemas } from '@quandary/api-client'
import { isTimeZone } from '@quandary/ui'
import type { FieldTexts } from '@quandary/web-shell'
import type { Words } from '../../shell/language.tsx'
import { atMost, check, type Rule } from './rules.ts'

type ImportFormat = NonNullable<OperationBody<'installSite'>['import_format']>

/** The first content of the site, in the field names of the API. */
export interface ContentDraft {
  content: NonNullable<OperationBody<'installSite'>['content']>
  import_format: ImportFormat
  import_source: string
  import_uploads: string
  import_host: string
  import_time_zone: string
}

export const emptyContentDraft: ContentDraft = {
  content: 'empty',
  import_format: 'stackexchange',
  import_source: '',
  import_uploads: '',
  import_host: '',
  import_time_zone: '',
}

/** Where the data of an import format can be read from, and which additional fields the format needs. */
interface FormatFacts {
  source: 'folder' | 'file' | 'either'
  asks: readonly ('import_uploads' | 'import_host' | 'import_time_zone')[]
}

const facts: Readonly<Record<ImportFormat, FormatFacts>> = {
  stackexchange: { source: 'folder', asks: ['import_host'] },
  answer: { source: 'file', asks: ['import_uploads', 'import_host', 'import_time_zone'] },
  discourse: { source: 'either', asks: ['import_uploads', 'import_host'] },
  question2answer: { source: 'file', asks: ['import_host', 'import_time_zone'] },
  askbot: { source: 'file', asks: ['import_uploads', 'import_host'] },
  markdown: { source: 'folder', asks: [] },
  csv: { source: 'file', asks: [] },
}

/** The kinds of sites that can be imported. */
// The keys of `facts` are exactly the formats, so the cast is safe.
export const importFormats = Object.keys(facts) as readonly ImportFormat[]

/** True if the chosen kind of site needs a field. */
export function asksFor(draft: ContentDraft, field: FormatFacts['asks'][number]): boolean {
  return facts[draft.import_format].asks.includes(field)
}

/** Returns the sources on the server for a kind of site. */
export function sourcesFor(
  { import_format }: ContentDraft,
  sources: readonly Schemas['InstallSource'][],
): readonly Schemas['InstallSource'][] {
  const { source } = facts[import_format]
  return sources.filter(({ is_folder }) => source === 'either' || is_folder === (source === 'folder'))
}

const chosen: Rule = (text, t) => (text === '' ? t('import.choose') : undefined)
const timeZone: Rule = (text, t) => (text.trim() === '' || isTimeZone(text.trim()) ? undefined : t('invalid.time_zone'))

/** Validates the fields of an import. Other kinds of initial content have no fields. */
export function validateContent(draft: ContentDraft, t: Words): FieldTexts<ContentDraft> {
  if (draft.content !== 'import') return {}
  return {
    import_source: check(draft.import_source, t, [chosen]),
    ...(asksFor(draft, 'import_host') && { import_host: check(draft.import_host, t, [atMost(253)]) }),
    ...(asksFor(draft, 'import_time_zone') && { import_time_zone: check(draft.import_time_zone, t, [timeZone]) }),
  }
}

/** Builds the body of a call with only the fields that the kind of site needs. */
export function importBody(draft: ContentDraft): OperationBody<'retryInstallationImport'> {
  const { import_format, import_source } = draft
  const given = facts[import_format].asks.map((field) => [field, draft[field].trim()])
  return { import_format, import_source, ...Object.fromEntries(given) }
}
