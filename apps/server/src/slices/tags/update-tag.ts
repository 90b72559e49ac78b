import { assertCanEditTag, assertCanEditTagSlug, canEditTagWithoutReview } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { NewRevision } from '../revisions/index.ts'
import { hasWaitingRevision, recordRevision, suggestRevision } from '../revisions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { applyTagEdit } from './apply-tag-edit.ts'
import { TagEditPending, TagExists } from './errors.ts'
import { findTagBySlug } from './store.ts'
import { recordFirstVersion, versionOf } from './tag-history.ts'
import { requireTag, readNames } from './tag-input.ts'
import type { TagText, WrittenTag } from './tag-text.ts'
import { renderTag } from './tag-text.ts'
import type { Tag } from './tag.ts'

/** The new texts of a tag; absent ones stay unchanged. */
interface GivenEdit extends Partial<WrittenTag> {
  tagId: number
  summary: string
}

/**
 * Edits a tag, or suggests the edit for review. An edit without changes does nothing.
 * @throws {PermissionDenied} without `tag.edit`; another slug without `tag.edit_slug_name`
 * @throws {TagNotFound} 400 @throws {InvalidFields} an invalid slug, an empty name
 * @throws {TagExists} the slug is taken @throws {TagEditPending} an edit is waiting for review
 */
export async function updateTag(
  ctx: AppContext,
  given: GivenEdit,
  viewer: Viewer,
): Promise<{ waitsForReview: boolean }> {
  const tag = await requireTag(ctx.db, given.tagId)
  const privileges = await readPrivileges(ctx)
  assertCanEditTag(viewer, { deleted: false }, privileges)
  const text = await readText(ctx, tag, given)
  if (isSame(tag, text)) return { waitsForReview: false }
  if (text.slug_name !== tag.slug_name) assertCanEditTagSlug(viewer, privileges)
  const made = { userId: viewer.id, summary: given.summary.trim(), at: ctx.clock.now() }
  const direct = canEditTagWithoutReview(viewer, privileges)
  await reportSlugConflict(() =>
    ctx.db.transaction().execute(async (tx) => {
      // Because of the lock, the later one of two concurrent edits sees the first.
      await lockRow(tx, 'tags', tag.id)
      if (await hasWaitingRevision(tx, 'tag', tag.id)) throw new TagEditPending()
      const namesake = await findTagBySlug(tx, text.slug_name)
      if (namesake && namesake.id !== tag.id) throw new TagExists()
      await recordFirstVersion(tx, tag, viewer.id)
      const version = await versionOf(tx, tag, text, made)
      await (direct ? editDirectly(ctx, tx, version) : suggest(tx, version))
    }),
  )
  return { waitsForReview: !direct }
}

async function readText(ctx: AppContext, tag: Tag, given: GivenEdit): Promise<TagText> {
  const { slug_name = tag.slug_name, display_name = tag.display_name, original_text = tag.original_text } = given
  const names = readNames({ slug_name, display_name })
  return renderTag(ctx, names.slug_name, { ...names, original_text })
}

function isSame(tag: Tag, text: TagText): boolean {
  return (['slug_name', 'display_name', 'original_text'] as const).every((key) => tag[key] === text[key])
}

async function editDirectly(ctx: AppContext, tx: Tx, version: NewRevision<'tag'>): Promise<void> {
  const { objectId: tagId, userId: actorId, content, summary, at } = version
  await recordRevision(tx, { ...version, status: 'applied' })
  await applyTagEdit(ctx, tx, { tagId, content, actorId, summary, at })
}

async function suggest(tx: Tx, version: NewRevision<'tag'>): Promise<void> {
  if ((await suggestRevision(tx, version)) === undefined) throw new TagEditPending()
}

/** Translates the unique violation when two tags are given the same slug concurrently; the first wins. */
async function reportSlugConflict(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw isUniqueViolation(error, 'slug_name') ? new TagExists() : error
  }
}
