import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { recordRevision } from '../revisions/index.ts'
import { TagExists } from './errors.ts'
import { tagEdited, tagRecovered } from './events.ts'
import { recordTagCreation } from './store-new-tags.ts'
import { findTagBySlug, insertTags, restoreTag, updateTags } from './store.ts'
import { recordFirstVersion, versionOf } from './tag-history.ts'
import { readNames } from './tag-input.ts'
import type { TagText, WrittenTag } from './tag-text.ts'
import { renderTag } from './tag-text.ts'

interface Actor {
  userId: number
  at: number
}

/**
 * Creates a tag, or restores a deleted one with the new texts.
 * @returns its slug
 * @throws {InvalidFields} an invalid slug, an empty name
 * @throws {TagExists} the slug is taken
 */
export async function createTag(
  ctx: AppContext,
  given: WrittenTag & { display_name: string },
  viewer: Viewer,
): Promise<string> {
  const names = readNames(given)
  const text = await renderTag(ctx, names.slug_name, { ...given, ...names })
  await ctx.db.transaction().execute(async (tx) => {
    const actor = { userId: viewer.id, at: ctx.clock.now() }
    const [tag] = await insertTags(tx, [{ ...text, user_id: actor.userId, created_at: actor.at }])
    if (tag) await recordTagCreation(tx, ctx.bus, tag, actor)
    else await restoreDeleted(ctx, tx, text, actor)
  })
  return text.slug_name
}

async function restoreDeleted(ctx: AppContext, tx: Tx, text: TagText, { userId, at }: Actor): Promise<void> {
  const before = await findTagBySlug(tx, text.slug_name)
  if (!before || !(await restoreTag(tx, before.id, at))) throw new TagExists()
  const { id: tagId } = before
  await ctx.bus.emit(tx, tagRecovered, { tagId, actorId: userId, at })
  if (before.display_name === text.display_name && before.original_text === text.original_text) return
  await recordFirstVersion(tx, before, userId)
  await updateTags(tx, [tagId], text)
  const version = await versionOf(tx, before, text, { userId, summary: '', at })
  await recordRevision(tx, { ...version, status: 'applied' })
  await ctx.bus.emit(tx, tagEdited, { tagId, actorId: userId, at, summary: '' })
}
