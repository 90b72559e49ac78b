import type { AppContext } from '../../context.ts'
import { deleteUpload, markUpload } from './store.ts'
import { cropFolder, deletedPath } from './upload.ts'

/** Moves an upload to the deleted files, where nobody can read it. Idempotent. */
export async function discard(ctx: AppContext, path: string): Promise<void> {
  await ctx.files.move(path, deletedPath(path))
  await removeCrops(ctx, path)
  await markUpload(ctx.db, path, ctx.clock.now())
}

/** Restores a discarded upload. */
export async function restore(ctx: AppContext, path: string): Promise<void> {
  await ctx.files.move(deletedPath(path), path)
  await markUpload(ctx.db, path, null)
}

/** Removes an upload permanently. */
export async function purge(ctx: AppContext, path: string): Promise<void> {
  await removeCrops(ctx, path)
  await ctx.files.remove(deletedPath(path))
  await ctx.files.remove(path)
  await deleteUpload(ctx.db, path)
}

async function removeCrops(ctx: AppContext, path: string): Promise<void> {
  for (const crop of await ctx.files.list(cropFolder(path))) await ctx.files.remove(crop)
}
