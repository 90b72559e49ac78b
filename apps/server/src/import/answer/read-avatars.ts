import type { PictureAddresses } from '../former-pictures.ts'
import { takePictures } from '../former-pictures.ts'
import type { ImportedAvatar } from '../import-avatars.ts'
import type { ImportRun } from '../run.ts'
import type { Row } from '../source/cells.ts'
import { textOf } from '../source/cells.ts'
import { findLocalIds } from '../store.ts'
import type { FormerUploads } from '../uploads.ts'
import { avatarOf } from './read-people.ts'

/** Imports the avatars of people who have chosen a picture. */
export async function readAvatars(
  run: ImportRun,
  uploads: FormerUploads,
  addresses: PictureAddresses,
  rows: readonly Row[],
): Promise<ImportedAvatar[]> {
  const users = await findLocalIds(
    run.ctx.db,
    run.source,
    'user',
    rows.map((row) => textOf(row, 'id')),
  )
  const avatars: ImportedAvatar[] = []
  for (const row of rows) {
    const id = textOf(row, 'id')
    const userId = users.get(id)
    const { type, custom } = avatarOf(row)
    if (type !== 'custom' || custom === '' || userId === undefined) {
      avatars.push({ id, userId, address: '', notes: [] })
      continue
    }
    const { texts, notes } = await takePictures(uploads, addresses, {
      id,
      texts: [custom],
      ownerId: userId,
      source: 'avatar',
    })
    const address = texts[0] === custom ? '' : (texts[0] ?? '')
    const isElsewhere = address === '' && notes.length === 0
    avatars.push({ id, userId, address, notes: isElsewhere ? [{ id, reason: 'avatar on another server' }] : notes })
  }
  return avatars
}
