import type { AppContext } from '../../context.ts'
import type { Filling } from '../../platform/slots/slots.ts'
import { fill } from '../../platform/slots/slots.ts'
import { interestSources, questionMarkSources } from '../questions/index.ts'
import { addToTagFollowers, followedTagSource, tagSynonymsChanged } from '../tags/index.ts'
import { followedAmong, followedQuestionIds, followedTagIds, moveFollowers } from './store.ts'

/** Lets questions and tags show whether the viewer follows them, although neither slice may import this one. */
export function followFillings(): Filling[] {
  return [
    fill(followedTagSource, (db, viewerId, ids) => followedAmong(db, viewerId, 'tag', ids)),
    fill(questionMarkSources, async (db, viewerId, ids) => {
      const followed = viewerId === null ? [] : await followedAmong(db, viewerId, 'question', ids)
      return new Map([...followed].map((id) => [id, { followed: true }]))
    }),
    fill(interestSources, { followedQuestions: followedQuestionIds, followedTags: followedTagIds }),
  ]
}

/** Moves the followers of new synonyms to the main tag. The emitter has locked the tags. */
export function followSynonyms(ctx: AppContext): void {
  ctx.bus.on(tagSynonymsChanged, async (tx, { tagId, added }) => {
    for (const id of added) {
      const { lost, won } = await moveFollowers(tx, 'tag', id, tagId)
      if (lost > 0) await addToTagFollowers(tx, id, -lost)
      if (won > 0) await addToTagFollowers(tx, tagId, won)
    }
  })
}
