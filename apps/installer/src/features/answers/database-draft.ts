import type { OperationBody } from '@quandary/api-client'
import type { Language } from '@quandary/i18n'
import type { FieldTexts } from '@quandary/web-shell'
import type { Words } from '../../shell/language.tsx'
import { atMost, check, required, type Rule } from './rules.ts'

/** The database form, with the field names of the API. */
export interface DatabaseDraft {
  db_type: 'sqlite3' | 'postgres'
  db_file: string
  db_host: string
  db_name: string
  db_username: string
  db_password: string
}

export const emptyDatabaseDraft: DatabaseDraft = {
  db_type: 'sqlite3',
  db_file: 'quandary.db',
  db_host: '',
  db_name: '',
  db_username: '',
  db_password: '',
}

const rules = {
  sqlite3: { db_file: [required, atMost(1024)] },
  postgres: {
    db_host: [required, atMost(512)],
    db_name: [required, atMost(256)],
    db_username: [required, atMost(256)],
    db_password: [required, atMost(256)],
  },
} as const satisfies Record<DatabaseDraft['db_type'], Partial<Record<keyof DatabaseDraft, readonly Rule[]>>>

function fieldsOf(draft: DatabaseDraft): Partial<Record<keyof DatabaseDraft, readonly Rule[]>> {
  return rules[draft.db_type]
}

/** Validates the fields of the chosen engine; all of them are required. */
export function validateDatabase(draft: DatabaseDraft, t: Words): FieldTexts<DatabaseDraft> {
  const asked = fieldsOf(draft)
  return Object.fromEntries(
    Object.entries(draft).map(([name, text]) => {
      const its = asked[name as keyof DatabaseDraft] // `Object.entries` declares the keys as strings.
      return [name, its && check(text, t, its)]
    }),
  )
}

/** Builds the body of the call with only the fields of the chosen engine. */
export function databaseBody(draft: DatabaseDraft, lang: Language): OperationBody<'initInstallation'> {
  const asked = fieldsOf(draft)
  const given = Object.entries(draft).filter(([name]) => name in asked)
  return { ...Object.fromEntries(given), db_type: draft.db_type, lang }
}
