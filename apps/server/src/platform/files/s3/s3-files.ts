import type { Files } from '../files.ts'
import { isFilePath, locate } from '../file-path.ts'
import type { S3Object } from './s3-bucket.ts'
import { S3Bucket } from './s3-bucket.ts'
import type { S3RetryPolicy, S3Service } from './s3-service.ts'

/** Prefix of the names of uploads, below the prefix of the service. */
const FOLDER = 'uploads/'

/** Files in a bucket. Every operation throws an `S3Failure` if the service fails. */
export class S3Files implements Files {
  readonly #bucket: S3Bucket

  constructor(service: S3Service, policy: S3RetryPolicy) {
    this.#bucket = new S3Bucket({ ...service, prefix: `${service.prefix}${FOLDER}` }, policy)
  }

  async put(path: string, bytes: Uint8Array): Promise<void> {
    await this.#bucket.put(locate(path), bytes)
  }

  async read(path: string): Promise<Buffer | undefined> {
    return this.#bucket.get(locate(path))
  }

  async move(from: string, to: string): Promise<void> {
    const [source, target] = [locate(from), locate(to)]
    // Copies before removing: if the removal fails, both files are left, and the next attempt removes the old one.
    if (await this.#bucket.copy(source, target)) await this.#bucket.remove(source)
  }

  async remove(path: string): Promise<void> {
    await this.#bucket.remove(locate(path))
  }

  async list(folder: string): Promise<string[]> {
    return pathsAmong(await this.#bucket.list(`${locate(folder)}/`, { deep: false }))
  }

  async all(): Promise<string[]> {
    return pathsAmong(await this.#bucket.list('', { deep: true })).toSorted()
  }
}

function pathsAmong(objects: readonly S3Object[]): string[] {
  return objects.map(({ key }) => key).filter(isFilePath)
}
