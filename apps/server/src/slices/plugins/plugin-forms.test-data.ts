import { readdirSync } from 'node:fs'
import type { ConfigField, ConfigValue, Plugin } from '@quandary/plugin-kit'

const PACKAGES = new URL('../../../../../packages/', import.meta.url)

/** The first value of every secret. */
export const SECRET = 'the stored secret'

/** The plugins of this repository. */
export async function ownPlugins(): Promise<Plugin[]> {
  const folders = readdirSync(PACKAGES).filter((name) => name.startsWith('plugin-') && name !== 'plugin-kit')
  return Promise.all(
    folders.map(async (folder) => {
      // A module imported by a computed address has no types; each plugin package exports its `plugin`.
      const loaded = (await import(new URL(`${folder}/src/index.ts`, PACKAGES).href)) as { plugin: Plugin }
      return loaded.plugin
    }),
  )
}

/** Two different values that a field accepts. */
export function valuesFor(field: ConfigField): [ConfigValue, ConfigValue] {
  switch (field.type) {
    case 'switch':
    case 'checkbox':
      return [false, true]
    case 'select':
    case 'radio': {
      const [first = '', second = ''] = field.options.map(({ value }) => value)
      return [first, second]
    }
    case 'timezone':
      return ['Europe/Oslo', 'Asia/Shanghai']
    case 'input':
      return inputValues(field.inputType ?? 'text')
    default:
      return ['one', 'two']
  }
}

function inputValues(type: string): [string, string] {
  const known: Record<string, [string, string]> = {
    url: ['https://one.test', 'https://two.test'],
    email: ['one@qa.test', 'two@qa.test'],
    number: ['1', '2'],
    range: ['1', '2'],
    color: ['#000000', '#ffffff'],
    password: [SECRET, 'another secret'],
  }
  return known[type] ?? ['one', 'two']
}
