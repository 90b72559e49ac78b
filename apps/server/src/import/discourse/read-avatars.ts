import type { ImportedAvatar } from '../import-avatars.ts'
import type { ImportRun } from '../run.ts'
import type { Row } from '../source/cells.ts'
import { idIn, textOf } from '../source/cells.ts'
import { findLocalIds } from '../store.ts'
import type { FormerUploads, LostPicture } from '../uploads.ts'
import type { DiscourseSite } from './site.ts'
import { PICTURE_PATH } from './upload-links.ts'

const AVATAR_PATH = new RegExp(`${PICTURE_PATH}$`, 'i')

/** Imports the pictures that people have uploaded of themselves. */
export async function readAvatars(
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
  const urls = new Map(files.map((row) => [textOf(row, 'id'), textOf(row, 'url')]))
  const avatars: ImportedAvatar[] = []
  for (const row of rows) {
    const id = textOf(row, 'id')
    const [userId, uploadId] = [users.get(id), idIn(row, 'uploaded_avatar_id')]
    const hasNone = userId === undefined || uploadId === undefined || Number(id) < 1
    const taken = hasNone ? '' : await take(uploads, urls.get(uploadId), userId)
    const isTaken = typeof taken === 'string'
    avatars.push({ id, userId, address: isTaken ? taken : '', notes: isTaken ? [] : [{ id, reason: taken.lost }] })
  }
  return avatars
}

/**
 * Stores the picture of an upload.
 * @param url of the upload; it is on another host if the site stores files in an object store
 */
async function take(uploads: FormerUploads, url: string | undefined, ownerId: number): Promise<string | LostPicture> {
  const path = AVATAR_PATH.exec(url ?? '')?.[1]
  if (path === undefined) return { lost: `portrait that is not among the uploads of the site: ${url ?? '(none)'}` }
  return uploads.take(path, { source: 'avatar', ownerId })
}
