/** The sources of notification mails, each of which a person can turn on or off (docs/spec/domain.md#mail). */
export const MAIL_SOURCES = ['inbox', 'all_new_question', 'all_new_question_for_following_tags'] as const
export type MailSource = (typeof MAIL_SOURCES)[number]

/** The settings of people who never changed them. */
export const DEFAULT_ENABLED: Readonly<Record<MailSource, boolean>> = {
  inbox: true,
  all_new_question: false,
  all_new_question_for_following_tags: false,
}

/** The kinds of mails with an unsubscribe link, and the sources that each link turns off. */
export const UNSUBSCRIBABLE = {
  inbox: ['inbox'],
  newQuestions: ['all_new_question', 'all_new_question_for_following_tags'],
} as const satisfies Record<string, readonly MailSource[]>
export type MailKind = keyof typeof UNSUBSCRIBABLE
