import { describe, expect, it } from 'vitest'
import { messages as serverEn } from './catalogues/en_US/server.ts'
import { messages as serverZh } from './catalogues/zh_CN/server.ts'
import { hasMessage, type Catalogue } from './catalogue.ts'
import { createI18n } from './create-i18n.ts'
import { createTranslate } from './create-translate.ts'

const english = {
  plain: 'Plain',
  'dotted.key': 'Dotted: {{what}}',
  apples_one: '{{count}} apple of {{owner}}',
  apples_other: '{{count}} apples of {{owner}}',
} as const
const chinese: Catalogue<typeof english> = {
  plain: '普通',
  'dotted.key': '点：{{what}}',
  apples_other: '{{owner}} 的 {{count}} 个苹果',
}

describe('createI18n', () => {
  const { t } = createI18n({ language: 'en_US', messages: english })

  it('is ready synchronously and takes keys with dots', () => {
    expect(t('plain')).toBe('Plain')
    expect(t('dotted.key', { what: 'yes' })).toBe('Dotted: yes')
  })

  it('chooses plural forms by language', () => {
    expect(t('apples', { count: 1, owner: 'Ann' })).toBe('1 apple of Ann')
    expect(t('apples', { count: 0, owner: 'Ann' })).toBe('0 apples of Ann')
    const zh = createI18n<typeof english>({ language: 'zh_CN', messages: chinese })
    expect(zh.t('apples', { count: 1, owner: '小明' })).toBe('小明 的 1 个苹果')
  })

  it('takes messages in any language, with its plural forms', () => {
    const arabic = {
      plain: 'بسيط',
      'dotted.key': 'نقطة: {{what}}',
      apples_zero: 'لا تفاح لدى {{owner}}',
      apples_one: 'تفاحة واحدة لدى {{owner}}',
      apples_two: 'تفاحتان لدى {{owner}}',
      apples_few: '{{count}} تفاحات لدى {{owner}}',
      apples_many: '{{count}} تفاحة لدى {{owner}}',
      apples_other: '{{count}} تفاح لدى {{owner}}',
    } satisfies Catalogue<typeof english>
    const options = { language: 'ar', messages: arabic }
    const translations = [createI18n<typeof english>(options).t, createTranslate<typeof english>(options)]
    const forms = { 0: 'zero', 1: 'one', 2: 'two', 3: 'few', 11: 'many', 100: 'other' } as const
    for (const t of translations) {
      for (const [count, form] of Object.entries(forms)) {
        const text = arabic[`apples_${form}`].replace('{{count}}', count).replace('{{owner}}', 'Ann')
        expect(t('apples', { count: Number(count), owner: 'Ann' })).toBe(text)
      }
    }
  })

  it('does not escape values or read them as templates', () => {
    expect(t('dotted.key', { what: '<b> & {{count}} $t(plain)' })).toBe('Dotted: <b> & {{count}} $t(plain)')
  })

  it('keeps instances independent', () => {
    const zh = createI18n<typeof english>({ language: 'zh_CN', messages: chinese })
    expect(zh.t('plain')).toBe('普通')
    expect(t('plain')).toBe('Plain')
    expect(zh.instance).not.toBe(createI18n<typeof english>({ language: 'zh_CN', messages: chinese }).instance)
  })

  it('refuses unknown keys and missing values at compile time', () => {
    const wrong = [
      // @ts-expect-error no such key
      () => t('nothing'),
      // @ts-expect-error the placeholder needs a value
      () => t('dotted.key'),
      // @ts-expect-error a plural needs its count
      () => t('apples', { owner: 'Ann' }),
      // @ts-expect-error a catalogue must not miss a key
      (): Catalogue<typeof english> => ({ plain: '普通', 'dotted.key': '点' }),
    ]
    expect(wrong).toHaveLength(4)
  })
})

describe('the server area', () => {
  it('takes a reason code known only at run time, with its values', () => {
    const { t } = createI18n({ language: 'en_US', messages: serverEn })
    const reason: string = 'error.rank.no_enough_rank_to_operate'
    expect(hasMessage(serverEn, reason) && t(reason, { rank: 125 })).toBe(
      'You need at least 125 reputation to do this.',
    )
  })

  it('counts characters in sentences', () => {
    const { t } = createI18n({ language: 'en_US', messages: serverEn })
    expect(t('validation.min_length', { field: t('field.content'), count: 6 })).toBe(
      'Content must be at least 6 characters in length.',
    )
    const zh = createI18n<typeof serverEn>({ language: 'zh_CN', messages: serverZh })
    expect(zh.t('validation.required')).toBe('不能为空。')
  })

  it('distinguishes message keys from texts that only look like one', () => {
    expect(hasMessage(serverEn, 'validation.min_length')).toBe(true)
    expect(hasMessage(serverEn, 'field.nonsense')).toBe(false)
    expect(hasMessage(serverEn, 'toString')).toBe(false)
  })
})
