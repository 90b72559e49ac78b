import type { Schemas } from '@quandary/api-client'
import type { FormValues } from '@quandary/ui'
import { isOn, textOf } from './settings-group.ts'

const PLACES = ['folder', 'bucket'] as const

/** Converts the values of the storage form to a request body. */
export function storageBody(values: FormValues): Schemas['StorageSettingsBody'] {
  const placeOf = (name: string) => PLACES.find((one) => one === values[name]) ?? 'folder'
  const secret = textOf(values, 'secret_access_key')
  return {
    uploads: placeOf('uploads'),
    backups: placeOf('backups'),
    endpoint: textOf(values, 'endpoint'),
    region: textOf(values, 'region'),
    bucket: textOf(values, 'bucket'),
    prefix: textOf(values, 'prefix'),
    access_key_id: textOf(values, 'access_key_id'),
    // Without a secret the server uses the stored one.
    ...(secret === '' ? {} : { secret_access_key: secret }),
    path_style: isOn(values, 'path_style'),
  }
}
