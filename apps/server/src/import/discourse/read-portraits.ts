import type { ImportedAvatar } from '../import-avatars.ts'
import type { ImportRun } from '../run.ts'
import type { Row } from '../source/cells.ts'
import { idIn, textOf } from '../source/cells.ts'
import { findLocalIds } from '../store.ts'
import type { FormerUploads } from '../uploads.ts'
import type { DiscourseSite } from './site.ts'

/** Stores the portraits of the people who uploaded one. */
export async function readPortraits(
  run: ImportRun,
  { tables }: DiscourseSite,
  uploads: FormerUploads,
  rows: readonly Row[],
): Promise<ImportedAvatar[]> {
  const ids = rows.map((row) => textOf(row, 'id'))
  const users = await findLocalIds(run.ctx.db, run.source, 'user', ids)
  const files = await tables.related(
    'uploads',
    'id',
    rows.flatMap((row) => idIn(row, 'uploaded_avatar_id') ?? []),
  )
  const paths = new Map(files.map((row) => [textOf(row, 'id'), /\/uploads\/(.+)$/.exec(textOf(row, 'url'))?.[1]]))
  const avatars: ImportedAvatar[] = []
  for (const row of rows) {
    const id = textOf(row, 'id')
    const userId = users.get(id)
    const path = paths.get(textOf(row, 'uploaded_avatar_id'))
    const taken =
      path === undefined || userId === undefined || Number(id) < 1
        ? ''
        : await uploads.take(path, { source: 'avatar', ownerId: userId })
    const isTaken = typeof taken === 'string'
    avatars.push({ id, userId, address: isTaken ? taken : '', notes: isTaken ? [] : [{ id, reason: taken.lost }] })
  }
  return avatars
}
