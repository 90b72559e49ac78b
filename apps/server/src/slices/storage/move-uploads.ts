import type { AppContext } from '../../context.ts'
import type { Files } from '../../platform/files/files.ts'
import { S3Failure } from '../../platform/files/s3/s3-failure.ts'
import { COPYING_POLICY } from '../../platform/files/s3/s3-service.ts'
import { placesOfUploads } from './storage-of.ts'

/** The outcome of a move of uploads. */
export interface MovedUploads {
  copied: number
  /** Number of uploads with the same bytes in both places, copied ones included. */
  compared: number
  removed: number
  failed: { path: string; reason: string }[]
}

/** Options of a move of uploads. */
export interface MoveOptions {
  /** True to delete each file from the former place (where uploads were stored before) once its copy was compared. */
  deletes: boolean
  onProgress?: (done: number, total: number) => void
}

/**
 * Copies uploads from the former place, where they were stored before, into the one that the settings choose, and
 * compares each. Repeating it resumes: uploads that are already there are only compared.
 * @returns undefined if there is no former place
 */
export async function moveUploads(ctx: AppContext, options: MoveOptions): Promise<MovedUploads | undefined> {
  const { chosen, former } = await placesOfUploads(ctx, COPYING_POLICY)
  if (!former) return undefined
  const moved: MovedUploads = { copied: 0, compared: 0, removed: 0, failed: [] }
  const paths = await former.all()
  for (const [index, path] of paths.entries()) {
    try {
      await moveOne({ chosen, former, path, deletes: options.deletes }, moved)
    } catch (error) {
      // If the service refuses the key or cannot be reached, every further file fails too.
      if (error instanceof S3Failure && error.kind !== 'changed') throw error
      moved.failed.push({ path, reason: error instanceof Error ? error.message : String(error) })
    }
    options.onProgress?.(index + 1, paths.length)
  }
  return moved
}

interface Move {
  chosen: Files
  former: Files
  path: string
  deletes: boolean
}

async function moveOne({ chosen, former, path, deletes }: Move, moved: MovedUploads): Promise<void> {
  const bytes = await former.read(path)
  // The site has moved or removed the upload meanwhile.
  if (bytes === undefined) return
  const present = await chosen.read(path)
  if (present === undefined) {
    await chosen.put(path, bytes)
    moved.copied += 1
  }
  const stored = present ?? (await chosen.read(path))
  // The site changes the former place first. An upload that was discarded there during the copy must not reappear.
  if ((await former.read(path)) === undefined) {
    if (present === undefined) await chosen.remove(path)
    return
  }
  if (stored === undefined || !bytes.equals(stored)) throw new DifferentCopy()
  moved.compared += 1
  if (!deletes) return
  await former.remove(path)
  moved.removed += 1
}

/** The two places have different bytes at the same path. */
class DifferentCopy extends Error {
  override name = 'DifferentCopy'
  constructor() {
    super('The bytes in the two places differ. Nothing was replaced or deleted.')
  }
}
