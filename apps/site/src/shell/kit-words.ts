import type { UiStrings } from '@quandary/ui'
import type { SiteWords } from './site-context.ts'

/** The words the component kit says by itself, in the language of the page. */
export function kitWords(t: SiteWords): Partial<UiStrings> {
  return {
    close: t('kit.close'),
    dismiss: t('kit.dismiss'),
    cancel: t('kit.cancel'),
    copy: t('kit.copy'),
    copied: t('kit.copied'),
    copyFailed: t('kit.copy_failed'),
    loading: t('kit.loading'),
    optional: t('kit.optional'),
    showPassword: t('kit.show_password'),
    hidePassword: t('kit.hide_password'),
    skipToContent: t('header.skip'),
    notifications: t('kit.notifications'),
    pages: t('kit.pages'),
    previousPage: t('kit.previous_page'),
    nextPage: t('kit.next_page'),
    page: (n) => t('kit.page', { n }),
    more: t('kit.more'),
    remove: (name) => t('kit.remove', { name }),
    search: t('header.search'),
    voteUp: t('vote.up'),
    voteDown: t('vote.down'),
    yourVote: t('vote.yours'),
    score: t('vote.score'),
    accepted: t('questions.accepted'),
    answers: (count) => t('stats.answers', { count }),
    reputation: t('users.reputation'),
    tagSuggestions: t('kit.tag_suggestions'),
    noTagFound: t('kit.no_tag_found'),
    createTag: (name) => t('kit.create_tag', { name }),
    tagDuplicate: (name) => t('kit.tag_duplicate', { name }),
    tagTooLong: (max) => t('kit.tag_too_long', { max }),
    tagLimit: (max) => t('kit.tag_limit', { max }),
    tagsFailed: t('kit.tags_failed'),
    suggestionCount: (count) => t('kit.suggestions', { count }),
  }
}
