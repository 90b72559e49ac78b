import type { Schemas } from '@quandary/api-client'
import { updateStorageSettingsLimits as limits } from '@quandary/api-client/limits'
import { operationKey, operationQuery } from '@quandary/api-client/query'
import type { FormField, FormValues } from '@quandary/ui'
import { valuesOf, type SettingsGroup } from '../settings-group.ts'
import { storageBody } from '../storage-body.ts'
import { StorageTest } from '../storage-test.tsx'

type Storage = Schemas['StorageSettings']

const usesBucket = (values: FormValues) => values['uploads'] === 'bucket' || values['backups'] === 'bucket'

/** Where uploads and backups are stored. The secret is never shown: an empty field leaves the stored one unchanged. */
export const storageSettings: SettingsGroup<Storage> = {
  title: 'nav.storage',
  name: 'storage',
  query: (api) => operationQuery(api, 'getStorageSettings'),
  values: ({ from_environment: _derived, ...saved }) => ({ ...valuesOf(saved), secret_access_key: '' }),
  fields: (t, saved) => {
    const places = (['folder', 'bucket'] as const).map((value) => ({ value, label: t(`storage.place_${value}`) }))
    const place = { type: 'radio', options: places } as const
    const hidden = (values: FormValues) => !usesBucket(values)
    const line = (name: keyof Storage, max: number) => ({ name, type: 'input', maxLength: max, hidden }) as const
    const fields: FormField[] = [
      { name: 'places', type: 'legend', title: t('storage.places') },
      { ...place, name: 'uploads', title: t('storage.uploads'), description: t('storage.uploads_help') },
      { ...place, name: 'backups', title: t('storage.backups'), description: t('storage.backups_help') },
      { name: 'service', type: 'legend', title: t('storage.service'), hidden },
      {
        ...line('endpoint', limits.endpoint.max),
        title: t('storage.endpoint'),
        description: t('storage.endpoint_help'),
        required: true,
        placeholder: 'https://s3.eu-central-1.amazonaws.com',
      },
      {
        ...line('region', limits.region.max),
        title: t('storage.region'),
        description: t('storage.region_help'),
        required: true,
      },
      {
        ...line('bucket', limits.bucket.max),
        title: t('storage.bucket'),
        description: t('storage.bucket_help'),
        required: true,
      },
      {
        ...line('prefix', limits.prefix.max),
        title: t('storage.prefix'),
        description: t('storage.prefix_help'),
        placeholder: 'community/',
      },
      {
        ...line('access_key_id', limits.secret_access_key.max),
        title: t('storage.access_key_id'),
        description: t('storage.access_key_id_help'),
        required: true,
      },
      {
        ...line('secret_access_key', limits.secret_access_key.max),
        inputType: 'password',
        autoComplete: 'new-password',
        title: t('storage.secret_access_key'),
        required: saved.secret_access_key === '',
        description: saved.secret_access_key === '' ? undefined : t('storage.secret_access_key_help'),
      },
      {
        name: 'path_style',
        type: 'checkbox',
        title: t('storage.path_style'),
        description: t('storage.path_style_help'),
        hidden,
      },
    ]
    return fields.map((field) => ({ ...field, disabled: saved.from_environment }))
  },
  alsoShownBy: [operationKey('getDashboard')],
  save: (api, values) => api.call('updateStorageSettings', { body: storageBody(values), timeoutMs: 90_000 }),
  note: StorageTest,
}
