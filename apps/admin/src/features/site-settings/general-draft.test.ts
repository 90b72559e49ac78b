import { createI18n } from '@quandary/i18n'
import { messages } from '@quandary/i18n/catalogues/en_US/admin'
import { describe, expect, it } from 'vitest'
import { isChanged, trimmed, validateGeneral, type GeneralDraft } from './general-draft.ts'

const { t } = createI18n({ language: 'en_US', messages })

const saved: GeneralDraft = {
  name: 'Quandary',
  short_description: '',
  description: 'Questions and answers.',
  site_url: 'https://qa.example.com',
  contact_email: 'hello@example.com',
}

function wrong(change: Partial<GeneralDraft>): string[] {
  const errors = validateGeneral({ ...saved, ...change }, t)
  return Object.entries(errors).flatMap(([name, text]) => (text === undefined ? [] : [name]))
}

describe('the general settings', () => {
  it('take good values', () => expect(wrong({})).toEqual([]))

  it.each<Partial<GeneralDraft>>([
    { name: ' ' },
    { name: 'Q' },
    { name: 'Q'.repeat(129) },
    { short_description: 'abc' },
    { short_description: 'a'.repeat(256) },
    { description: 'abc' },
    { description: 'a'.repeat(2001) },
    { site_url: '' },
    { site_url: 'qa.example.com' },
    { site_url: 'javascript:alert(1)' },
    { site_url: `https://${'a'.repeat(512)}` },
    { contact_email: '' },
    { contact_email: 'hello' },
  ])('refuse %j', (change) => expect(wrong(change)).toEqual(Object.keys(change)))

  it('count characters as people do', () => expect(wrong({ name: '🙂' })).toEqual(['name']))
  it('may do without descriptions', () => expect(wrong({ short_description: '', description: ' ' })).toEqual([]))
})

describe('unsaved changes', () => {
  it('are none in the saved values', () => expect(isChanged(saved, saved)).toBe(false))
  it('are none when only spaces around a text differ', () => {
    expect(isChanged({ ...saved, name: 'Quandary ' }, saved)).toBe(false)
  })
  it('are there when a text differs', () => expect(isChanged({ ...saved, description: '' }, saved)).toBe(true))
})

it('sends texts without the spaces around them', () => {
  expect(trimmed({ ...saved, name: ' Quandary ' })).toEqual(saved)
})
