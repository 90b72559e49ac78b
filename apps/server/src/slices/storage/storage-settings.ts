import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { S3FailureKind } from '../../platform/files/s3/s3-failure.ts'
import {
  isAccessKeyId,
  isBucketName,
  isEndpoint,
  isObjectPrefix,
  isRegion,
} from '../../platform/files/s3/s3-service.ts'
import type { ServiceTest } from '../../platform/files/s3/test-service.ts'
import { testService } from '../../platform/files/s3/test-service.ts'
import type { StorageChoice } from '../../platform/files/storage-choice.ts'
import type { FieldRefusal } from '../../platform/refusals/refusal.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import { isMask, sendsElsewhere } from '../../platform/secrets/stored-secret.ts'
import type { Administrator } from '../audit-log/index.ts'
import type { SettingsGroups } from '../site-settings/index.ts'
import { readSettings, SETTINGS_SECRETS, writeSettings } from '../site-settings/index.ts'
import { StorageIsSet } from './errors.ts'
import { serviceOf } from './storage-of.ts'

type Stored = SettingsGroups['storage']

/** Has a fixed length, so that it does not reveal the length of the secret. */
const MASK = '******'

/** Returns where files are stored; the secret is masked. */
export async function getStorageSettings(ctx: AppContext): Promise<Schemas['StorageSettings']> {
  const { storage: set } = ctx.config
  const settings = set ? settingsOf(set) : await readSettings(ctx, 'storage')
  return {
    ...settings,
    secret_access_key: settings.secret_access_key === '' ? '' : MASK,
    from_environment: set !== undefined,
  }
}

/**
 * Saves where files are stored. A chosen bucket is tested first.
 * @throws {StorageIsSet} if the environment decides where files are stored
 * @throws {InvalidFields} for values that cannot be used, and if the test fails
 */
export async function updateStorageSettings(ctx: AppContext, given: Partial<Stored>, by: Administrator): Promise<void> {
  if (ctx.config.storage) throw new StorageIsSet()
  const settings = await completeStorage(ctx, given)
  const service = serviceOf(settings)
  if (service && (settings.uploads === 'bucket' || settings.backups === 'bucket')) {
    const { failure } = await testService(service)
    if (failure !== '') {
      throw new InvalidFields([{ field: FIELDS[failure] ?? 'endpoint', message: `validation.storage_${failure}` }])
    }
  }
  await writeSettings(ctx, 'storage', settings, by)
}

/** The field of the form that a kind of failure is shown at; failures without one are shown at the address. */
const FIELDS: { [Kind in S3FailureKind]?: keyof Stored } = {
  bucket: 'bucket',
  key: 'access_key_id',
  permission: 'access_key_id',
  region: 'region',
}

/**
 * Tests the bucket that the environment names, or else the bucket of the given settings, whether they are saved or not.
 * @throws {InvalidFields} in the same cases as {@link updateStorageSettings}
 */
export async function testStorage(ctx: AppContext, given: Partial<Stored>): Promise<ServiceTest> {
  const service = ctx.config.storage?.service ?? serviceOf(await completeStorage(ctx, { ...given, uploads: 'bucket' }))
  // Never happens: `completeStorage` refuses settings of a bucket that name no service.
  if (!service) throw new InvalidFields([{ field: 'endpoint', message: 'validation.required' }])
  return testService(service)
}

/**
 * Completes given settings with the stored ones.
 * @throws {InvalidFields} also if a stored secret would be used with another service or key
 */
async function completeStorage(ctx: AppContext, given: Partial<Stored>): Promise<Stored> {
  const stored = await readSettings(ctx, 'storage')
  const { secret_access_key: typed } = given
  const keeps = typed === undefined || isMask(typed)
  const read = trimmed({ ...stored, ...given, secret_access_key: keeps ? stored.secret_access_key : typed })
  const wrong = wrongFields(read)
  const isOther = sendsElsewhere(stored, read, SETTINGS_SECRETS.storage.secret_access_key)
  if (keeps && stored.secret_access_key !== '' && isOther) {
    wrong.push({ field: 'secret_access_key', message: 'validation.secret_again' })
  }
  if (wrong.length > 0) throw new InvalidFields(wrong)
  return read
}

function trimmed(settings: Stored): Stored {
  return {
    ...settings,
    endpoint: settings.endpoint.trim().replace(/\/+$/, ''),
    region: settings.region.trim(),
    bucket: settings.bucket.trim(),
    prefix: settings.prefix.trim(),
    access_key_id: settings.access_key_id.trim(),
  }
}

function wrongFields(settings: Stored): FieldRefusal[] {
  const { uploads, backups, endpoint, region, bucket, prefix, access_key_id: accessKeyId } = settings
  const wrong: FieldRefusal[] = []
  if (uploads === 'bucket' || backups === 'bucket') {
    for (const field of ['endpoint', 'region', 'bucket', 'access_key_id', 'secret_access_key'] as const) {
      if (settings[field] === '') wrong.push({ field, message: 'validation.required' })
    }
  }
  if (endpoint !== '' && !isEndpoint(endpoint))
    wrong.push({ field: 'endpoint', message: 'validation.storage_endpoint' })
  if (!isRegion(region)) wrong.push({ field: 'region', message: 'validation.invalid' })
  if (bucket !== '' && !isBucketName(bucket)) wrong.push({ field: 'bucket', message: 'validation.storage_bucket_name' })
  if (!isObjectPrefix(prefix)) wrong.push({ field: 'prefix', message: 'validation.storage_prefix' })
  if (!isAccessKeyId(accessKeyId)) wrong.push({ field: 'access_key_id', message: 'validation.invalid' })
  return wrong
}

function settingsOf({ service, uploads, backups }: StorageChoice): Stored {
  return {
    uploads,
    backups,
    endpoint: service?.endpoint ?? '',
    region: service?.region ?? '',
    bucket: service?.bucket ?? '',
    prefix: service?.prefix ?? '',
    access_key_id: service?.accessKeyId ?? '',
    secret_access_key: service?.secretAccessKey ?? '',
    path_style: service?.pathStyle ?? true,
  }
}
