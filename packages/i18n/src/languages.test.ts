import { describe, expect, it } from 'vitest'
import { isLanguage, languages, languageTag, matchLanguage } from './languages.ts'

describe('matchLanguage', () => {
  it.each([
    ['zh_CN', 'zh_CN'],
    ['en_US', 'en_US'],
    ['zh-cn', 'zh_CN'],
    ['en-GB,zh;q=0.9', 'en_US'],
    ['fr-FR,zh;q=0.3,en;q=0.9', 'en_US'],
    ['fr, zh-TW;q=0.8', 'zh_CN'],
    ['en;q=0, zh;q=0.1', 'zh_CN'],
    ['en;q=nonsense, zh', 'zh_CN'],
  ] as const)('reads %s as %s', (header, language) => {
    expect(matchLanguage(header, language === 'en_US' ? 'zh_CN' : 'en_US')).toBe(language)
  })

  it.each([undefined, null, '', '*', 'fr-FR', 'Default', ';;;,,,', `zh_CN,${'x'.repeat(256)}`])(
    'falls back for %s',
    (header) => {
      expect(matchLanguage(header, 'en_US')).toBe('en_US')
    },
  )
})

it('matchLanguage chooses among the languages of the caller', () => {
  const offered = ['en_US', 'ar', 'pt_BR', 'pt_PT'] as const
  expect(matchLanguage('ar-EG, en;q=0.5', 'en_US', offered)).toBe('ar')
  expect(matchLanguage('pt-PT', 'en_US', offered)).toBe('pt_PT')
  expect(matchLanguage('pt', 'en_US', offered)).toBe('pt_BR')
  expect(matchLanguage('zh-CN', 'en_US', offered)).toBe('en_US')
})

describe('languages', () => {
  it('accepts its own codes only', () => {
    expect(languages.every(({ code }) => isLanguage(code))).toBe(true)
    expect(['en-US', 'en', 'Default', '', undefined, 1].some(isLanguage)).toBe(false)
  })

  it('returns tags that Intl knows', () => {
    expect([...languages.map(({ code }) => code), 'zh_Hant_TW'].map(languageTag)).toEqual([
      'en-US',
      'zh-CN',
      'zh-Hant-TW',
    ])
  })
})
