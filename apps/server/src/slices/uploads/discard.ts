import type { AppContext } from '../../context.ts'
import { deleteUpload, markUpload } from './store.ts'
import { cropFolder, deletedPath } from './upload.ts'

/** Moves an upload to the deleted files, where nobody can read it. Idempotent. */
export async function discard(app: AppContext, path: string): Promise<void> {
  await app.files.move(path, deletedPath(path))
  await removeCrops(app, path)
  await markUpload(app.db, path, app.clock.now())
}

/** Restores a discarded upload. */
export async function restore(app: AppContext, path: string): Promise<void> {
  await app.files.move(deletedPath(path), path)
  await markUpload(app.db, path, null)
}

/** Removes an upload permanently. */
export async function purge(app: AppContext, path: string): Promise<void> {
  await removeCrops(app, path)
  await app.files.remove(deletedPath(path))
  await app.files.remove(path)
  await deleteUpload(app.db, path)
}

async function removeCrops(app: AppContext, path: string): Promise<void> {
  for (const crop of await app.files.list(cropFolder(path))) await app.files.remove(crop)
}
