import { describe, expect, it } from 'vitest'
import { areas } from './areas.test-data.ts'
import { messages as serverEn } from './catalogues/en_US/server.ts'
import { messages as siteEn } from './catalogues/en_US/site.ts'

function placeholders(text: string | undefined): string[] {
  return [...new Set((text ?? '').match(/\{\{.*?\}\}/g))].sort()
}

function keysOf(messages: Record<string, string>): string[] {
  return Object.keys(messages)
    .filter((key) => !key.endsWith('_one'))
    .sort()
}

describe.each(Object.entries(areas))('area %s', (_area, [english, chinese]) => {
  it('has the same keys in both languages', () => {
    expect(keysOf(chinese)).toEqual(keysOf(english))
  })

  it('has the same placeholders in both languages', () => {
    for (const key of keysOf(english)) expect(placeholders(chinese[key]), key).toEqual(placeholders(english[key]))
  })

  it('has no empty text and no surrounding spaces', () => {
    for (const text of [...Object.values(english), ...Object.values(chinese)]) {
      expect(text).not.toBe('')
      expect(text).toBe(text.trim())
    }
  })

  it('follows Chinese typography: Chinese punctuation, a space next to Latin letters and figures, and readers are 你', () => {
    const strange =
      /[一-鿿”][,;:!?()]|[,;!?()][一-鿿]|[一-鿿][A-Za-z0-9]|[A-Za-z0-9][一-鿿]|[，。；：！？、] |……|\.\.\.|您/
    for (const text of Object.values(chinese)) expect(text).not.toMatch(strange)
  })

  it('denies in English as people do: “not a”, instead of “is no”', () => {
    for (const text of Object.values(english)) expect(text).not.toMatch(/\b(this|that|it|which) is no (?!longer\b)/i)
  })

  it('has both plural forms in English', () => {
    const singular = Object.keys(english).filter((key) => key.endsWith('_one'))
    const plural = Object.keys(english).filter((key) => key.endsWith('_other'))
    expect(plural.map((key) => key.replace(/_other$/, '_one')).sort()).toEqual(singular.sort())
  })
})

describe('texts with a fixed wording', () => {
  it('have exactly this wording', () => {
    expect(serverEn['validation.required']).toBe('Cannot be empty.')
    expect(serverEn['validation.reason_required']).toBe('Please select a reason.')
    expect(serverEn['error.object.disallow_vote_your_self']).toBe("You can't vote for your own post.")
    expect(serverEn['error.install.create_config_failed']).toBe("Can't create the config.yaml file.")
    expect(serverEn['error.database.connection_failed']).toBe('Database connection failed')
    expect(serverEn['error.install.already_installed']).toBe('Already installed')
    expect(siteEn['error.404']).toBe("Unfortunately, this page doesn't exist.")
  })
})
