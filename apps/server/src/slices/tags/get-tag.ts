import type { OperationQuery, Schemas } from '@quandary/api-client'
import { canRecoverTag } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { TagNotFound } from './errors.ts'
import { findTagByAnySlug } from './former-slugs-store.ts'
import { countUses } from './relations-store.ts'
import { countSynonyms, findTag } from './store.ts'
import { tagIds } from './tag-input.ts'
import { followedTags } from './tag-marks.ts'
import { tagDetail } from './tag-view.ts'
import type { Tag } from './tag.ts'
import { normaliseSlug } from './tag.ts'

/**
 * Returns a tag by id or slug. A synonym leads to its main tag, and a former slug to the tag that had it. Deleted tags
 * are visible to those who may recover them.
 * @throws {TagNotFound} 404
 */
export async function getTag(
  ctx: AppContext,
  query: OperationQuery<'getTag'>,
  reader: { viewer: Viewer | null; language: Language },
): Promise<Schemas['TagDetail']> {
  const asked = await findRequested(ctx.db, query)
  if (!asked) throw new TagNotFound()
  const main = asked.main_tag_id === null ? asked : await findTag(ctx.db, asked.main_tag_id)
  const privileges = await readPrivileges(ctx)
  if (!main || (main.status === 'deleted' && !canRecoverTag(reader.viewer, { deleted: true }, privileges))) {
    throw new TagNotFound()
  }
  const [useCount, synonymCount, followed] = await Promise.all([
    countUses(ctx.db, main.id),
    countSynonyms(ctx.db, main.id),
    followedTags(ctx, reader.viewer?.id ?? null, [main.id]),
  ])
  const facts = { useCount, synonymCount, askedBySynonym: main.id !== asked.id, followed: followed.has(main.id) }
  return tagDetail(main, facts, { ...reader, privileges })
}

async function findRequested(db: Db, { id = '', name = '' }: OperationQuery<'getTag'>): Promise<Tag | undefined> {
  if (id !== '') return findTag(db, tagIds.key(id))
  // Some clients do not escape a plus in the name. In a query it arrives as a space, which no slug contains.
  const unescaped = name.includes(' ')
    ? await findTagByAnySlug(db, normaliseSlug(name.replaceAll(' ', '+')))
    : undefined
  return unescaped ?? findTagByAnySlug(db, normaliseSlug(name))
}
