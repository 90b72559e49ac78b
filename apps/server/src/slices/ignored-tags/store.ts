import type { Expression } from 'kysely'
import { expressionBuilder } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { IgnoredDisplay } from './ignored-tag.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    ignored_tags: { user_id: number; tag_id: number; created_at: number }
    ignored_tag_settings: { user_id: number; display: IgnoredDisplay }
  }
}

/** Returns the ids of the tags that a person ignores. */
export async function findIgnoredTagIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('ignored_tags').select('tag_id').where('user_id', '=', userId).execute()
  return rows.map((row) => row.tag_id)
}

/** Ignores tags for a person; tags that are ignored already are left unchanged. */
export async function insertIgnoredTags(tx: Db, userId: number, tagIds: readonly number[], at: number): Promise<void> {
  if (tagIds.length === 0) return
  await tx
    .insertInto('ignored_tags')
    .values(tagIds.map((id) => ({ user_id: userId, tag_id: id, created_at: at })))
    .onConflict((conflict) => conflict.columns(['user_id', 'tag_id']).doNothing())
    .execute()
}

/** Stops ignoring the given tags for a person. */
export async function deleteIgnoredTags(tx: Db, userId: number, tagIds: readonly number[]): Promise<void> {
  if (tagIds.length === 0) return
  await tx
    .deleteFrom('ignored_tags')
    .where('user_id', '=', userId)
    .where('tag_id', 'in', [...tagIds])
    .execute()
}

/** Reads how lists show a person the questions with ignored tags. */
export async function findIgnoredDisplay(db: Db, userId: number): Promise<IgnoredDisplay> {
  const row = await db
    .selectFrom('ignored_tag_settings')
    .select('display')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.display ?? 'dim'
}

export async function setIgnoredDisplay(tx: Db, userId: number, display: IgnoredDisplay): Promise<void> {
  await tx
    .insertInto('ignored_tag_settings')
    .values({ user_id: userId, display })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ display }))
    .execute()
}

/** Returns those of the given people who ignore one of the tags. */
export async function findIgnorersAmong(
  db: Db,
  tagIds: readonly number[],
  userIds: readonly number[],
): Promise<Set<number>> {
  if (tagIds.length === 0) return new Set()
  const rows = await inBatches(userIds, (part) =>
    db
      .selectFrom('ignored_tags')
      .select('user_id')
      .where('tag_id', 'in', [...tagIds])
      .where('user_id', 'in', [...part])
      .execute(),
  )
  return new Set(rows.map((row) => row.user_id))
}

/** Selects the ids of the tags that a person ignores and of their synonyms, as a subquery. */
export function ignoredTagIds(userId: number): Expression<number> {
  const ignored = () =>
    expressionBuilder<Tables>()
      .selectFrom('ignored_tags')
      .select('ignored_tags.tag_id')
      .where('ignored_tags.user_id', '=', userId)
      .$asScalar()
  return expressionBuilder<Tables>()
    .selectFrom('tags as ignored_family')
    .select('ignored_family.id')
    .where((eb) => eb.or([eb('ignored_family.id', 'in', ignored()), eb('ignored_family.main_tag_id', 'in', ignored())]))
    .$asScalar()
}

/** Lets the people who ignore one tag ignore another instead. */
export async function moveIgnorers(tx: Db, fromId: number, toId: number): Promise<void> {
  await tx
    .insertInto('ignored_tags')
    .columns(['user_id', 'tag_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('ignored_tags as old')
        .select(['old.user_id', eb.val(toId).as('tag_id'), 'old.created_at'])
        .where('old.tag_id', '=', fromId)
        .where((inner) =>
          inner.not(
            inner.exists(
              inner
                .selectFrom('ignored_tags as known')
                .select('known.user_id')
                .whereRef('known.user_id', '=', 'old.user_id')
                .where('known.tag_id', '=', toId),
            ),
          ),
        ),
    )
    .execute()
  await tx.deleteFrom('ignored_tags').where('tag_id', '=', fromId).execute()
}

/** Deletes the ignored tags of a person whose account is deleted. */
export async function deleteIgnoredOf(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom('ignored_tags').where('user_id', '=', userId).execute()
  await tx.deleteFrom('ignored_tag_settings').where('user_id', '=', userId).execute()
}
