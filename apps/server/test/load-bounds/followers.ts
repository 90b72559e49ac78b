import type { Db } from '../../src/platform/db/database.ts'
import { kindNumber } from '../../src/platform/ids/object-kinds.ts'
import { inBatches } from '../../src/platform/db/in-batches.ts'
import { addToTagFollowers, findTagBySlug } from '../../src/slices/tags/index.ts'
import { insertUser } from '../../src/slices/users/index.ts'

/** Creates members without a password who follow a tag and want mails about its questions. */
export async function addFollowers(db: Db, slug: string, count: number): Promise<void> {
  const tag = await findTagBySlug(db, slug)
  if (!tag) throw new Error(`There is no tag ${slug}`)
  const at = Date.now()
  await db.transaction().execute(async (tx) => {
    const ids: number[] = []
    for (let n = 0; n < count; n += 1) {
      const username = `follower-${n}`
      const person = { username, display_name: username, e_mail: `${username}@qa.test`, password_hash: null }
      ids.push(await insertUser(tx, { ...person, status: 'normal', mail_status: 1, role_id: 1, created_at: at }))
    }
    await addToTagFollowers(tx, tag.id, count)
    await inBatches(ids, async (part) => {
      const follows = part.map(
        (user_id) => ({ user_id, object_type: kindNumber('tag'), object_id: tag.id, created_at: at }) as const,
      )
      await tx.insertInto('follows').values(follows).execute()
      const wishes = part.map(
        (user_id) => ({ user_id, source: 'all_new_question_for_following_tags', enabled: 1 }) as const,
      )
      await tx.insertInto('mail_settings').values(wishes).execute()
      return []
    })
  })
}
