import { describe, expect, expectTypeOf, it } from 'vitest'
import { createIcuTranslate, type IcuValues } from './icu.ts'

const english = {
  plain: 'Ask a question',
  answers: '{count, plural, =0 {No answers} one {# answer of {name}} other {# answers of {name}}}',
  wrote:
    '{who, select, me {You wrote {count, plural, one {an answer} other {# answers}}} other {{name} wrote}} in {tag}',
  place: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place',
  joined: 'Joined {day, date, ::yyyyMMdd}, {share, number, percent} of {all}',
  code: "Write '{count}' in braces, don''t write <b>",
} as const

describe('createIcuTranslate', () => {
  const t = createIcuTranslate({ language: 'en_US', messages: english })

  it('chooses plural forms, exact numbers, selections and ordinals, also inside each other', () => {
    expect(t('plain')).toBe('Ask a question')
    expect([0, 1, 2].map((count) => t('answers', { count, name: 'Ann' }))).toEqual([
      'No answers',
      '1 answer of Ann',
      '2 answers of Ann',
    ])
    expect(t('wrote', { who: 'me', count: 3, name: 'Ann', tag: 'js' })).toBe('You wrote 3 answers in js')
    expect(t('wrote', { who: 'she', count: 3, name: 'Ann', tag: 'js' })).toBe('Ann wrote in js')
    expect([1, 2, 3, 11, 22].map((n) => t('place', { n }))).toEqual(
      ['1st', '2nd', '3rd', '11th', '22nd'].map((place) => `${place} place`),
    )
  })

  it('formats numbers and dates of the language, keeps what is quoted and does not read markup', () => {
    expect(t('joined', { day: new Date(2026, 0, 2), share: 0.5, all: 8 })).toBe('Joined 01/02/2026, 50% of 8')
    expect(t('code')).toBe("Write {count} in braces, don't write <b>")
  })

  it('takes any language, with its plural forms', () => {
    const polish = { ...english, answers: '{count, plural, one {# odpowiedź} few {# odpowiedzi} other {# odpowiedzi}}' }
    const inPolish = createIcuTranslate<typeof english>({ language: 'pl_PL', messages: polish })
    expect([1, 2, 5].map((count) => inPolish('answers', { count, name: 'Ann' }))).toEqual([
      '1 odpowiedź',
      '2 odpowiedzi',
      '5 odpowiedzi',
    ])
  })

  it('returns a key without a text, and does not read values as messages', () => {
    expect((t as (key: string) => string)('constructor')).toBe('constructor')
    expect(t('answers', { count: 1, name: '{count}' })).toBe('1 answer of {count}')
  })

  it('throws for a message that is not ICU and for a missing value', () => {
    const broken: (key: string) => string = createIcuTranslate<Record<string, string>>({
      language: 'en_US',
      messages: { open: 'a {', asks: '{name}' },
    })
    expect(() => broken('open')).toThrow(SyntaxError)
    expect(() => broken('asks')).toThrow('name')
  })

  it('knows from the text which values it takes', () => {
    expectTypeOf<IcuValues<typeof english.answers>>().toEqualTypeOf<{
      readonly count: number
      readonly name: string | number
    }>()
    expectTypeOf<IcuValues<typeof english.wrote>>().toEqualTypeOf<{
      readonly who: string
      readonly count: number
      readonly name: string | number
      readonly tag: string | number
    }>()
    expectTypeOf<IcuValues<typeof english.joined>>().toEqualTypeOf<{
      readonly day: Date | number
      readonly share: number
      readonly all: string | number
    }>()
    // @ts-expect-error A text with arguments needs their values.
    expect(() => t('answers')).toThrow('count')
    // @ts-expect-error A plural needs a number.
    t('place', { n: '1' })
    // @ts-expect-error What is quoted is no argument.
    t('code', { count: 1 })
    // @ts-expect-error There is no such key.
    t('gone')
  })
})
