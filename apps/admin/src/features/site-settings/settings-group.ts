import type { ApiError, QuandaryClient } from '@quandary/api-client'
import type { FormField, FormValue, FormValues, TagChoice } from '@quandary/ui'
import type { ComponentType } from 'react'
import type { AdminMessageKey, TranslateAdmin } from '../../shell/language-store.ts'

/** Props of a component that is shown with a form. */
export interface NoteProps<Saved extends object> {
  api: QuandaryClient
  saved: Saved
  /** Name of the site. */
  siteName: string
  /** E-mail address of the administrator. */
  email: string
  /** Values of the form, saved or not. */
  values: FormValues
  /** Sets a field of the form. */
  set: (name: string, value: FormValue) => void
}

/** A settings screen: fetches, shows and saves its settings. */
export interface SettingsGroup<Saved extends object> {
  title: AdminMessageKey
  /** Name of the group in the contract and the audit log. */
  name: string
  query: (api: QuandaryClient) => {
    queryKey: readonly unknown[]
    queryFn: (context: { signal: AbortSignal }) => Promise<Saved>
  }
  /** The fields, named as in the API, so that the server's field errors match them. */
  fields: (t: TranslateAdmin, saved: Saved) => FormField[]
  /** Converts the saved settings to field values. Default {@link valuesOf}. */
  values?: (saved: Saved) => FormValues
  /** Returns the problem of a file chosen for a field; undefined if there is none. */
  checkUpload?: (field: string, file: File, t: TranslateAdmin) => Promise<string | undefined>
  /** Keys of other queries that show the saved settings. */
  alsoShownBy?: readonly (readonly unknown[])[]
  save: (api: QuandaryClient, values: FormValues, saved: Saved) => Promise<{ error?: ApiError | undefined }>
  /** Shown below the form. */
  note?: ComponentType<NoteProps<Saved>>
  /** Shown below fields, by field name. */
  fieldNotes?: Readonly<Record<string, ComponentType<NoteProps<Saved>>>>
}

/** Converts a settings group of the API to form values: numbers become text, lists become tags. */
export function valuesOf(saved: object): FormValues {
  return Object.fromEntries(Object.entries(saved).map(([name, value]) => [name, valueOf(value)]))
}

function valueOf(value: unknown): FormValue {
  if (typeof value === 'boolean') return value
  return Array.isArray(value) ? value.map((one) => ({ value: String(one) })) : String(value)
}

/** Returns the text of a field, trimmed. */
export function textOf(values: FormValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}

export function isOn(values: FormValues, name: string): boolean {
  return values[name] === true
}

/** Returns the whole number in a field. Fields validate it before a form is sent. */
export function numberOf(values: FormValues, name: string): number {
  return Number(textOf(values, name))
}

/** Returns the slugs in a field of tags. */
export function slugsOf(values: FormValues, name: string): string[] {
  const value = values[name]
  return typeof value === 'object' ? value.map(slugOf) : []
}

/** Converts form values back to a settings group of the API, each value to the type it was saved with. */
export function bodyOf<Saved extends object>(values: FormValues, saved: Saved): Saved {
  const entries = Object.entries(saved).map(([name, before]: [string, unknown]) => {
    if (typeof before === 'boolean') return [name, isOn(values, name)]
    if (typeof before === 'number') return [name, numberOf(values, name)]
    return [name, Array.isArray(before) ? slugsOf(values, name) : textOf(values, name)]
  })
  return Object.fromEntries(entries) as Saved // The result has the names and types of the saved values.
}

function slugOf(tag: string | TagChoice): string {
  return typeof tag === 'string' ? tag : tag.value
}

/** Returns true if a form differs from the saved values; surrounding spaces are ignored. */
export function isChanged(values: FormValues, saved: FormValues): boolean {
  return Object.keys(values).some((name) => plain(values[name]) !== plain(saved[name]))
}

function plain(value: FormValue = ''): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'boolean' ? String(value) : value.map(slugOf).join('\n')
}
