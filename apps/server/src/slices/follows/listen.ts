import type { AppContext } from '../../context.ts'
import { contributeInterests, contributeQuestionMarks } from '../questions/index.ts'
import { addToTagFollowers, contributeFollowedTags, tagSynonymsChanged } from '../tags/index.ts'
import { followedAmong, followedQuestionIds, followedTagIds, moveFollowers } from './store.ts'

/**
 * Lets questions and tags show whether the viewer follows them, although neither slice may import this one, and moves
 * the followers of new synonyms to the main tag. The emitter has locked the tags.
 */
export function contributeFollows(app: AppContext): void {
  contributeFollowedTags(app, (db, viewerId, ids) => followedAmong(db, viewerId, 'tag', ids))
  contributeQuestionMarks(app, async (db, viewerId, ids) => {
    const followed = viewerId === null ? [] : await followedAmong(db, viewerId, 'question', ids)
    return new Map([...followed].map((id) => [id, { followed: true }]))
  })
  contributeInterests(app, { followedQuestions: followedQuestionIds, followedTags: followedTagIds })
  app.bus.on(tagSynonymsChanged, async (tx, { tagId, added }) => {
    for (const id of added) {
      const { lost, won } = await moveFollowers(tx, 'tag', id, tagId)
      if (lost > 0) await addToTagFollowers(tx, id, -lost)
      if (won > 0) await addToTagFollowers(tx, tagId, won)
    }
  })
}
