import { test, type Page } from '@playwright/test'
import { createI18n, type BuiltInLanguage, type Translate } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/admin'
import { messages as englishForms } from '@quandary/i18n/catalogues/en_US/forms'
import { messages as englishKit } from '@quandary/i18n/catalogues/en_US/ui'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/admin'
import { messages as chineseForms } from '@quandary/i18n/catalogues/zh_CN/forms'
import { messages as chineseKit } from '@quandary/i18n/catalogues/zh_CN/ui'
import { wordsIn, type StoryWords } from '../../../site/e2e/support/words.ts'

const inEnglish = { ...english, ...englishForms, ...englishKit }

const translators: Readonly<Record<BuiltInLanguage, Translate<typeof inEnglish>>> = {
  en_US: createI18n({ language: 'en_US', messages: inEnglish }).t,
  zh_CN: createI18n<typeof inEnglish>({ language: 'zh_CN', messages: { ...chinese, ...chineseForms, ...chineseKit } })
    .t,
}

/** Returns the interface language of the running test. */
export function storyLanguage(): BuiltInLanguage {
  return test.info().project.use.locale === 'zh-CN' ? 'zh_CN' : 'en_US'
}

/** Translates a key of the back office to the language of the running test. Only usable inside a test. */
export const t: Translate<typeof inEnglish> = (key, ...values) => translators[storyLanguage()](key, ...values)

/** Like {@link t}, for a key of the site. */
export const site: StoryWords['t'] = (key, ...values) => wordsIn(storyLanguage()).t(key, ...values)

/** Returns a pattern that matches the whole text, with any value for the placeholders. */
export function pattern(text: string, ...placeholders: readonly string[]): RegExp {
  const fixed = placeholders.reduce((parts, one) => parts.flatMap((part) => part.split(one)), [text])
  const escaped = fixed.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^\\s*${escaped.join('.+')}\\s*$`)
}

/** Opens the menu, which is closed on narrow windows. */
export async function openMenu(page: Page): Promise<void> {
  const toggle = page.getByText(t('nav.toggle'), { exact: true })
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (await toggle.isVisible()) await toggle.click()
}

/** Resizes a page to the window size of the running test. */
export async function restoreWindow(page: Page): Promise<void> {
  const { viewport } = test.info().project.use
  if (viewport) await page.setViewportSize(viewport)
}
