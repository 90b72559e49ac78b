import { join } from 'node:path'
import type { AppContext } from '../../context.ts'
import type { FilePlaces } from '../../platform/files/chosen-files.ts'
import { LocalFiles } from '../../platform/files/files.ts'
import { S3Files } from '../../platform/files/s3/s3-files.ts'
import type { S3RetryPolicy, S3Service } from '../../platform/files/s3/s3-service.ts'
import { SERVING_POLICY } from '../../platform/files/s3/s3-service.ts'
import type { StorageChoice } from '../../platform/files/storage-choice.ts'
import type { SettingsGroups } from '../site-settings/index.ts'
import { readSettings } from '../site-settings/index.ts'

/** Returns where the site stores files: as its environment says, or else its settings. */
export async function storageOf(ctx: AppContext): Promise<StorageChoice> {
  return ctx.config.storage ?? choiceOf(await readSettings(ctx, 'storage'))
}

/** Returns where uploads are stored now, and where they were stored before. */
export async function placesOfUploads(ctx: AppContext, policy: S3RetryPolicy = SERVING_POLICY): Promise<FilePlaces> {
  const { service, uploads } = await storageOf(ctx)
  const folder = new LocalFiles(join(ctx.config.dataDir, 'uploads'))
  if (!service) return { chosen: folder, former: undefined }
  const bucket = new S3Files(service, policy)
  return uploads === 'bucket' ? { chosen: bucket, former: folder } : { chosen: folder, former: bucket }
}

function choiceOf(settings: SettingsGroups['storage']): StorageChoice {
  const service = serviceOf(settings)
  if (!service) return { service, uploads: 'folder', backups: 'folder' }
  const { uploads, backups } = settings
  return { service, uploads, backups }
}

/** Returns the service that settings name; undefined if they name none or are incomplete. */
export function serviceOf(settings: SettingsGroups['storage']): S3Service | undefined {
  const { endpoint, region, bucket, prefix, access_key_id, secret_access_key, path_style } = settings
  if (endpoint === '' || bucket === '' || access_key_id === '' || secret_access_key === '') return undefined
  return {
    endpoint,
    region,
    bucket,
    prefix,
    accessKeyId: access_key_id,
    secretAccessKey: secret_access_key,
    pathStyle: path_style,
  }
}
