import type { S3Service } from './s3/s3-service.ts'

/** A folder of this machine, or a bucket. */
export type StoragePlace = 'bucket' | 'folder'

/** Where a site stores everything that is not in its database. */
export interface StorageChoice {
  /** Absent if no bucket is configured; uploads and backups are then stored in folders. */
  service: S3Service | undefined
  uploads: StoragePlace
  backups: StoragePlace
}
