import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { revertAnswer } from '../answers/index.ts'
import { revertQuestion } from '../questions/index.ts'
import type { RevisedType, VersionFacts } from '../revisions/index.ts'
import { findRevision, listObjectsEditedBy, listVersionFactsOf } from '../revisions/index.ts'
import { revertTag } from '../tags/index.ts'

/**
 * Reverts the posts of others, and the tags, whose last edit is by this person, to the last version by somebody else. A
 * post or tag that others have edited later is not changed.
 */
export async function undoEditsOf(ctx: AppContext, userId: number, actorId: number): Promise<void> {
  for (const type of ['question', 'answer', 'tag'] as const) {
    for (const id of await listObjectsEditedBy(ctx.db, userId, type)) await undoEdit(ctx, { type, id, userId, actorId })
  }
}

interface Undoing {
  type: RevisedType
  id: number
  userId: number
  actorId: number
}

async function undoEdit(ctx: AppContext, { type, id, userId, actorId }: Undoing): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { last, earlier, isOwnPost } = await findVersions(tx, { type, id, userId })
    if (last?.user_id !== userId || isOwnPost) return
    if (type === 'tag') {
      const content = earlier?.object_type === 'tag' ? earlier.content : undefined
      await revertTag(ctx, tx, { tagId: id, earlier: content, actorId })
    } else if (earlier?.object_type === 'question') await revertQuestion(ctx, tx, earlier, actorId)
    else if (earlier?.object_type === 'answer') await revertAnswer(ctx, tx, earlier, actorId)
  })
}

/** Finds the last version of an object and the last version by somebody else than this person. */
async function findVersions(db: Db, { type, id, userId }: Omit<Undoing, 'actorId'>) {
  const versions = (await listVersionFactsOf(db, type, id)).toSorted(
    (one, other) => effectiveAt(other) - effectiveAt(one) || other.id - one.id,
  )
  const first = versions.find(({ status }) => status === 'first')
  const earlier = versions.find(({ user_id }) => user_id !== userId)
  return {
    last: versions[0],
    earlier: earlier && (await findRevision(db, earlier.id)),
    isOwnPost: type !== 'tag' && first?.user_id === userId,
  }
}

/** Returns the time at which a version took effect: for a suggestion the time of its approval. */
function effectiveAt({ reviewed_at, created_at }: VersionFacts): number {
  return reviewed_at ?? created_at
}
