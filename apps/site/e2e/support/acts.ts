import type { PermissionKey } from '@quandary/guards'
import type { Locator, Page } from '@playwright/test'
import type { StoryWords } from './words.ts'

/** The control for an action. It is shown to every viewer, and explains what is missing when pressed. */
type Control = (page: Page, words: StoryWords) => Locator

interface Explained {
  /** The page that has the control. */
  on: 'question' | 'ask'
  control: Control
}

/** A vote arrow of a post, found by its position: its accessible name may end with the reason for a refusal. */
function arrow(post: 'question' | 'answer', place: 0 | 1): Explained {
  const control: Control = (page, { t }) =>
    page
      .getByRole('group', { name: t(`vote.of_${post}`) })
      .getByRole('button')
      .nth(place)
  return { on: 'question', control }
}

function button(on: Explained['on'], name: (words: StoryWords) => string, of: Control): Explained {
  return {
    on,
    control: (page, words) =>
      of(page, words)
        .getByRole('button', { name: name(words) })
        .first(),
  }
}

const main: Control = (page) => page.getByRole('main')

/** For an action whose control is shown only to viewers who may use it. */
const OFFERED = 'offered to those who may'

/**
 * Every action that needs a permission: its control if viewers without the permission see it and are told why they
 * cannot use it, otherwise the reason why there is no such control. A permission without an entry is a type error.
 */
export const acts: Readonly<Record<PermissionKey, Explained | string>> = {
  'question.add': button('ask', ({ t }) => t('ask.post'), main),
  'answer.add': button('question', ({ t }) => t('answers.post'), main),
  'comment.add': button('question', ({ t }) => t('comments.add'), main),
  'comment.vote_up': button(
    'question',
    ({ t }) => t('comments.vote_up'),
    (page, { t }) => page.getByRole('region', { name: t('comments.of_question') }),
  ),
  'question.vote_up': arrow('question', 0),
  'question.vote_down': arrow('question', 1),
  'answer.vote_up': arrow('answer', 0),
  'answer.vote_down': arrow('answer', 1),
  'comment.vote_down': 'the site has no such control',
  'vote.detail': 'everybody sees the votes of a timeline',
  'tag.add': 'the picker of tags says so where a tag is missing (settings-shown.spec.ts)',
  'link.url_limit': 'the server refuses the post, and the form shows its sentence',
  'report.add': OFFERED,
  'answer.invite_someone_to_answer': OFFERED,
  'tag.edit': OFFERED,
  'question.edit': OFFERED,
  'answer.edit': OFFERED,
  'question.edit_without_review': 'the edit waits, and its screen says so',
  'answer.edit_without_review': 'the edit waits, and its screen says so',
  'tag.edit_without_review': 'the edit waits, and its screen says so',
  'question.audit': OFFERED,
  'answer.audit': OFFERED,
  'tag.audit': OFFERED,
  'tag.synonym': OFFERED,
  'question.delete': OFFERED,
  'question.close': OFFERED,
  'question.reopen': OFFERED,
  'question.pin': OFFERED,
  'question.unpin': OFFERED,
  'question.hide': OFFERED,
  'question.show': OFFERED,
  'question.undeleted': OFFERED,
  'answer.delete': OFFERED,
  'answer.accept': OFFERED,
  'answer.undeleted': OFFERED,
  'comment.edit': OFFERED,
  'comment.delete': OFFERED,
  'tag.delete': OFFERED,
  'tag.undeleted': OFFERED,
  'tag.merge': OFFERED,
  'tag.use_reserved_tag': 'the server refuses the post, and the form shows its sentence',
  'tag.edit_slug_name': 'the field is off and says so',
  'admin.access': OFFERED,
}

/** The actions whose controls explain what is missing. */
export const explainedActs = Object.entries(acts).flatMap(([key, act]) =>
  typeof act === 'string' ? [] : [{ key, ...act }],
)
