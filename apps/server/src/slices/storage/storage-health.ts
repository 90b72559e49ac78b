import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { lookAtService } from '../../platform/files/s3/test-service.ts'
import { storageOf } from './storage-of.ts'

/** Returns where files are stored, and what is wrong with the bucket, if one is used. */
export async function storageHealth(ctx: AppContext): Promise<Schemas['StorageHealth']> {
  const { service, uploads, backups } = await storageOf(ctx)
  const usesBucket = service !== undefined && (uploads === 'bucket' || backups === 'bucket')
  const { failure } = usesBucket ? await lookAtService(service) : { failure: '' as const }
  return { uploads, backups, failure }
}
