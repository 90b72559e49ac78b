import type { ActionRules } from './action-rules.ts'
import { notify, notifyOfAnswerEdit, notifyOfReputation } from './notifications.ts'
import type { PersonIndex } from './operation.ts'
import { addAnswer } from './question-moves.ts'
import { completeFlags, rejectSuggestions, hasPendingEdit } from './pending.ts'
import type { Question, World } from './world.ts'
import { answersOf, hasPermission, isStaff, postOf, canSee, votesOn } from './world.ts'

export const answerMoves: Pick<ActionRules, 'answer' | 'editAnswer' | 'deleteAnswer' | 'recoverAnswer' | 'accept'> = {
  answer(world, by, { on, as }) {
    const question = postOf(world, 'question', on)
    if (!canSee(world, by, question) || !hasPermission(world, by, 'answer.add')) return false
    if (question.deleted || question.closedFor !== null) return false
    // A person may have one answer per question, not counting deleted ones.
    if (answersOf(world, question).some(([, answer]) => answer.author === by)) return false
    addAnswer(world, by, { on, as })
    return true
  },

  editAnswer(world, by, { on, text, as }) {
    const answer = postOf(world, 'answer', on)
    if (!canSee(world, by, answer) || answer.deleted) return false
    const own = answer.author === by
    if (!own && !hasPermission(world, by, 'answer.edit')) return false
    if (hasPendingEdit(world, on)) return false
    if (own || hasPermission(world, by, 'answer.edit_without_review')) {
      answer.text = text
      notifyOfAnswerEdit(world, on, by)
    } else world.suggestions.set(as, { by, on, kind: 'answer', text, tags: [], waits: true })
    return true
  },

  deleteAnswer(world, by, { on }) {
    const answer = postOf(world, 'answer', on)
    const question = postOf(world, 'question', answer.question)
    if (!canSee(world, by, answer) || answer.deleted) return false
    const accepted = question.accepted === on
    if (!isStaff(world, by) && (answer.author !== by || accepted || votesOn(answer) > 0)) return false
    answer.deleted = true
    answer.lostAcceptance = accepted
    // The reputation for the acceptance is not withdrawn.
    if (accepted) question.accepted = null
    rejectSuggestions(world, on)
    completeFlags(world, on, by)
    notify(world, { action: 'your_answer_was_deleted', on, actor: by }, [answer.author])
    return true
  },

  recoverAnswer(world, by, { on }) {
    const answer = postOf(world, 'answer', on)
    const question = postOf(world, 'question', answer.question)
    if (!isStaff(world, by) || !answer.deleted) return false
    answer.deleted = false
    if (answer.lostAcceptance && question.accepted === null) question.accepted = on
    answer.lostAcceptance = false
    return true
  },

  accept(world, by, { on, answer }) {
    const question = postOf(world, 'question', on)
    if (!canSee(world, by, question) || question.deleted) return false
    if (question.author !== by && !isStaff(world, by)) return false
    if (answer !== null) {
      const wanted = postOf(world, 'answer', answer)
      if (wanted.question !== on || wanted.deleted) return false
    }
    switchAccepted(world, by, question, answer)
    return true
  },
}

function switchAccepted(world: World, by: PersonIndex, question: Question, wanted: string | null): void {
  const before = question.accepted
  if (before === wanted) return
  question.accepted = wanted
  for (const [key, change] of [
    [before, 'takeBack'],
    [wanted, 'give'],
  ] as const) {
    if (key === null) continue
    const { author } = postOf(world, 'answer', key)
    // Accepting one's own answer gives no reputation.
    if (author === question.author) continue
    for (const [person, gain] of [
      [author, 'accepted'],
      [question.author, 'accepting'],
    ] as const) {
      if (world.reputation[change](person, gain, key, world.now) !== 0) notifyOfReputation(world, person, key, by)
    }
  }
  if (wanted === null) return
  const { author } = postOf(world, 'answer', wanted)
  notify(world, { action: 'accept_answer', on: wanted, actor: by }, [author, ...question.followers])
}
