import type { Locator, Page } from '@playwright/test'
import { createI18n } from '@quandary/i18n'
import { messages as englishPosting } from '@quandary/i18n/catalogues/en_US/posting'
import { messages as chinesePosting } from '@quandary/i18n/catalogues/zh_CN/posting'
import type { Person } from './people.ts'
import { serverWordsIn, type StoryWords } from './words.ts'

/** The text that is typed into the fields of an action. */
export const TYPED = 'A sentence nobody wants to type twice.'

/** Returns the texts for writing posts. A separate function, because the texts of tags have some of the same keys. */
function postingWordsIn({ language }: StoryWords) {
  const messages = language === 'zh_CN' ? chinesePosting : englishPosting
  return createI18n<typeof englishPosting>({ language, messages }).t
}

/** A page that offers actions, and the post and people involved in them. */
export interface Scene {
  page: Page
  words: StoryWords
  /** A question by another member, who has also written an answer to it and a comment on it. */
  questionId: string
  answerId: string
  author: Person
  /** Username of the viewer. */
  username: string
}

/** A control that has to be used for an action, and the fields to fill in before it. */
export interface Step {
  fill?: (scene: Scene) => Promise<void>
  control: (scene: Scene) => Locator
  /** The element that appears once the step can be taken; by default the control itself. */
  ready?: (scene: Scene) => Locator
  /** True for a link, which the space bar does not open. */
  isLink?: boolean
}

/** An action that a page offers to moderators. */
export interface OfferedAct {
  path: (scene: Scene) => string
  steps: readonly [Step, ...Step[]]
  /** The field with the typed text, which a refusal must not lose. */
  typed?: (scene: Scene) => Locator
  /**
   * Viewers who see the first control although the server does not allow them the action. Omitted if only viewers who
   * may perform the action see it.
   */
  seenBy?: 'everybody' | 'guests' | 'members'
  /**
   * True for a form that has no text to preserve. A form shows why it is refused and the viewer stays on its page;
   * other actions may redirect.
   */
  isForm?: true
}

const main = ({ page }: Scene) => page.getByRole('main')
const dialog = ({ page }: Scene) => page.getByRole('dialog')
const anywhere = ({ page }: Scene) => page.locator('body')
const comments = ({ page, words: { t } }: Scene) => page.getByRole('region', { name: t('comments.of_question') })

const TAG = '/tags/cooking'

type Words = StoryWords['t']
type Name = (t: Words) => string

/** A button of the page, found by the beginning of its name. */
function button(name: Name, of: (scene: Scene) => Locator = main): Step {
  return {
    control: (scene) =>
      of(scene)
        .getByRole('button', { name: name(scene.words.t) })
        .first(),
  }
}

function link(name: Name): Step {
  return {
    control: (scene) =>
      main(scene)
        .getByRole('link', { name: name(scene.words.t), exact: true })
        .first(),
    isLink: true,
  }
}

function arrow(post: 'question' | 'answer', place: 0 | 1): Step {
  return {
    control: ({ page, words: { t } }) =>
      page
        .getByRole('group', { name: t(`vote.of_${post}`) })
        .getByRole('button')
        .nth(place),
  }
}

/** An entry of a post's menu, which is opened first. */
function entry(post: 'question' | 'answer', action: 'report' | 'close' | 'pin' | 'hide' | 'delete'): Step {
  const menu = ({ page, words: { t }, author }: Scene) => {
    const name = post === 'question' ? t('post.more_question') : t('post.more_answer', { name: author.name })
    return page.locator('details', { has: page.locator('summary', { hasText: name }) })
  }
  return {
    fill: (scene) => menu(scene).locator('summary').click(),
    control: (scene) => {
      const name = serverWordsIn(scene.words)[`action.${action}`]
      return menu(scene).getByRole('button', { name, exact: true, includeHidden: true })
    },
  }
}

function ofComment(action: 'report' | 'edit' | 'delete'): Step {
  return {
    control: (scene) =>
      comments(scene)
        .getByRole('button', { name: serverWordsIn(scene.words)[`action.${action}`] })
        .first(),
  }
}

/**
 * The button that submits a dialog. Before pressing it, the viewer chooses the last reason, which requires a text, and
 * types the text.
 */
function reason(name: Name): Step {
  return {
    ...button(name, dialog),
    ready: (scene) => dialog(scene).getByRole('radio').first(),
    fill: async (scene) => {
      await dialog(scene).getByRole('radio').last().check()
      await dialog(scene).getByRole('textbox').fill(TYPED)
    },
  }
}

const remark = (scene: Scene) => dialog(scene).getByRole('textbox')
const comment = (scene: Scene) => comments(scene).getByRole('textbox')
const summary = (scene: Scene) => scene.page.getByLabel(postingWordsIn(scene.words)('edit.summary'))
const tagSummary = (scene: Scene) => scene.page.getByLabel(scene.words.t('edit.summary'))
/** The writing area of the editor, which replaces the plain field. */
const editor = (scene: Scene) => main(scene).locator('.cm-content')

const postsComment: Step = { ...button((t) => t('comments.post')), fill: (scene) => comment(scene).fill(TYPED) }
const savesPost: Step = {
  control: (scene) => main(scene).getByRole('button', { name: postingWordsIn(scene.words)('edit.save') }),
  fill: (scene) => summary(scene).fill(TYPED),
}

/** An action on the page of a question. */
function onQuestion(steps: OfferedAct['steps'], more: Pick<OfferedAct, 'seenBy' | 'typed'> = {}): OfferedAct {
  return { path: ({ questionId }) => `/questions/${questionId}`, steps, ...more }
}

/** The actions that the screens offer to moderators, who have most permissions. */
export const offeredActs: Readonly<Record<string, OfferedAct>> = {
  'vote for a question': onQuestion([arrow('question', 0)], { seenBy: 'everybody' }),
  'vote against an answer': onQuestion([arrow('answer', 1)], { seenBy: 'everybody' }),
  'vote for a comment': onQuestion([button((t) => t('comments.vote_up'), comments)], { seenBy: 'everybody' }),
  'bookmark a question': onQuestion([button((t) => t('bookmarks.off'))], { seenBy: 'everybody' }),
  'follow a question': onQuestion([button((t) => t('follows.off'))], { seenBy: 'everybody' }),
  comment: onQuestion([button((t) => t('comments.add')), postsComment], { seenBy: 'everybody', typed: comment }),
  reply: onQuestion([button((t) => t('comments.reply'), comments), postsComment], {
    seenBy: 'everybody',
    typed: comment,
  }),
  'edit a comment': onQuestion([ofComment('edit'), { ...postsComment, ...button((t) => t('comments.save')) }], {
    typed: comment,
  }),
  'delete a comment': onQuestion([ofComment('delete'), button((t) => t('act.delete_comment.go'), dialog)]),
  'flag a comment': onQuestion([ofComment('report'), reason((t) => t('report.go'))], { typed: remark }),
  'accept an answer': onQuestion([button((t) => t('answers.accept'))]),
  'invite people to answer': onQuestion([
    button((t) => t('invite.choose'), anywhere),
    button((t) => t('invite.go'), dialog),
  ]),
  'flag a question': onQuestion([entry('question', 'report'), reason((t) => t('report.go'))], {
    seenBy: 'guests',
    typed: remark,
  }),
  'flag an answer': onQuestion([entry('answer', 'report'), reason((t) => t('report.go'))], {
    seenBy: 'guests',
    typed: remark,
  }),
  'close a question': onQuestion([entry('question', 'close'), reason((t) => t('close.go'))], { typed: remark }),
  'pin a question': onQuestion([entry('question', 'pin'), button((t) => t('act.pin_question.go'), dialog)]),
  'unlist a question': onQuestion([entry('question', 'hide')]),
  'delete a question': onQuestion([entry('question', 'delete'), button((t) => t('act.delete_question.go'), dialog)]),
  'delete an answer': onQuestion([entry('answer', 'delete'), button((t) => t('act.delete_answer.go'), dialog)]),
  'edit a question': onQuestion([link((t) => t('post.edit')), savesPost], { typed: summary }),
  'edit an answer': {
    path: ({ questionId, answerId }) => `/posts/${questionId}/${answerId}/edit`,
    steps: [savesPost],
    seenBy: 'everybody',
    typed: summary,
  },
  ask: {
    path: () => '/questions/ask?tags=cooking',
    steps: [{ ...button((t) => t('ask.post')), fill: writeQuestion }],
    seenBy: 'everybody',
    typed: editor,
  },
  'follow a tag': { path: () => TAG, steps: [button((t) => t('tags.follow'))], seenBy: 'everybody' },
  'follow a tag in the list': { path: () => '/tags', steps: [button((t) => t('tags.follow'))], seenBy: 'everybody' },
  'ignore a tag': { path: () => TAG, steps: [button((t) => t('tag.ignore'))] },
  'choose the tags to follow': {
    path: () => TAG,
    steps: [button((t) => t('tags.following_add'), anywhere), button((t) => t('save'), anywhere)],
    isForm: true,
  },
  'edit a tag': {
    path: () => `${TAG}/info`,
    steps: [
      link((t) => t('post.edit')),
      { ...button((t) => t('edit.save')), fill: (scene) => tagSummary(scene).fill(TYPED) },
    ],
    typed: tagSummary,
  },
  'edit the synonyms of a tag': {
    path: () => `${TAG}/info`,
    steps: [button((t) => t('tag.synonyms_edit')), button((t) => t('save'))],
    isForm: true,
  },
  'delete a tag': {
    path: () => `${TAG}/info`,
    steps: [
      { control: (scene) => main(scene).getByRole('button', { name: serverWordsIn(scene.words)['action.delete'] }) },
      button((t) => t('tag.delete_go'), dialog),
    ],
  },
  'edit the profile': {
    path: ({ username }) => `/users/${username}`,
    steps: [
      link((t) => t('profile.edit')),
      { ...button((t) => t('settings.save')), fill: (scene) => home(scene).fill(TYPED) },
    ],
    seenBy: 'members',
    typed: home,
  },
  // Must be the last action on the page of the question: its draft causes a confirmation when the page is left.
  answer: onQuestion([{ ...button((t) => t('answers.post')), fill: writeAnswer }], {
    seenBy: 'everybody',
    typed: editor,
  }),
}

function home({ page, words: { t } }: Scene): Locator {
  return page.getByLabel(t('profile.location'))
}

async function writeAnswer(scene: Scene): Promise<void> {
  await main(scene)
    .getByRole('button', { name: scene.words.t('answers.post') })
    .scrollIntoViewIfNeeded()
  await editor(scene).fill(TYPED)
}

async function writeQuestion(scene: Scene): Promise<void> {
  await scene.page.getByRole('textbox', { name: scene.words.t('ask.question_title') }).fill('Who types this twice?')
  await editor(scene).fill(TYPED)
}
