import type { Moves } from './move.ts'
import { clearDot, noticesOf, readAll, readOne, tell } from './notices.ts'
import { holds, personOf, postOf, sees } from './world.ts'

export const noticeMoves: Pick<Moves, 'invite' | 'clearDot' | 'readAll' | 'readOne'> = {
  invite(world, by, { on, people }) {
    const question = postOf(world, 'question', on)
    if (!sees(world, by, question) || !holds(world, by, 'answer.invite_someone_to_answer')) return false
    if (question.deleted) return false
    const wanted = people.filter((person) => !personOf(world, person).suspended)
    const added = wanted.filter((person) => !question.invited.includes(person))
    question.invited = wanted
    for (const person of added) tell(world, { action: 'invited_you_to_answer', on, actor: by }, [person])
    return true
  },

  clearDot(world, by, { kind }) {
    clearDot(world, by, kind)
    return true
  },

  readAll(world, by, { kind }) {
    readAll(world, by, kind)
    return true
  },

  readOne(world, by, { kind, place }) {
    const notice = noticesOf(world, by, kind)[place]
    if (notice) readOne(notice)
    return true
  },
}
