import type { AppContext } from '../../context.ts'
import { cleanPicture } from './picture.ts'
import { insertUpload } from './store.ts'
import type { Source } from './upload.ts'
import { RULES, newPath } from './upload.ts'

/**
 * Stores a re-encoded picture under a new path.
 * @throws {NotAPicture | TypeNotTaken | TooManyPixels | DamagedPicture}
 * @throws {TooManyRequests} if too many pictures are queued
 */
export async function storePicture(
  ctx: AppContext,
  file: Buffer,
  { source, ownerId }: { source: Source; ownerId: number },
): Promise<{ id: number; path: string }> {
  const { bytes, type, width, height } = await cleanPicture(file, RULES[source])
  const path = newPath(source, type)
  // The row is inserted first and stays if storing fails: a service may have stored a file without confirming it, and a
  // file without a row would never be cleaned up.
  const row = { owner_id: ownerId, source, path, bytes: bytes.length, width, height, created_at: ctx.clock.now() }
  const id = await insertUpload(ctx.db, row)
  await ctx.files.put(path, bytes)
  return { id, path }
}
