import { KIT_GENERATION } from './plugin.ts'

const SLUG = /^[a-z0-9_-]{2,100}$/
const FIELD_NAME = /^[A-Za-z0-9_-]{1,100}$/
const FIELD_TYPES = new Set([
  'input',
  'textarea',
  'checkbox',
  'radio',
  'select',
  'upload',
  'timezone',
  'switch',
  'button',
  'legend',
])
const CONNECTOR_HOOKS = ['button', 'start', 'finish']
const SEARCH_HOOKS = ['about', 'find', 'put', 'remove', 'clear']
/** Names that would reach an object's prototype. */
const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

type Facts = Readonly<Record<string, unknown>>

/**
 * Lists all problems of a plugin, worded for its author; empty if the plugin is valid. Servers also run it on the
 * plugins they load, so that plugins written without types get the same errors.
 */
export function problemsOfPlugin(value: unknown): string[] {
  if (!isFacts(value)) return ['it is not an object']
  const problems: string[] = []
  const demand = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem)
  }
  demand(
    value.kit === KIT_GENERATION,
    `kit is not ${KIT_GENERATION}: it was not made by definePlugin of this generation`,
  )
  demand(matches(value.slugName, SLUG), 'slugName is not 2 to 100 of a–z, 0–9, _ and -')
  demand(isText(value.name) && !isBlank(value.name), 'name is not a text')
  demand(isText(value.description), 'description is not a text')
  demand(typeof value.version === 'string' && value.version !== '', 'version is not a text')
  demand(matches(value.link, /^https?:\/\//), 'link is not an http or https address')
  problems.push(...problemsOfForm('configFields', value.configFields))
  problems.push(...problemsOfForm('userConfigFields', value.userConfigFields))
  demand(isOptionalHook(value.receiveConfig), 'receiveConfig is not a function')
  demand(isOptionalHook(value.receiveUserConfig), 'receiveUserConfig is not a function')
  if (value.connector !== undefined) problems.push(...problemsOfHooks('connector', value.connector, CONNECTOR_HOOKS))
  if (value.userCenter !== undefined) {
    problems.push(...problemsOfHooks('userCenter', value.userCenter, ['about']))
    for (const hook of ['profileLinks', 'settings']) {
      const isFine = !isFacts(value.userCenter) || isOptionalHook(value.userCenter[hook])
      demand(isFine, `userCenter.${hook} is not a function`)
    }
    demand(value.connector !== undefined, 'userCenter has no connector to log in with')
  }
  if (value.search !== undefined) problems.push(...problemsOfHooks('search', value.search, SEARCH_HOOKS))
  return problems
}

/** Lists the missing hooks of an object such as `search`; all of `hooks` are required. */
function problemsOfHooks(part: string, value: unknown, hooks: readonly string[]): string[] {
  if (!isFacts(value)) return [`${part} is not an object`]
  return hooks.filter((hook) => typeof value[hook] !== 'function').map((hook) => `${part}.${hook} is not a function`)
}

function problemsOfForm(form: string, fields: unknown): string[] {
  if (fields === undefined) return []
  if (!Array.isArray(fields)) return [`${form} is not a list`]
  const names = fields.map((field: unknown) => (isFacts(field) ? field.name : undefined))
  return fields.flatMap((field: unknown, index) => {
    const at = `${form}[${index}]`
    if (!isFacts(field)) return [`${at} is not an object`]
    if (names.indexOf(field.name) !== index) return [`${at} has a name that another field has`]
    if (!areNames(field.sentTo, names)) return [`${at} is sent to fields that the form does not have`]
    return problemsOfField(at, field)
  })
}

function areNames(sentTo: unknown, names: readonly unknown[]): boolean {
  return sentTo === undefined || (Array.isArray(sentTo) && sentTo.every((name) => names.includes(name)))
}

function problemsOfField(at: string, field: Facts): string[] {
  const problems: string[] = []
  if (!matches(field.name, FIELD_NAME) || FORBIDDEN_NAMES.has(String(field.name)))
    problems.push(`${at} has no usable name`)
  if (!FIELD_TYPES.has(String(field.type))) problems.push(`${at} has an unknown type`)
  if (!isText(field.title)) problems.push(`${at} has no title`)
  if (field.description !== undefined && !isText(field.description))
    problems.push(`${at} has a description that is no text`)
  if (field.type === 'select' || field.type === 'radio') problems.push(...problemsOfOptions(at, field))
  if (
    field.type === 'button' &&
    !(isFacts(field.action) && isText(field.text) && matches(field.action.url, /^\/(?!\/)/))
  ) {
    problems.push(`${at} has no text, or no action with a path of the site`)
  }
  const wanted = field.type === 'switch' || field.type === 'checkbox' ? 'boolean' : 'string'
  if (field.value !== undefined && typeof field.value !== wanted)
    problems.push(`${at} has a value that is no ${wanted}`)
  return problems
}

function problemsOfOptions(at: string, field: Facts): string[] {
  const options: unknown = field.options
  const usable =
    Array.isArray(options) &&
    options.length > 0 &&
    options.every((option: unknown) => isFacts(option) && typeof option.value === 'string' && isText(option.label))
  return usable ? [] : [`${at} has no options`]
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): boolean {
  if (typeof value === 'string') return true
  return (
    isFacts(value) && typeof value.en_US === 'string' && Object.values(value).every((text) => typeof text === 'string')
  )
}

function isBlank(text: unknown): boolean {
  return isFacts(text) ? isBlank(text.en_US) : String(text).trim() === ''
}

function isOptionalHook(value: unknown): boolean {
  return value === undefined || typeof value === 'function'
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value)
}
