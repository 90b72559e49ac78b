import type { QuandaryClient } from '@quandary/api-client'
import contract from '@quandary/api-client/openapi.json'
import { createI18n } from '@quandary/i18n'
import { messages as own } from '@quandary/i18n/catalogues/en_US/admin'
import { messages as forms } from '@quandary/i18n/catalogues/en_US/forms'
import { messages as kit } from '@quandary/i18n/catalogues/en_US/ui'
import { expect, it } from 'vitest'
import type { SettingsGroup } from './settings-group.ts'

const modules = import.meta.glob<Record<string, unknown>>('./groups/*.{ts,tsx}', { eager: true })
const { t } = createI18n({ language: 'en_US', messages: { ...own, ...forms, ...kit } })

interface Schema {
  $ref?: string
  properties?: Record<string, unknown>
}

interface Operation {
  operationId: string
  'x-access': string
  requestBody?: { content: { 'application/json'?: { schema: Schema } } }
}

/** Request fields that have no form field: rendered texts, the parts of a theme, custom privileges and a test mail. */
const ELSEWHERE: readonly string[] = [
  'custom_privileges',
  'privacy_policy_parsed_text',
  'terms_of_service_parsed_text',
  'test_email_recipient',
  'theme_config',
]

/** Saved values for the groups whose fields or calls depend on them. */
const SAVED = {
  options: [],
  theme_options: [],
  languages: [],
  smtp_password: '',
  secret_access_key: '',
  users: { default_avatar: '' },
}

const groups = Object.values(modules).flatMap((module) => Object.values(module).filter(isGroup))

it.each([...fieldsOfContract()])('every field of %s is on a form that sends it', async (operation, fields) => {
  const callers = await Promise.all(
    groups.map(async (group) => ((await operationsOf(group)).includes(operation) ? [group] : [])),
  )
  const shown = callers.flat().flatMap((group) => group.fields(t, SAVED).map(({ name }) => name))
  expect(fields.filter((field) => !shown.includes(field) && !ELSEWHERE.includes(field))).toEqual([])
  expect(ELSEWHERE.filter((field) => shown.includes(field))).toEqual([])
})

/** Returns the operations that a group calls to save. */
async function operationsOf(group: SettingsGroup<object>): Promise<string[]> {
  const called: string[] = []
  const api = {
    call: (operation: string) => {
      called.push(operation)
      return Promise.resolve({ data: null })
    },
  }
  await group.save(api as unknown as QuandaryClient, {}, SAVED) // Saving calls only this method, so the cast is safe.
  return called
}

function isGroup(exported: unknown): exported is SettingsGroup<object> {
  return typeof exported === 'object' && exported !== null && 'fields' in exported && 'save' in exported
}

/** Returns the field names of each operation that saves. */
function fieldsOfContract(): Map<string, string[]> {
  // The document is ours, and `lint:contract` has checked its shape.
  const { paths, components } = contract as unknown as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, Schema> }
  }
  const operations = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .filter((one) => one['x-access'] === 'admin' && /^update\w+Settings$/.test(one.operationId))
  return new Map(
    operations.map(({ operationId, requestBody }) => {
      const schema = requestBody?.content['application/json']?.schema
      const name = schema?.$ref?.split('/').at(-1) ?? ''
      return [operationId, Object.keys(components.schemas[name]?.properties ?? {})]
    }),
  )
}
