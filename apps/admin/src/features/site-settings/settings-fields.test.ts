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

/** Fields of calls that no field of a form has: rendered texts, the parts of a theme, own privileges and a test mail. */
const ELSEWHERE: readonly string[] = [
  'custom_privileges',
  'privacy_policy_parsed_text',
  'terms_of_service_parsed_text',
  'test_email_recipient',
  'theme_config',
]

it('every field of every settings group of the contract has a field on a form', () => {
  // Enough of what is saved for the groups whose fields depend on it.
  const saved = { options: [], theme_options: [], languages: [], smtp_password: '' }
  const shown = Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isGroup))
    .flatMap((group) => group.fields(t, saved).map(({ name }) => name))
  expect(fieldsOfContract().filter((field) => !shown.includes(field) && !ELSEWHERE.includes(field))).toEqual([])
  expect(ELSEWHERE.filter((field) => shown.includes(field))).toEqual([])
})

function isGroup(exported: unknown): exported is SettingsGroup<object> {
  return typeof exported === 'object' && exported !== null && 'fields' in exported && 'save' in exported
}

function fieldsOfContract(): string[] {
  // Our own document, whose shape its lint has checked.
  const { paths, components } = contract as unknown as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, Schema> }
  }
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  return operations
    .filter((one) => one['x-access'] === 'admin' && /^update\w+Settings$/.test(one.operationId))
    .flatMap(({ requestBody }) => {
      const schema = requestBody?.content['application/json']?.schema
      const name = schema?.$ref?.split('/').at(-1) ?? ''
      return Object.keys(components.schemas[name]?.properties ?? {})
    })
}
