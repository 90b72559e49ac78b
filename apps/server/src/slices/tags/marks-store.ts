import type { Db, Tx } from '../../platform/db/database.ts'

/** The marks administrators can set on tags. */
export type TagMark = 'recommend' | 'reserved'

/** Returns the slugs of the marked tags, in alphabetical order. */
export async function findMarkedSlugs(db: Db): Promise<Record<TagMark, string[]>> {
  const rows = await db
    .selectFrom('tags')
    .select(['slug_name', 'recommend', 'reserved'])
    .where((eb) => eb.or([eb('recommend', '=', 1), eb('reserved', '=', 1)]))
    .where('status', '=', 'available')
    .orderBy('slug_name')
    .execute()
  const of = (mark: TagMark): string[] => rows.filter((row) => row[mark] === 1).map((row) => row.slug_name)
  return { recommend: of('recommend'), reserved: of('reserved') }
}

/** Sets a mark on exactly the given tags and clears it on all others. */
export async function setTagMark(tx: Tx, mark: TagMark, ids: readonly number[]): Promise<void> {
  const on = mark === 'recommend' ? { recommend: 1 as const } : { reserved: 1 as const }
  const off = mark === 'recommend' ? { recommend: 0 as const } : { reserved: 0 as const }
  await tx.updateTable('tags').set(off).where(mark, '=', 1).execute()
  if (ids.length === 0) return
  await tx
    .updateTable('tags')
    .set(on)
    .where('id', 'in', [...ids])
    .execute()
}
