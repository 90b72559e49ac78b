import { describe, expect, it } from 'vitest'
import type { PluginDefinition } from './index.ts'
import {
  definePlugin,
  hasValue,
  InvalidPlugin,
  isPluginRefusal,
  PluginRefusal,
  problemsOfPlugin,
  textIn,
} from './index.ts'

const definition: PluginDefinition = {
  slugName: 'greeter',
  name: { en_US: 'Greeter', zh_CN: '问候' },
  description: 'Greets.',
  version: '1.0.0',
  link: 'https://example.com/greeter',
}

const problems = (change: Record<string, unknown>): string[] => problemsOfPlugin({ ...definition, kit: 1, ...change })

describe('definePlugin', () => {
  it('creates an immutable plugin', () => {
    const plugin = definePlugin(definition)
    expect(plugin).toMatchObject({ slugName: 'greeter', kit: 1 })
    expect(Object.isFrozen(plugin)).toBe(true)
  })

  it('reports all problems at once', () => {
    const make = () => definePlugin({ ...definition, slugName: 'Not A Slug', link: 'javascript:alert(1)' })
    expect(make).toThrow(InvalidPlugin)
    expect(make).toThrow(/slugName.*link/)
  })

  it.each([
    ['another generation', { kit: 99 }, /generation/],
    ['a blank name', { name: ' ' }, /name is not a text/],
    ['a name without English', { name: { zh_CN: '问候' } }, /name/],
    ['a number for a version', { version: 1 }, /version/],
    ['a form that is not a list', { configFields: {} }, /configFields is not a list/],
    ['a hook that is not a function', { receiveConfig: true }, /receiveConfig/],
    ['half a user center', { userCenter: {} }, /userCenter.about.*; userCenter has no connector/],
    ['a user center with half a hook', { userCenter: { about: () => null, settings: {} } }, /userCenter.settings/],
    ['half a search engine', { search: { about: () => null, find: async () => null } }, /search.put.*search.remove/],
    ['half a connector', { connector: { button: () => null } }, /connector.start.*/],
  ])('refuses %s', (_what, change, problem) => {
    expect(problems(change).join('; ')).toMatch(problem)
  })

  it.each([
    [
      'two fields with the same name',
      [
        { type: 'input', name: 'a', title: 'A' },
        { type: 'input', name: 'a', title: 'B' },
      ],
    ],
    ['a name reserved by the language', [{ type: 'input', name: '__proto__', title: 'A' }]],
    ['an unknown type', [{ type: 'slider', name: 'a', title: 'A' }]],
    ['a select without options', [{ type: 'select', name: 'a', title: 'A', options: [] }]],
    ['a switch with a text', [{ type: 'switch', name: 'a', title: 'A', value: 'yes' }]],
    [
      'a button that leads to another site',
      [{ type: 'button', name: 'a', title: 'A', text: 'Go', action: { url: '//evil.test' } }],
    ],
    ['a secret sent to a field that is not there', [{ type: 'input', name: 'a', title: 'A', sentTo: ['b'] }]],
    ['a field without a title', [{ type: 'input', name: 'a' }]],
    ['a field that is not an object', ['a']],
  ])('refuses a form with %s', (_what, fields) => {
    expect(problems({ configFields: fields })).toHaveLength(1)
    expect(problems({ userConfigFields: fields })).toHaveLength(1)
  })

  it('rejects anything else as not a plugin', () => {
    for (const value of [undefined, null, 'plugin', []])
      expect(problemsOfPlugin(value)).toEqual(['it is not an object'])
  })
})

describe('texts', () => {
  it('are returned in the requested language, or else in English', () => {
    expect(textIn({ en_US: 'Server', zh_CN: '服务器' }, 'zh_CN')).toBe('服务器')
    expect(textIn({ en_US: 'Server' }, 'zh_CN')).toBe('Server')
    expect(textIn({ en_US: 'Server' }, 'constructor')).toBe('Server')
    expect(textIn('Server', 'zh_CN')).toBe('Server')
  })
})

describe('refusals', () => {
  it('are recognised across copies of the kit', () => {
    const foreign = Object.assign(new Error('no'), { name: 'PluginRefusal', text: 'No.' })
    expect(isPluginRefusal(new PluginRefusal({ en_US: 'No.' }))).toBe(true)
    expect(isPluginRefusal(foreign)).toBe(true)
    expect(isPluginRefusal(Object.assign(new Error('no'), { name: 'PluginRefusal', text: 7 }))).toBe(false)
    expect(isPluginRefusal(new Error('no'))).toBe(false)
  })
})

describe('fields', () => {
  it('have a value unless they are a button or a legend', () => {
    expect(hasValue({ type: 'switch', name: 'a', title: 'A' })).toBe(true)
    expect(hasValue({ type: 'legend', name: 'a', title: 'A' })).toBe(false)
  })
})
