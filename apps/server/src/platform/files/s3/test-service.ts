import { randomBytes } from 'node:crypto'
import { S3Bucket } from './s3-bucket.ts'
import type { S3FailureKind } from './s3-failure.ts'
import { S3Failure } from './s3-failure.ts'
import type { S3Service } from './s3-service.ts'
import { BRIEF_POLICY, TESTING_POLICY } from './s3-service.ts'

/** The outcome of a test; `failure` is '' if everything worked. */
export interface ServiceTest {
  failure: S3FailureKind | ''
  /** The message of the service or of the operating system. */
  detail: string
}

/**
 * Tries every operation that files need, with a small object: stores it, reads it, finds it in a list and removes it.
 */
export function testService(service: S3Service): Promise<ServiceTest> {
  return attempt(async () => {
    const bucket = new S3Bucket(service, TESTING_POLICY)
    const bytes = randomBytes(16)
    const key = `check/${bytes.toString('hex')}`
    await bucket.put(key, bytes)
    const read = await bucket.get(key)
    if (read === undefined || !bytes.equals(read))
      throw new S3Failure('changed', 'The stored bytes are not those sent.')
    const listed = await bucket.list('check/', { deep: true })
    if (!listed.some((object) => object.key === key)) throw new S3Failure('changed', 'A stored object is in no list.')
    await bucket.remove(key)
  })
}

/** Tests that a service can be read now; changes nothing. */
export function lookAtService(service: S3Service): Promise<ServiceTest> {
  return attempt(async () => {
    await new S3Bucket(service, BRIEF_POLICY).get('check/none')
  })
}

async function attempt(work: () => Promise<void>): Promise<ServiceTest> {
  try {
    await work()
    return { failure: '', detail: '' }
  } catch (error) {
    if (error instanceof S3Failure) return { failure: error.kind, detail: error.message }
    throw error
  }
}
