import { createI18n, languageTag, type I18n, type BuiltInLanguage, type Messages } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/server'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/server'
import { renderMail, type RenderedMail } from '@quandary/mail-letters'

const catalogues: Readonly<Record<BuiltInLanguage, I18n<Messages>>> = {
  en_US: createI18n<Messages>({ language: 'en_US', messages: english }),
  zh_CN: createI18n<Messages>({ language: 'zh_CN', messages: chinese }),
}

/** The names of all mail templates in the catalogue, so that the previews show every mail that the server can send. */
export const templates: readonly string[] = Object.keys(english).flatMap(
  (key) => /^mail\.(\w+)\.subject$/.exec(key)?.[1] ?? [],
)

const HOME = 'https://qa.example.org'

/** Targets of the links in mails about the account, by template. The links in all other mails lead to a question. */
const paths: Readonly<Record<string, string>> = {
  activation: '/users/account-activation?code=Jr0vXH7m2Qe1nTz9aLcBwK4sYdUfGp3oRi8hNtE5xVM',
  password_reset: '/users/password-reset?code=Jr0vXH7m2Qe1nTz9aLcBwK4sYdUfGp3oRi8hNtE5xVM',
  change_email: '/users/confirm-new-email?code=Jr0vXH7m2Qe1nTz9aLcBwK4sYdUfGp3oRi8hNtE5xVM',
  delete_account: '/users/settings/account?code=Jr0vXH7m2Qe1nTz9aLcBwK4sYdUfGp3oRi8hNtE5xVM',
  two_factor_enabled: '/users/settings/account',
  two_factor_disabled: '/users/settings/account',
  two_factor_removed: '/users/settings/account',
  recovery_code_used: '/users/settings/account',
  two_factor_blocked: '/users/account-recovery',
  recovery_codes_renewed: '/users/settings/account',
  email_changed: '/',
  login_connected: '/users/settings/account',
  connect: '/users/account-activation?code=Jr0vXH7m2Qe1nTz9aLcBwK4sYdUfGp3oRi8hNtE5xVM',
}

const leadsSomewhere = (template: string): boolean => template !== 'test' && template !== 'account_deleted'

/** True for a mail about a question. Only these mails contain an unsubscribe link. */
const isNews = (template: string): boolean => paths[template] === undefined && leadsSomewhere(template)

const facts: Readonly<Record<BuiltInLanguage, Record<string, string | number>>> = {
  en_US: {
    hours: 24,
    minutes: 10,
    left: 9,
    displayName: 'Nadia Weber',
    service: 'Sourdough Guild',
    account: 'nadia.weber',
    questionTitle: 'Why is my sourdough dense at the bottom & full of holes at the top?',
    summary: 'Shorten the last rise: rye has little gluten and collapses when it waits. Nine hours is far too long.',
    tags: 'baking, sourdough',
  },
  zh_CN: {
    hours: 24,
    minutes: 10,
    left: 9,
    displayName: '王磊',
    service: '咖啡协会',
    account: 'wanglei',
    questionTitle: '手冲咖啡总是又苦又涩，应该先调整哪个参数？',
    summary: '先降到九十度左右，再看研磨是不是太细。水温每降一度，苦味都会明显减轻。',
    tags: '咖啡、水温',
  },
}

/** Writes a mail as the server would, with made-up values. */
export function sampleMail(template: string, language: BuiltInLanguage): RenderedMail {
  const { instance } = catalogues[language]
  return renderMail({
    words: (key, values) => (instance.exists(key, values) ? instance.t(key, values) : undefined),
    template,
    site: { name: 'Quandary', url: HOME, lang: languageTag(language) },
    facts: facts[language],
    ...(!leadsSomewhere(template) ? {} : { url: HOME + (paths[template] ?? '/questions/10010000000000042') }),
    ...(isNews(template) ? { unsubscribeUrl: `${HOME}/users/unsubscribe?code=w4sYdUfGp3oRi8hNtE5xVMJr0vXH7m2` } : {}),
  })
}
