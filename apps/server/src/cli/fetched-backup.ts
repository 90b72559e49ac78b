import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BackupBucket, isInBucket } from '../backup/index.ts'
import { readConfig, readDatabaseConfig } from '../config.ts'
import { S3Failure } from '../platform/files/s3/s3-failure.ts'
import type { S3Service } from '../platform/files/s3/s3-service.ts'
import { storageOf } from '../slices/storage/index.ts'
import type { CommandInput } from './command.ts'
import { CommandFailed } from './command.ts'
import { withUnchangedSite } from './open-site.ts'

/**
 * Runs `work` with the path of a backup. A backup in a bucket (`s3://…`) is downloaded into the folder for
 * temporary files, and deleted afterwards.
 * @throws {CommandFailed} if the address is in no configured bucket, there is no such backup, or the bucket fails
 */
export async function withBackupFile<T>(
  { env }: CommandInput,
  place: string,
  work: (file: string) => Promise<T>,
): Promise<T> {
  if (!isInBucket(place)) return work(resolve(place))
  const service = await serviceOf(env)
  const bucket = service && new BackupBucket(service)
  const name = bucket?.nameOf(place)
  if (!bucket || name === undefined) {
    const known = bucket ? `The known bucket is ${bucket.address}.` : 'Set S3_BUCKET and the other S3_ variables.'
    throw new CommandFailed(`${place} is in no known bucket. ${known}`)
  }
  const folder = await mkdtemp(join(tmpdir(), 'quandary-fetched-'))
  try {
    const file = join(folder, name)
    if (!(await bucket.fetch(name, file))) throw new CommandFailed(`There is no backup ${place}`)
    return await work(file)
  } catch (error) {
    if (error instanceof S3Failure)
      throw new CommandFailed(`${place} cannot be read: ${error.message}`, { cause: error })
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the bucket of the environment, or else that of the installed site. */
async function serviceOf(env: CommandInput['env']): Promise<S3Service | undefined> {
  const config = readConfig(env)
  if (config.storage || !readDatabaseConfig(config.dataDir)) return config.storage?.service
  return withUnchangedSite(env, async (site) => (await storageOf(site)).service)
}
