import type { Translate } from '@quandary/i18n'
import type { messages } from '@quandary/i18n/catalogues/en_US/ui'
import type { UiStrings } from '@quandary/ui'

/**
 * Returns all texts of the components.
 *
 * @param t translates keys of the `ui` area, alone or joined with an app's own
 */
export function uiStringsFrom(t: Translate<typeof messages>): UiStrings {
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
    skipToContent: t('kit.skip'),
    notifications: t('kit.notifications'),
    breadcrumb: t('kit.breadcrumb'),
    pages: t('kit.pages'),
    previousPage: t('kit.previous_page'),
    nextPage: t('kit.next_page'),
    page: (n) => t('kit.page', { n }),
    more: t('kit.more'),
    remove: (name) => t('kit.remove', { name }),
    search: t('kit.search'),
    voteUp: t('kit.vote_up'),
    voteDown: t('kit.vote_down'),
    yourVote: t('kit.your_vote'),
    score: t('kit.score'),
    accepted: t('kit.accepted'),
    answers: (count) => t('kit.answers', { count }),
    reputation: t('kit.reputation'),
    stepDone: t('kit.step_done'),
    sortBy: (column) => t('kit.sort_by', { column }),
    selectAll: t('kit.select_all'),
    selectRow: (name) => t('kit.select_row', { name }),
    selected: (count) => t('kit.selected', { count }),
    clearSelection: t('kit.clear_selection'),
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
