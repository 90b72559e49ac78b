import type { ActionOf, PersonIndex } from './operation.ts'
import type { ActionRules } from './action-rules.ts'
import { readersOf, notify } from './notifications.ts'
import { restoreTags, canName, mainOf, nameTags } from './tag-moves.ts'
import { completeFlags, rejectSuggestions, hasPendingEdit } from './pending.ts'
import type { Question, World } from './world.ts'
import { answersOf, hasPermission, isStaff, postOf, canSee, votesOn } from './world.ts'

type QuestionAction =
  | 'ask'
  | 'editQuestion'
  | 'deleteQuestion'
  | 'recoverQuestion'
  | 'close'
  | 'reopen'
  | 'pin'
  | 'unpin'
  | 'hide'
  | 'show'

export const questionMoves: Pick<ActionRules, QuestionAction> = {
  ask(world, by, { as, tags, answerAs }) {
    if (!hasPermission(world, by, 'question.add') || !canName(world, by, tags)) return false
    if (answerAs !== undefined && !hasPermission(world, by, 'answer.add')) return false
    nameTags(world, tags)
    const question = newQuestion(by, as)
    question.tags = mainsOf(world, tags)
    world.posts.set(as, question)
    if (answerAs !== undefined) addAnswer(world, by, { on: as, as: answerAs })
    return true
  },

  editQuestion(world, by, { on, tags, text, as }) {
    const question = postOf(world, 'question', on)
    if (!canSee(world, by, question) || question.deleted) return false
    const own = question.author === by
    if (!own && !hasPermission(world, by, 'question.edit')) return false
    if (!canName(world, by, tags) || hasPendingEdit(world, on)) return false
    if (own || hasPermission(world, by, 'question.edit_without_review')) {
      nameTags(world, tags)
      question.text = text
      question.tags = mainsOf(world, tags)
      notify(world, { action: 'update_question', on, actor: by }, readersOf(world, on))
    } else {
      // New tags are created when the edit is approved.
      world.suggestions.set(as, { by, on, kind: 'question', text, tags: mainsOf(world, tags), waits: true })
    }
    return true
  },

  deleteQuestion(world, by, { on }) {
    const question = postOf(world, 'question', on)
    // Deleting a question that is invisible or already deleted succeeds without an effect.
    if (!canSee(world, by, question) || question.deleted) return true
    if (!isStaff(world, by) && (question.author !== by || isWorthKeeping(world, question))) return false
    question.deleted = true
    rejectSuggestions(world, on)
    completeFlags(world, on, by)
    notify(world, { action: 'your_question_was_deleted', on, actor: by }, [question.author])
    return true
  },

  recoverQuestion(world, by, { on }) {
    const question = postOf(world, 'question', on)
    if (!isStaff(world, by)) return false
    question.deleted = false
    restoreTags(world, question)
    return true
  },

  close(world, by, { on, reason }) {
    const question = postOf(world, 'question', on)
    if (!isStaff(world, by) || question.deleted) return false
    if (question.closedFor === reason) return true
    question.closedFor = reason
    notify(world, { action: 'your_question_is_closed', on, actor: by }, [question.author])
    return true
  },

  reopen(world, by, { on }) {
    const question = postOf(world, 'question', on)
    if (!isStaff(world, by) || question.deleted) return false
    question.closedFor = null
    return true
  },

  pin: (world, by, { on }) => operate(world, by, on, (question) => (question.pinned ||= question.listed)),
  unpin: (world, by, { on }) => operate(world, by, on, (question) => (question.pinned = false)),
  hide: (world, by, { on }) => operate(world, by, on, (question) => (question.listed &&= question.pinned)),
  show: (world, by, { on }) => operate(world, by, on, (question) => (question.listed = true)),
}

/** Changes how a question is listed, which only staff may do. A change without an effect is accepted. */
function operate(world: World, by: PersonIndex, on: string, change: (question: Question) => unknown): boolean {
  const question = postOf(world, 'question', on)
  if (!isStaff(world, by) || question.deleted) return false
  change(question)
  return true
}

/** Stores an answer that passed the checks. */
export function addAnswer(world: World, by: PersonIndex, { on, as }: Pick<ActionOf<'answer'>, 'on' | 'as'>): void {
  postOf(world, 'question', on).answers.push(as)
  world.posts.set(as, {
    kind: 'answer',
    author: by,
    text: as,
    deleted: false,
    votes: new Map(),
    question: on,
    lostAcceptance: false,
  })
  notify(world, { action: 'answer_the_question', on: as, actor: by }, readersOf(world, on))
}

/** Returns the distinct main tags of some slugs. */
function mainsOf(world: World, slugs: readonly string[]): string[] {
  return [...new Set(slugs.map((slug) => mainOf(world, slug)))]
}

/** Authors may not delete a question that others have invested work in. */
function isWorthKeeping(world: World, question: Question): boolean {
  const answers = answersOf(world, question)
  return question.accepted !== null || answers.length > 1 || answers.some(([, answer]) => votesOn(answer) > 0)
}

function newQuestion(author: PersonIndex, text: string): Question {
  return {
    kind: 'question',
    author,
    text,
    deleted: false,
    votes: new Map(),
    closedFor: null,
    pinned: false,
    listed: true,
    accepted: null,
    answers: [],
    tags: [],
    bookmarks: new Set(),
    invited: [],
    followers: new Set(),
  }
}
