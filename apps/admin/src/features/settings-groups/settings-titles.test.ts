import { createI18n } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/admin'
import { messages as forms } from '@quandary/i18n/catalogues/en_US/forms'
import { messages as kit } from '@quandary/i18n/catalogues/en_US/ui'
import { describe, expect, it } from 'vitest'
import { settingWords } from './settings-titles.ts'

const texts = createI18n({ language: 'en_US', messages: { ...english, ...forms, ...kit } })
const levels: Parameters<typeof settingWords>[1] = [
  { level: 2, level_desc: 'Level 2', privileges: [] },
  {
    level: 99,
    level_desc: 'Custom',
    privileges: [{ key: 'rank.question.edit', label: 'Edit any question', value: 5 }],
  },
]
const words = settingWords(texts, levels)

describe('settings', () => {
  it.each([
    ['backups', 'schedule', 'weekly', 'Every week'],
    ['backups', 'weekday', '5', 'Friday'],
    ['backups', 'hour', '4', '04:00'],
    ['site_seo', 'permalink', '2', 'Long number'],
    ['theme', 'theme_config.default.navbar_style', 'colored', 'Colored'],
    ['smtp', 'encryption', 'TLS', 'TLS'],
    ['privileges', 'level', '99', 'Custom'],
    ['privileges', 'custom_privileges', '[{"key":"rank.question.edit","value":3}]', 'Edit any question: 3'],
    ['login', 'allow_new_registrations', 'true', 'On'],
    ['general', 'name', 'weekly', 'weekly'],
    ['backups', 'schedule', '', ''],
  ])('%s.%s %j is %j', (group, field, stored, text) => expect(words.value(group, field, stored)).toBe(text))

  it('have the titles of their fields', () => {
    expect(words.title('privileges', 'custom.question.edit')).toBe('Edit any question')
    expect(words.title('privileges', 'level')).toBe('Level')
    expect(words.title('smtp', 'host')).toBe('SMTP host')
    expect(settingWords(texts, []).title('privileges', 'custom.question.edit')).toBe('custom.question.edit')
  })
})
