import { createWriteStream } from 'node:fs'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { PRIVATE_FILE } from '../platform/files/private-files.ts'
import { S3Bucket } from '../platform/files/s3/s3-bucket.ts'
import { abortUploads, putLarge, readLarge } from '../platform/files/s3/s3-large.ts'
import type { S3RetryPolicy, S3Service } from '../platform/files/s3/s3-service.ts'
import { COPYING_POLICY } from '../platform/files/s3/s3-service.ts'

/** Folder of backups in a bucket, below the prefix of the service. */
const FOLDER = 'backups/'
/** Scheme of the addresses of backups in buckets. */
const SCHEME = 's3://'

/** True for the address of a backup in a bucket (`s3://…`), false for a path. */
export function isInBucket(place: string): boolean {
  return place.startsWith(SCHEME)
}

/** The backups in a bucket. Every operation throws an `S3Failure` if the service fails. */
export class BackupBucket {
  readonly #bucket: S3Bucket
  /** Address of the folder of backups, `s3://bucket/prefix/backups/`. */
  readonly address: string

  constructor(service: S3Service, policy: S3RetryPolicy = COPYING_POLICY) {
    const prefix = `${service.prefix}${FOLDER}`
    this.#bucket = new S3Bucket({ ...service, prefix }, policy)
    this.address = `${SCHEME}${service.bucket}/${prefix}`
  }

  /** Returns the name of a backup in this bucket; undefined for an address of anything else. */
  nameOf(address: string): string | undefined {
    if (!address.startsWith(this.address)) return undefined
    const name = address.slice(this.address.length)
    return /^[\w-][\w.-]*$/.test(name) ? name : undefined
  }

  /** Stores a file under its own name, compares the stored bytes, and returns the address. */
  async store(file: string): Promise<string> {
    const name = basename(file)
    await putLarge(this.#bucket, name, file)
    return `${this.address}${name}`
  }

  /**
   * Opens a backup; undefined if there is none.
   * @param partBytes bytes per request
   */
  async open(name: string, partBytes?: number): Promise<{ size: number; bytes: Readable } | undefined> {
    const size = await this.#bucket.size(name)
    if (size === undefined) return undefined
    const parts = readLarge(this.#bucket, name, size, partBytes)
    return { size, bytes: Readable.from(parts, { objectMode: false, highWaterMark: 1 }) }
  }

  /** Copies a backup into a new file that nobody else can read; returns false if there is none. */
  async fetch(name: string, file: string): Promise<boolean> {
    const found = await this.open(name)
    if (!found) return false
    await pipeline(found.bytes, createWriteStream(file, { flags: 'wx', mode: PRIVATE_FILE }))
    return true
  }

  /** Returns the names of all backups. */
  async names(): Promise<Set<string>> {
    return new Set((await this.#bucket.list('', { deep: false })).map(({ key }) => key))
  }

  /** Removes a backup; does nothing if there is none. */
  async remove(name: string): Promise<void> {
    await this.#bucket.remove(name)
  }

  /** Removes an incomplete backup: the object, and the parts of unfinished uploads. */
  async clear(name: string): Promise<void> {
    // Removes the object first: listing unfinished uploads, the next step, fails on some services.
    await this.#bucket.remove(name)
    await abortUploads(this.#bucket, name)
  }
}
