import { isIP } from 'node:net'

/** A bucket of an S3-compatible service, and the access key for it. */
export interface S3Service {
  /** Address of the service, such as `https://s3.eu-central-1.amazonaws.com`, without a path. */
  endpoint: string
  /** Region of the bucket; services without regions mostly accept `us-east-1` or `auto`. */
  region: string
  bucket: string
  /** Prefix of the name of every object, such as `community/`; '' for none. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
  /** True to name the bucket in the path of an address; false to name it before the host. */
  pathStyle: boolean
}

/** Time limits and retries of a request. */
export interface S3RetryPolicy {
  /** Time limit of one attempt in milliseconds, including the transfer of both bodies. */
  attemptMs: number
  /** Maximum number of attempts at an idempotent request. */
  attempts: number
  /** Delay before the second attempt in milliseconds; doubled before each further attempt. */
  backOffMs: number
}

/** The policy for requests that are made while somebody waits for a page. */
export const SERVING_POLICY: S3RetryPolicy = { attemptMs: 10_000, attempts: 3, backOffMs: 200 }
/** The policy for backups and for moving files: parts are larger, and nobody waits for them. */
export const COPYING_POLICY: S3RetryPolicy = { attemptMs: 120_000, attempts: 5, backOffMs: 500 }
/** The policy for testing settings: an administrator wants to see the first failure. */
export const TESTING_POLICY: S3RetryPolicy = { attemptMs: 10_000, attempts: 1, backOffMs: 0 }
/**
 * The policy for requests that other work waits for: the dashboard, the end of a process, and the claim of a backup
 * whose process has died.
 */
export const BRIEF_POLICY: S3RetryPolicy = { attemptMs: 3_000, attempts: 1, backOffMs: 0 }

/**
 * Returns the address of an object.
 * @param key without the prefix; consists of characters that {@link isObjectPrefix} allows
 */
export function addressOfObject({ endpoint, bucket, prefix, pathStyle }: S3Service, key: string): URL {
  const url = new URL(endpoint)
  // An IP address cannot have a subdomain for the bucket.
  if (pathStyle || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) url.pathname = `/${bucket}/${prefix}${key}`
  else {
    url.hostname = `${bucket}.${url.hostname}`
    url.pathname = `/${prefix}${key}`
  }
  return url
}

/** Returns the address of the bucket itself. */
export function addressOfBucket(service: S3Service): URL {
  return addressOfObject({ ...service, prefix: '' }, '')
}

/** True for a name of a bucket as services accept it (3 to 63 characters, usable in a host name). */
export function isBucketName(text: string): boolean {
  return /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) && !text.includes('..')
}

/** True for the name of a region, or ''. */
export function isRegion(text: string): boolean {
  return /^[\w-]*$/.test(text)
}

/**
 * True for '' and for ids of access keys that fit into the Authorization header, where commas and slashes separate its
 * parts.
 */
export function isAccessKeyId(text: string): boolean {
  return /^[!-~]*$/.test(text) && !/[,/]/.test(text)
}

/** True for '' and for names of folders, each followed by a slash. */
export function isObjectPrefix(text: string): boolean {
  return text.length <= 200 && /^(?:[\w-][\w.-]*\/)*$/.test(text)
}

/** True for the address of a service: http or https, with a host and optionally a port. */
export function isEndpoint(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === ''
}
