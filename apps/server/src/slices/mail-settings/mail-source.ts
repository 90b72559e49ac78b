/** What people can be mailed about (domain facts §10). */
export const MAIL_SOURCES = ['inbox', 'all_new_question', 'all_new_question_for_following_tags'] as const
export type MailSource = (typeof MAIL_SOURCES)[number]

/** What holds for somebody who never decided. */
export const DEFAULT_ENABLED: Readonly<Record<MailSource, boolean>> = {
  inbox: true,
  all_new_question: false,
  all_new_question_for_following_tags: false,
}

/** The kinds of mails that a link in them ends, and what it turns off. */
export const UNSUBSCRIBABLE = {
  inbox: ['inbox'],
  newQuestions: ['all_new_question', 'all_new_question_for_following_tags'],
} as const satisfies Record<string, readonly MailSource[]>
export type MailKind = keyof typeof UNSUBSCRIBABLE
