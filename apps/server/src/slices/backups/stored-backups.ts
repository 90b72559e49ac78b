import { open, rm, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import type { AppContext } from '../../context.ts'
import { BackupBucket, isInBucket } from '../../backup/index.ts'
import { unlessAbsent } from '../../platform/files/unless-absent.ts'
import { BRIEF_POLICY, SERVING_POLICY } from '../../platform/files/s3/s3-service.ts'
import { storageOf } from '../storage/index.ts'
import { hasNameOfBackup } from './backup-name.ts'

/** Bytes per part of a download. A part has to arrive within the timeout of a request even over a slow connection. */
const PART = 1024 * 1024

/**
 * Returns a function that checks if a backup still exists where it was stored. The bucket is listed once. If that
 * fails, the backups in it count as existing.
 */
export async function findStored(
  ctx: AppContext,
  places: readonly string[],
): Promise<(place: string) => Promise<boolean>> {
  const { service } = places.some(isInBucket) ? await storageOf(ctx) : { service: undefined }
  const bucket = service && new BackupBucket(service, BRIEF_POLICY)
  const names = await bucket?.names().catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'the backups in the bucket could not be listed')
  })
  return async (place) => {
    if (!isInBucket(place)) return isFile(place)
    const name = bucket?.nameOf(place)
    return name !== undefined && (names === undefined || names.has(name))
  }
}

/** Opens a backup in the configured bucket; undefined if it is not there. */
export async function openInBucket(
  ctx: AppContext,
  address: string,
): Promise<{ size: number; bytes: Readable } | undefined> {
  const { service } = await storageOf(ctx)
  const bucket = service && new BackupBucket(service, SERVING_POLICY)
  const name = bucket?.nameOf(address)
  return name === undefined || !hasNameOfBackup(name) ? undefined : bucket?.open(name, PART)
}

/** Opens a backup in a folder; undefined if it is not there. */
export async function openInFolder(path: string): Promise<{ size: number; bytes: Readable } | undefined> {
  const handle = await unlessAbsent(open(path))
  if (!handle) return undefined
  try {
    const { size } = await handle.stat()
    return { size, bytes: handle.createReadStream() }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Deletes a stored backup. Does nothing if it is gone, or in a bucket that is no longer the configured one. */
export async function deleteStored(ctx: AppContext, place: string): Promise<void> {
  if (!isInBucket(place)) return rm(place, { force: true })
  const { service } = await storageOf(ctx)
  const bucket = service && new BackupBucket(service, BRIEF_POLICY)
  const name = bucket?.nameOf(place)
  if (name !== undefined) await bucket?.remove(name)
}

/** Removes from the bucket what an unfinished run left there. */
export async function clearBucket(ctx: AppContext, file: string): Promise<void> {
  const { service } = await storageOf(ctx)
  if (service && file !== '') await new BackupBucket(service, BRIEF_POLICY).clear(basename(file))
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  )
}
