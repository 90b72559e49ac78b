import { answerMoves } from './answer-moves.ts'
import { commentMoves } from './comment-moves.ts'
import type { ActionRules } from './action-rules.ts'
import type { FlagOutcome, Key, PersonIndex } from './operation.ts'
import { CLOSED_BY_FLAG } from './operation.ts'
import { questionMoves } from './question-moves.ts'
import { readersOf, notify, notifyOfAnswerEdit, notifyOfReputation } from './notifications.ts'
import { restoreTags, mainOf } from './tag-moves.ts'
import { endFlag } from './pending.ts'
import type { AnyPost, Suggestion, World } from './world.ts'
import { hasPermission, isDeletedWithParents, isStaff, MissingPost, personOf, postOf, canSee } from './world.ts'

export const reviewMoves: Pick<ActionRules, 'audit' | 'flag' | 'handleFlag' | 'setStatus'> = {
  audit(world, by, { suggestion: key, approve }) {
    const suggestion = world.suggestions.get(key)
    if (!suggestion) throw new MissingPost(key)
    // Deciding a suggestion that is already decided succeeds without an effect.
    if (!suggestion.waits) return true
    if (!hasPermission(world, by, `${suggestion.kind}.audit`) || !seesEdited(world, by, suggestion)) return false
    if (approve && suggestion.by === by) return false
    suggestion.waits = false
    if (!approve) return true
    applySuggestion(world, suggestion)
    const { by: submitter, on, kind } = suggestion
    const gain = world.reputation.give(submitter, 'approvedEdit', `${on} ${key}`, world.now)
    if (gain !== 0 && kind !== 'tag') notifyOfReputation(world, submitter, on, by)
    return true
  },

  flag(world, by, { on, as }) {
    const post = world.posts.get(on)
    if (!post) throw new MissingPost(on)
    // Posts under a deleted one can be flagged by viewers who still see them.
    if (!hasPermission(world, by, 'report.add') || !canSee(world, by, post) || post.deleted) return false
    // Flagging again while the person's own flag is pending changes that flag.
    const waits = [...world.flags.values()].some(
      (flag) => flag.by === by && flag.on === on && flag.status === 'pending',
    )
    if (!waits) world.flags.set(as, { by, on, status: 'pending' })
    return true
  },

  handleFlag(world, by, { flag: key, outcome }) {
    const flag = world.flags.get(key)
    if (!flag) throw new MissingPost(key)
    if (!isStaff(world, by)) return false
    if (flag.status !== 'pending') return true
    const post = world.posts.get(flag.on)
    if (!post) throw new MissingPost(flag.on)
    if (!isDeletedWithParents(world, post) && !applyOutcome(world, by, flag.on, post, outcome)) return false
    // If the outcome has deleted the post, this flag has already ended with all others on the post.
    if (flag.status === 'pending') endFlag(world, flag, outcome === 'ignore_report' ? 'ignored' : 'completed', by)
    return true
  },

  setStatus(world, by, { person, status }) {
    if (personOf(world, by).role !== 2 || person === by) return false
    personOf(world, person).suspended = status === 'suspended'
    return true
  },
}

function seesEdited(world: World, by: PersonIndex, { kind, on }: Suggestion): boolean {
  if (kind === 'tag') return isStaff(world, by) || world.tags.get(on)?.deleted === false
  return canSee(world, by, postOf(world, kind, on))
}

function applySuggestion(world: World, { by, kind, on, text, tags }: Suggestion): void {
  if (kind === 'tag') {
    const tag = world.tags.get(on)
    if (tag) tag.text = text
    return
  }
  postOf(world, kind, on).text = text
  if (kind === 'answer') return notifyOfAnswerEdit(world, on, by)
  const question = postOf(world, 'question', on)
  // Since the suggestion, tags may have become synonyms or been deleted.
  question.tags = [...new Set(tags.map((slug) => mainOf(world, slug)))]
  restoreTags(world, question)
  notify(world, { action: 'update_question', on, actor: by }, readersOf(world, on))
}

/** Applies the chosen outcome to a flagged post, under the same rules as the direct action. */
function applyOutcome(world: World, by: PersonIndex, on: Key, post: AnyPost, outcome: FlagOutcome): boolean {
  switch (outcome) {
    case 'ignore_report':
      return true
    case 'delete_post':
      if (post.kind === 'question') return questionMoves.deleteQuestion(world, by, { do: 'deleteQuestion', on })
      if (post.kind === 'answer') return answerMoves.deleteAnswer(world, by, { do: 'deleteAnswer', on })
      return commentMoves.deleteComment(world, by, { do: 'deleteComment', on })
    case 'close_post':
      if (post.kind !== 'question') return false
      return questionMoves.close(world, by, { do: 'close', on, reason: CLOSED_BY_FLAG })
    case 'unlist_post':
      return post.kind === 'question' && questionMoves.hide(world, by, { do: 'hide', on })
  }
}
