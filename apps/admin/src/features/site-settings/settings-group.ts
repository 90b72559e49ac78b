import type { ApiError, QuandaryClient } from '@quandary/api-client'
import type { FormField, FormValue, FormValues, TagChoice } from '@quandary/ui'
import type { ComponentType } from 'react'
import type { WordKey, Words } from '../../shell/language-store.ts'

/** A screen of settings: where they come from, which fields show them and how they are saved. */
export interface SettingsGroup<Saved extends object> {
  title: WordKey
  query: (api: QuandaryClient) => {
    queryKey: readonly unknown[]
    queryFn: (context: { signal: AbortSignal }) => Promise<Saved>
  }
  /** The fields, named as on the wire, so that the server's refusals find them. */
  fields: (t: Words, saved: Saved) => FormField[]
  /** The saved settings as values of the fields. Default {@link valuesOf}. */
  values?: (saved: Saved) => FormValues
  save: (api: QuandaryClient, values: FormValues, saved: Saved) => Promise<{ error?: ApiError | undefined }>
  /** What is said after saving. Default “Saved.” */
  said?: (t: Words, values: FormValues) => string
  /** Shown under the form. */
  note?: ComponentType<{ saved: Saved; values: FormValues }>
}

/** A group of the wire as values of a form: numbers as text, lists as tags. */
export function valuesOf(saved: object): FormValues {
  return Object.fromEntries(Object.entries(saved).map(([name, value]) => [name, valueOf(value)]))
}

function valueOf(value: unknown): FormValue {
  if (typeof value === 'boolean') return value
  return Array.isArray(value) ? value.map((one) => ({ value: String(one) })) : String(value)
}

/** The text of a field, without the spaces around it. */
export function textOf(values: FormValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** True if a switch is on. */
export function isOn(values: FormValues, name: string): boolean {
  return values[name] === true
}

/** The whole number in a field. Fields check that it is one before a form is sent. */
export function numberOf(values: FormValues, name: string): number {
  return Number(textOf(values, name))
}

/** The slugs in a field of tags. */
export function slugsOf(values: FormValues, name: string): string[] {
  const value = values[name]
  return typeof value === 'object' ? value.map(slugOf) : []
}

function slugOf(tag: string | TagChoice): string {
  return typeof tag === 'string' ? tag : tag.value
}

/** True if a form holds something else than what is saved; spaces around a text do not count. */
export function isChanged(values: FormValues, saved: FormValues): boolean {
  return Object.keys(values).some((name) => plain(values[name]) !== plain(saved[name]))
}

function plain(value: FormValue = ''): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'boolean' ? String(value) : value.map(slugOf).join('\n')
}
