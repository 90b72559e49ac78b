import type { ActionRules } from './action-rules.ts'
import { clearUnreadCount, visibleNotifications, readAll, readOne, notify } from './notifications.ts'
import { hasPermission, personOf, postOf, canSee } from './world.ts'

export const noticeMoves: Pick<ActionRules, 'invite' | 'clearDot' | 'readAll' | 'readOne'> = {
  invite(world, by, { on, people }) {
    const question = postOf(world, 'question', on)
    if (!canSee(world, by, question) || !hasPermission(world, by, 'answer.invite_someone_to_answer')) return false
    if (question.deleted) return false
    const wanted = people.filter((person) => !personOf(world, person).suspended)
    const added = wanted.filter((person) => !question.invited.includes(person))
    question.invited = wanted
    for (const person of added) notify(world, { action: 'invited_you_to_answer', on, actor: by }, [person])
    return true
  },

  clearDot(world, by, { kind }) {
    clearUnreadCount(world, by, kind)
    return true
  },

  readAll(world, by, { kind }) {
    readAll(world, by, kind)
    return true
  },

  readOne(world, by, { kind, place }) {
    const notice = visibleNotifications(world, by, kind)[place]
    if (notice) readOne(notice)
    return true
  },
}
